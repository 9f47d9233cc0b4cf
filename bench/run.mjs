/**
 * Runs the benchmark in headless Chromium: `npm run bench`. Rounds are interleaved, so a slow machine slows down all peers.
 * Compares medians and their ratios. Writes RESULTS.md and ../docs/opening.svg.
 */
import { createServer } from 'node:http';
import { cpus, release, totalmem, type } from 'node:os';
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { browser as findBrowser, browserArgs } from '../scripts/browser.mjs';
import { bytes, cdn, peers, scripts } from './build.mjs';
import { plot } from './plot.mjs';
import { report } from './report.mjs';
import { median, summary } from './statistics.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 11);
const REQUESTS = 1000;
const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html";

const built = await scripts();

const page = (name) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>loading</title>
${name === 'ours' ? '<script type="module" src="/cdn/mcp-elicitation-dialog.js"></script>' : ''}
<script type="module" src="/${name}.js"></script><body></body></html>`;

const server = createServer(({ url }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (pathname === '/favicon.ico') {
    response.writeHead(204).end();
    return;
  }
  const [type, body] = pathname.endsWith('.js')
    ? ['text/javascript', pathname.startsWith('/cdn/') ? cdn(pathname.slice(5)) : built.get(pathname)]
    : ['text/html', page(pathname.slice(1))];
  response.setHeader('content-type', `${type}; charset=utf-8`);
  if (searchParams.has('strict')) response.setHeader('content-security-policy', STRICT);
  response.end(body);
}).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const origin = `http://127.0.0.1:${server.address().port}`;

const browser = await chromium.launch({
  executablePath: findBrowser(),
  // Without a frame rate limit, because otherwise everything shorter than a frame takes a whole frame. Without two internal
  // pages that the browser loads for the address bar of each tab.
  args: [
    ...browserArgs,
    '--disable-frame-rate-limit',
    '--disable-gpu-vsync',
    '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,PaintHolding',
  ],
});

/** Without animations, because each of their frames would be measured. */
const context = await browser.newContext({ reducedMotion: 'reduce' });

async function openPage(name, query = '') {
  const tab = await context.newPage();
  tab.setDefaultTimeout(120_000);
  await tab.goto(`${origin}/${name}${query}`);
  return tab;
}

/** A page with a peer. */
class Subject {
  static async start(name) {
    const subject = new Subject();
    subject.tab = await openPage(name);
    await subject.tab.waitForFunction(() => document.title === 'ready');
    await subject.tab.waitForLoadState('networkidle');
    subject.session = await context.newCDPSession(subject.tab);
    await subject.session.send('Performance.enable');
    const nothing = [];
    for (let i = 0; i < 5; i++) nothing.push((await subject.taskTime('nothing')).work);
    subject.overhead = median(nothing);
    return subject;
  }

  overhead = 0;

  act(name, ...given) {
    return this.tab.evaluate(([name, given]) => window.bench[name](...given), [name, given]);
  }

  async metrics() {
    const { metrics } = await this.session.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  }

  /** Brings the page to the front and waits until it is idle. */
  async turn() {
    await this.tab.bringToFront();
    await this.act('settled');
  }

  async taskTime(...act) {
    const before = await this.metrics();
    const times = await this.act('time', ...act);
    const after = await this.metrics();
    return { ...times, work: (after.TaskDuration - before.TaskDuration) * 1000 };
  }

  /** Milliseconds of an action: until a field has focus, until the result is painted, and all work of the main thread. */
  async cost(...act) {
    const times = await this.taskTime(...act);
    return { ...times, work: Math.max(0, times.work - this.overhead) };
  }
}

const subjects = {};
for (const name of peers) subjects[name] = await Subject.start(name);

/** Runs an action with each peer in each round. The action returns its cost, or null if the peer does not support it. */
async function interleaved(work, rounds = ROUNDS) {
  const costs = Object.fromEntries(peers.map((name) => [name, []]));
  for (let round = -1; round < rounds; round++) {
    for (const name of peers) {
      await subjects[name].turn();
      const cost = await work(subjects[name]);
      if (round >= 0 && cost !== null) costs[name].push(cost); // the first round warms up
    }
  }
  return Object.fromEntries(peers.map((name) => [name, costs[name].length ? each(summary, costs[name]) : null]));
}

/** Calculates each kind of time separately. */
const each = (calculate, costs) =>
  Object.fromEntries(['focus', 'wait', 'work'].map((kind) => [kind, calculate(costs.map((cost) => cost[kind]))]));

const opening = (kind, size) => async (subject) => {
  const cost = await subject.cost('open', kind, size);
  await subject.act('close');
  return cost;
};

const keystroke = (fields) => async (subject) => {
  await subject.act('open', 'form', fields);
  await subject.act('settled');
  const costs = [];
  for (const text of ['a', 'ab', 'abc', 'abcd', 'abcde']) costs.push(await subject.cost('type', text));
  await subject.act('close');
  return each(median, costs);
};

const errors = (fields) => async (subject) => {
  await subject.act('open', 'required', fields);
  await subject.act('settled');
  const cost = await subject.cost('submit');
  await subject.act('close');
  return cost;
};

const filtering = (count) => async (subject) => {
  await subject.act('open', 'options', count);
  await subject.act('settled');
  const cost = (await subject.act('searches')) ? await subject.cost('type', '77') : null;
  await subject.act('close');
  return cost;
};

/** The first form of a page, when nothing is compiled or cached. */
async function firstOpening(fields) {
  const costs = Object.fromEntries(peers.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of peers) {
      const subject = await Subject.start(name);
      await subject.turn();
      costs[name].push(await subject.cost('open', 'form', fields));
      await subject.tab.close();
    }
  }
  return Object.fromEntries(peers.map((name) => [name, each(summary, costs[name])]));
}

/** From the last byte of the scripts to the moment when a form can be requested. */
async function definition() {
  const times = Object.fromEntries(peers.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of peers) {
      const tab = await openPage(name);
      await tab.waitForFunction(() => document.title === 'ready');
      times[name].push(
        await tab.evaluate(() => {
          const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
          const tags = new Set(Array.from(document.scripts, ({ src }) => src));
          const needed = scripts.filter(({ name }) => tags.has(name));
          return (
            performance.getEntriesByName('defined')[0].startTime -
            Math.max(...needed.map(({ responseEnd }) => responseEnd))
          );
        }),
      );
      await tab.close();
    }
  }
  return Object.fromEntries(peers.map((name) => [name, summary(times[name])]));
}

/** Heap, nodes and listeners before and after a thousand requests. */
async function requests() {
  const PART = 100;
  const state = async (subject) => {
    // Some garbage is only collected in a later cycle.
    for (let i = 0; i < 3; i++) await subject.session.send('HeapProfiler.collectGarbage');
    const { Nodes, JSEventListeners, JSHeapUsedSize } = await subject.metrics();
    return { nodes: Nodes, listeners: JSEventListeners, heap: JSHeapUsedSize };
  };
  const results = {};
  for (let done = -PART; done < REQUESTS; done += PART) {
    for (const name of peers) {
      const subject = subjects[name];
      await subject.turn();
      const { work: time } = await subject.cost('requests', PART);
      if (done < 0) results[name] = { time: 0, before: await state(subject) };
      else results[name].time += time;
    }
  }
  for (const name of peers) results[name].after = await state(subjects[name]);
  return results;
}

/**
 * Opens a form and submits it empty. Returns the number of problems, or null if it fails, and the violations of the policy.
 * Runs in a task of the page, because code that the debugger evaluates may use eval despite the policy.
 */
async function submitted(name, query) {
  const tab = await context.newPage();
  await tab.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      window.violations.push(violatedDirective),
    );
  });
  await tab.goto(`${origin}/${name}${query}`);
  const problems = await tab
    .waitForFunction(() => document.title === 'ready', undefined, { timeout: 5000 })
    .then(() =>
      tab.evaluate(
        () =>
          new Promise((resolve, reject) => {
            setTimeout(reject, 10_000);
            setTimeout(() => window.bench.open('required', 5).then(window.bench.submit).then(resolve, reject));
          }),
      ),
    )
    .then(
      () => tab.evaluate(() => window.bench.problems()),
      () => null,
    );
  const violations = [...new Set(await tab.evaluate(() => window.violations))];
  await tab.close();
  return { problems, violations };
}

/** Whether each peer opens a form under a strict policy, and finds the same problems as without one. */
async function strict() {
  const results = {};
  for (const name of peers) {
    const free = await submitted(name, '');
    const { problems, violations } = await submitted(name, '?strict');
    results[name] = { opens: problems !== null, validates: problems === free.problems, violations };
  }
  return results;
}

async function validation() {
  const tab = await openPage('validation');
  await tab.waitForFunction(() => document.title === 'ready');
  const counts = { ours: 2000, ajv: 20, kept: 100, cfworker: 500 };
  const times = { ours: [], ajv: [], kept: [], cfworker: [] };
  for (let round = -1; round < ROUNDS; round++) {
    for (const [way, count] of Object.entries(counts)) {
      const time = await tab.evaluate(([way, count]) => window.validate(way, count), [way, count]);
      if (round >= 0) times[way].push(time / count);
    }
  }
  await tab.close();
  return Object.fromEntries(Object.entries(times).map(([way, some]) => [way, summary(some)]));
}

const began = performance.now();
const results = { rounds: ROUNDS, requestCount: REQUESTS };
const step = async (name, work) => {
  results[name] = await work();
  console.log(`${name} (${Math.round((performance.now() - began) / 1000)} s)`);
};
await step('definition', definition);
await step('first', () => firstOpening(5));
await step('opening', async () => {
  const found = {};
  await interleaved(opening('form', 13), 5); // warm up, or the first row includes compilation
  for (const fields of [1, 5, 13, 60, 200]) found[fields] = await interleaved(opening('form', fields));
  return found;
});
await step('keystroke', async () => ({
  5: await interleaved(keystroke(5)),
  200: await interleaved(keystroke(200), Math.ceil(ROUNDS / 2)),
}));
await step('errors', () => interleaved(errors(60), Math.ceil(ROUNDS / 2)));
await step('options', async () => ({
  1000: await interleaved(opening('options', 1000), 5),
  10000: await interleaved(opening('options', 10_000), 3),
}));
await step('filtering', async () => ({
  1000: await interleaved(filtering(1000), 5),
  10000: await interleaved(filtering(10_000), 3),
}));
await step('validation', validation);
await step('strict', strict);
await step('requests', requests);
results.bytes = bytes(built);

const versionOf = (name) =>
  JSON.parse(readFileSync(new URL(`node_modules/${name}/package.json`, import.meta.url))).version;
results.machine = [
  `${cpus().length} × ${cpus()[0].model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()} ${release()}`,
  `Chromium ${browser.version()}, Node ${process.versions.node}`,
  [
    'ajv',
    '@rjsf/core',
    '@rjsf/validator-ajv8',
    '@jsonforms/react',
    '@json-editor/json-editor',
    '@cfworker/json-schema',
    'react',
  ]
    .map((name) => `${name} ${versionOf(name)}`)
    .join(', '),
];
await browser.close();
server.close();
const text = report(results);
writeFileSync(new URL('RESULTS.md', import.meta.url), text);
writeFileSync(new URL('../docs/opening.svg', import.meta.url), plot(results.opening));
console.log(`\n${text}\n${Math.round((performance.now() - began) / 1000)} s in all.`);
