/** Formats the results: a table of the budgets, and tables of times with their ratios. */
import { BUDGET } from '../scripts/sizes.mjs';

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

/** The median with quartiles, and the ratio to this element. */
function cell(each, ours) {
  if (!each) return 'not searchable';
  return `${ms(each.median)} (${ms(each.low)}–${ms(each.high)})${each === ours ? '' : `, ${times(each.median / ours.median)}`}`;
}

const timed = (what, by, kind) => [
  what,
  ...peers.map((peer) => cell(kind ? by[peer]?.[kind] : by[peer], kind ? by.ours[kind] : by.ours)),
];
const count = (number, what) => `${number.toLocaleString('en')} ${what}${number === 1 ? '' : 's'}`;
const openings = ({ first, opening, options }, kind) => [
  timed('the first form of a page, 5 fields', first, kind),
  ...Object.entries(opening).map(([fields, by]) => timed(count(Number(fields), 'field'), by, kind)),
  ...Object.entries(options).map(([options, by]) => timed(count(Number(options), 'option'), by, kind)),
];
const changes = ({ keystroke, errors, filtering }, kind) => [
  ...Object.entries(keystroke).map(([fields, by]) => timed(`a keystroke among ${fields} fields`, by, kind)),
  timed('60 fields submitted, errors shown', errors, kind),
  ...Object.entries(filtering).map(([options, by]) => timed(`${count(Number(options), 'option')} filtered`, by, kind)),
];

export function report(results) {
  const { rounds, machine, definition, requests, requestCount, bytes, strict, validation } = results;
  const head = ['', ...Object.values(names)];
  const grown = (peer, what) => requests[peer].after[what] - requests[peer].before[what];
  const facts = [
    timed('script loaded → ready, ms', definition),
    [
      `${requestCount.toLocaleString('en')} requests opened and settled, ms of work`,
      ...peers.map((peer) => `${ms(requests[peer].time)}, ${times(requests[peer].time / requests.ours.time)}`),
    ],
    ['growth in DOM nodes', ...peers.map((peer) => String(grown(peer, 'nodes')))],
    ['growth in listeners', ...peers.map((peer) => String(grown(peer, 'listeners')))],
    ['growth of the heap', ...peers.map((peer) => kb(grown(peer, 'heap')))],
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

Written by \`npm run bench\`: milliseconds, the median of ${rounds} interleaved rounds (fewer for slow actions) with quartiles,
and the ratio to this element: below 1 × is faster than this element. [What is measured, and where others are faster](README.md).

${machine.map((line) => `- ${line}`).join('\n')}

## Budgets

${table(['what', 'goal', 'found', ''], budgets(results))}

## From the payload to focus in the first field

${table(head, openings(results, 'focus'))}

## From the payload to the paint

${table(head, [...openings(results, 'wait'), ...changes(results, 'wait')])}

![Milliseconds until a form is painted, by its number of fields, for each peer](../docs/opening.svg)

## Work of the main thread, including work after the paint

${table(head, [...openings(results, 'work'), ...changes(results, 'work')])}

## Size, memory and strict pages

${table(head, facts)}

## A new schema: read, compiled if necessary, and five answers validated

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
  const focus = (by, peer) => ratio(by.ours.focus, by[peer].focus);
  const typing = (peer) => ratio(keystroke[200][peer].work, keystroke[5][peer].work);
  return [
    budget('bytes until the first form has focus', '≤', BUDGET, bytes.ours.gzip, (value) => value.toLocaleString('en')),
    atMost('5 fields, focused, to the form by hand', 2, focus(opening[5], 'floor')),
    atMost('the same, the first form of a page', 2, focus(first, 'floor')),
    atMost('5 fields, focused, to RJSF', 0.25, focus(opening[5], 'rjsf')),
    beside('what the form by hand is to RJSF', ratio(opening[5].floor.focus, opening[5].rjsf.focus)),
    atMost('5 fields, focused, to RJSF, the first form of a page', 0.25, focus(first, 'rjsf')),
    beside('what the form by hand is to RJSF', ratio(first.floor.focus, first.rjsf.focus)),
    atMost('a keystroke among 200 fields, to 5 fields', 1.5, typing('ours')),
    beside('the same in the form by hand', typing('floor')),
    atMost('1,000 options opened, to 5 fields', 2, ratio(options[1000].ours.work, opening[5].ours.work)),
    budget('validation of a new schema, a new ajv to ours', '≥', 100, ratio(validation.ajv, validation.ours), times),
    beside('the same, with one ajv that is kept', ratio(validation.kept, validation.ours)),
    budget('growth in nodes or listeners after 1,000 requests', '≤', 0, grown, String),
  ];
}
