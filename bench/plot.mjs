/** Colours for light and dark pages, with a contrast of at least 3:1. */
const colours = {
  ours: ['#2f55d4', '#9db4ff'],
  floor: ['#6b7385', '#a3a9b6'],
  ajv: ['#946a00', '#e0b040'],
  rjsf: ['#b3261e', '#ff8f85'],
  jsonforms: ['#23734a', '#62c48f'],
  'json-editor': ['#8a4fbf', '#c79bf0'],
};
const names = {
  ours: 'this element',
  floor: 'by hand',
  ajv: 'by hand, ajv',
  rjsf: 'RJSF',
  jsonforms: 'JSON Forms',
  'json-editor': 'json-editor',
};
const WIDTH = 720;
const HEIGHT = 420;
const MARGIN = { left: 60, right: 120, top: 24, bottom: 48 };
/** Minimum distance between the labels of two lines. */
const LINE_HEIGHT = 16;

/** Moves labels down until none overlap. */
function apart(places) {
  let lowest = -Infinity;
  const moved = [...places].sort((one, other) => one[1] - other[1]);
  return new Map(moved.map(([name, place]) => [name, (lowest = Math.max(place, lowest + LINE_HEIGHT))]));
}

const paint = (ground) =>
  Object.entries(colours)
    .map(
      ([peer, { [ground]: colour }]) => `.${peer} :is(circle,text){fill:${colour}}.${peer} polyline{stroke:${colour}}`,
    )
    .join('\n');

/** Milliseconds until a form is painted, by its number of fields. Both axes are logarithmic. */
export function plot(opening) {
  const fields = Object.keys(opening).map(Number);
  const values = Object.values(opening).flatMap((by) =>
    Object.values(by).flatMap((each) => (each ? [each.wait.median] : [])),
  );
  const lowest = 10 ** Math.floor(Math.log10(Math.min(...values)));
  const highest = 10 ** Math.ceil(Math.log10(Math.max(...values)));
  const x = (count) => MARGIN.left + (Math.log(count) / Math.log(fields.at(-1))) * (WIDTH - MARGIN.left - MARGIN.right);
  const y = (time) =>
    HEIGHT -
    MARGIN.bottom -
    (Math.log(time / lowest) / Math.log(highest / lowest)) * (HEIGHT - MARGIN.top - MARGIN.bottom);
  const grid = [];
  for (let time = lowest; time <= highest; time *= 10) {
    grid.push(
      `<path class="grid" d="M${MARGIN.left} ${y(time)}H${WIDTH - MARGIN.right}"/><text class="at" x="${MARGIN.left - 8}" y="${y(time) + 4}" text-anchor="end">${time} ms</text>`,
    );
  }
  for (const count of fields) {
    grid.push(
      `<text class="at" x="${x(count)}" y="${HEIGHT - MARGIN.bottom + 20}" text-anchor="middle">${count}</text>`,
    );
  }
  const last = opening[fields.at(-1)];
  const shown = Object.keys(colours).filter((peer) => last[peer]);
  const labels = apart(shown.map((peer) => [peer, y(last[peer].wait.median) + 4]));
  const lines = shown.map((peer) => {
    const points = fields.map((count) => [x(count), y(opening[count][peer].wait.median)].map((at) => at.toFixed(1)));
    return `<g class="${peer}"><polyline points="${points.map((point) => point.join(',')).join(' ')}"/>
${points.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="3"/>`).join('')}
<text x="${WIDTH - MARGIN.right + 10}" y="${labels.get(peer).toFixed(1)}">${names[peer]}</text></g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="t">
<title id="t">Milliseconds until a form is painted, by its number of fields</title>
<style>
text{font:13px system-ui,sans-serif}.at{fill:#5a6170}.grid{stroke:#8884;fill:none}rect{fill:#fff}
polyline{fill:none;stroke-width:1.5}.ours polyline{stroke-width:3}
${paint(0)}
@media(prefers-color-scheme:dark){rect{fill:#1c1d21}.at{fill:#a3a9b6}
${paint(1)}}
</style>
<rect width="${WIDTH}" height="${HEIGHT}"/>
${grid.join('\n')}
<text class="at" x="${(WIDTH - MARGIN.right + MARGIN.left) / 2}" y="${HEIGHT - 8}" text-anchor="middle">fields</text>
${lines.join('\n')}
</svg>
`;
}
