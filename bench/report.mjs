/** Words for what was measured: one table of ratios, one of the budgets. */
const names = {
  ours: 'this element',
  floor: 'by hand, no library',
  ajv: 'by hand, with ajv',
  rjsf: 'RJSF, React',
  jsonforms: 'JSON Forms, React',
  'json-editor': 'json-editor',
};
const peers = Object.keys(names);

const ms = (value) => (value < 10 ? value.toFixed(1) : Math.round(value).toString());
const times = (value) => `${value < 10 ? value.toFixed(2) : Math.round(value)} ×`;
const kb = (value) => `${(value / 1000).toFixed(1)} kB`;
const row = (cells) => `| ${cells.join(' | ')} |`;
const table = (head, rows) => [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

/** The median with its quartiles, and the ratio to ours. */
function cell(each, ours) {
  if (!each) return '—';
  return `${ms(each.median)} (${ms(each.low)}–${ms(each.high)})${each === ours ? '' : `, ${times(each.median / ours.median)}`}`;
}

export function report(results) {
  const {
    rounds,
    machine,
    definition,
    opening,
    keystroke,
    errors,
    options,
    filtering,
    requests,
    bytes,
    strict,
    validation,
  } = results;
  const timed = (what, by) => [what, ...peers.map((peer) => cell(by[peer], by.ours))];
  const work = [
    timed('script evaluated → ready', definition),
    ...Object.entries(opening).map(([fields, by]) =>
      timed(`open ${fields} ${fields === '1' ? 'field' : 'fields'}`, by),
    ),
    ...Object.entries(keystroke).map(([fields, by]) => timed(`a keystroke among ${fields} fields`, by)),
    timed('60 fields submitted → errors shown', errors),
    ...Object.entries(options).map(([count, by]) => timed(`open ${Number(count).toLocaleString('en')} options`, by)),
    ...Object.entries(filtering).map(([count, by]) =>
      timed(`filter ${Number(count).toLocaleString('en')} options`, by),
    ),
    [
      `${results.requestCount.toLocaleString('en')} requests opened and settled`,
      ...peers.map((peer) => `${ms(requests[peer].time)}, ${times(requests[peer].time / requests.ours.time)}`),
    ],
  ];
  const grown = (peer, what) => requests[peer].after[what] - requests[peer].before[what];
  const facts = [
    ['DOM nodes more after that', ...peers.map((peer) => String(grown(peer, 'nodes')))],
    ['listeners more after that', ...peers.map((peer) => String(grown(peer, 'listeners')))],
    ['heap more after that', ...peers.map((peer) => kb(grown(peer, 'heap')))],
    ['bytes, gzip', ...peers.map((peer) => kb(bytes[peer].gzip))],
    ['bytes, brotli', ...peers.map((peer) => kb(bytes[peer].brotli))],
    [
      'on a strict page',
      ...peers.map((peer) => {
        const { opens, validates, violations } = strict[peer];
        const does = !opens ? 'fails' : validates ? 'works' : 'opens, but does not validate';
        return violations.length ? `${does}; violates ${violations.join(', ')}` : does;
      }),
    ],
  ];
  return `# Results

Written by \`npm run bench\`. Milliseconds of work of the main thread (scripts, styles, layout, paint; not its waits for a
frame), from the payload to the first field, focused and painted: the median of ${rounds} interleaved rounds (or fewer, for
what takes long), its quartiles, and how many times ours it is. Below 1 × is less than ours.

${machine.map((line) => `- ${line}`).join('\n')}

## Work

${table(['', ...Object.values(names)], [...work, ...facts])}

## A schema never seen before: read, compiled where need be, and five answers validated

${table(
  ['', 'this element', 'a new ajv', 'one ajv, kept', '@cfworker/json-schema'],
  [
    [
      'microseconds',
      ...['ours', 'ajv', 'kept', 'cfworker'].map(
        (way) => `${ms(validation[way].median * 1000)}, ${times(validation[way].median / validation.ours.median)}`,
      ),
    ],
  ],
)}

## Budgets

${table(['what', 'goal', 'found', ''], budgets(results))}

## How opening grows

![Milliseconds to open a form, by its number of fields, for each peer](../docs/opening.svg)
`;
}

function budgets({ first, opening, keystroke, options, validation, requests, bytes }) {
  const ratio = (one, other) => one.median / other.median;
  const budget = (what, sign, goal, found, shown) => {
    const over = sign === '≤' ? found - goal : goal - found;
    return [what, `${sign} ${shown(goal)}`, shown(found), over <= 0 ? 'met' : `**missed by ${shown(over)}**`];
  };
  const atMost = (what, goal, found) => budget(what, '≤', goal, found, times);
  const beside = (what, found) => [what, '', times(found), ''];
  const grown = Math.max(
    0,
    ...['nodes', 'listeners'].map((what) => requests.ours.after[what] - requests.ours.before[what]),
  );
  const five = opening[5];
  return [
    budget('CDN entry, gzip', '≤', 20_000, bytes.ours.entry, (value) => `${value.toLocaleString('en')} bytes`),
    atMost('open 5 fields, to the floor', 2, ratio(five.ours, five.floor)),
    atMost('the same, the first form of a page', 2, ratio(first.ours, first.floor)),
    atMost('open 5 fields, to RJSF', 0.25, ratio(five.ours, five.rjsf)),
    atMost('the same, the first form of a page', 0.25, ratio(first.ours, first.rjsf)),
    atMost('a keystroke among 200 fields, to 5 fields', 1.5, ratio(keystroke[200].ours, keystroke[5].ours)),
    // What of it is the browser's own: it lays out and paints a longer page.
    beside('the same, by hand, no library', ratio(keystroke[200].floor, keystroke[5].floor)),
    atMost('open 1,000 options, to 5 fields', 2, ratio(options[1000].ours, five.ours)),
    budget('validation of a new schema, a new ajv to ours', '≥', 100, ratio(validation.ajv, validation.ours), times),
    beside('the same, with one ajv that is kept', ratio(validation.kept, validation.ours)),
    budget('growth in nodes or listeners after 1,000 requests', '≤', 0, grown, String),
  ];
}
