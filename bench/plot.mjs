/** Milliseconds to open a form, by its number of fields: both logarithmic, as both span orders of magnitude. */
const colours = {
  ours: '#2f55d4',
  floor: '#7a8294',
  ajv: '#b8860b',
  rjsf: '#b3261e',
  jsonforms: '#2e8b57',
  'json-editor': '#8a4fbf',
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

export function plot(opening) {
  const fields = Object.keys(opening).map(Number);
  const values = Object.values(opening).flatMap((by) =>
    Object.values(by).flatMap((each) => (each ? [each.median] : [])),
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
  const lines = Object.keys(colours).flatMap((peer) => {
    if (!last[peer]) return [];
    const points = fields.map((count) => `${x(count).toFixed(1)},${y(opening[count][peer].median).toFixed(1)}`);
    const dots = points.map(
      (point) => `<circle cx="${point.split(',')[0]}" cy="${point.split(',')[1]}" r="3" fill="${colours[peer]}"/>`,
    );
    return [
      `<polyline points="${points.join(' ')}" fill="none" stroke="${colours[peer]}" stroke-width="${peer === 'ours' ? 3 : 1.5}"/>${dots.join('')}`,
      `<text x="${WIDTH - MARGIN.right + 10}" y="${y(last[peer].median) + 4}" fill="${colours[peer]}">${names[peer]}</text>`,
    ];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="t">
<title id="t">Milliseconds to open a form, by its number of fields</title>
<style>text{font:13px system-ui,sans-serif}.at{fill:#5a6170}.grid{stroke:#8884;fill:none}rect{fill:#fff}@media(prefers-color-scheme:dark){rect{fill:#1c1d21}.at{fill:#a3a9b6}}</style>
<rect width="${WIDTH}" height="${HEIGHT}"/>
${grid.join('\n')}
<text class="at" x="${(WIDTH - MARGIN.right + MARGIN.left) / 2}" y="${HEIGHT - 8}" text-anchor="middle">fields</text>
${lines.join('\n')}
</svg>
`;
}
