import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useHostPages } from './support/on-page.js';
import { everyKind, form } from './support/payloads.js';

const onPage = useHostPages();

/** What Chromium's trace tells of a look at styles. */
interface Traced {
  readonly name: string;
  readonly args: { readonly elementCount: number };
}

test(
  'after hundreds of requests there are as many nodes and listeners as before',
  onPage(async (host) => {
    const session = await host.page.context().newCDPSession(host.page);
    await session.send('Performance.enable');
    const counts = async () => {
      // What holds on to what goes only goes the next time.
      for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      const of = (name: string) => metrics.find((metric) => metric.name === name)!.value;
      return { nodes: of('Nodes'), listeners: of('JSEventListeners') };
    };
    const settle = (count: number) =>
      host.page.evaluate(
        async ([json, count]) => {
          const element = document.querySelector('mcp-elicitation-dialog')!;
          element.rateLimit = 0;
          for (let i = 0; i < count; i++) {
            const settled = element.elicit(JSON.parse(json));
            await new Promise((resolve) => element.addEventListener('elicitation-open', resolve, { once: true }));
            element.cancel();
            await settled;
          }
          window.elicitationHost.events.splice(0);
          window.elicitationHost.given.splice(0);
        },
        [JSON.stringify(form(everyKind)), count] as const,
      );
    // Until what is done in idle time is done.
    await host.page.evaluate(async () => {
      for (let i = 0; i < 5; i++) await new Promise((resolve) => requestIdleCallback(resolve));
    });
    await settle(20);
    const before = await counts();
    await settle(200);
    const after = await counts();
    assert.ok(after.nodes <= before.nodes, `${before.nodes} nodes, then ${after.nodes}`);
    assert.ok(after.listeners <= before.listeners, `${before.listeners} listeners, then ${after.listeners}`);
  }),
);

test(
  'a problem among two hundred fields has as few elements styled again as one among ten',
  onPage(async (host, person) => {
    /** Elements whose style was looked at while the problem was brought up, by the form's number of fields. */
    const styled = async (fields: number) => {
      const names = Array.from({ length: fields }, (_, i) => `field${i}`);
      await host.ask(form(Object.fromEntries(names.map((name) => [name, { type: 'integer' }])), ['field0']));
      await host
        .part('field')
        .nth(fields - 1)
        .waitFor({ state: 'attached' });
      const browser = host.page.context().browser()!;
      await browser.startTracing(host.page, { categories: ['devtools.timeline'] });
      await person.press('accept');
      await host.part('summary').waitFor();
      const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: Traced[] };
      await person.press('Escape');
      await host.dialog.waitFor({ state: 'hidden' });
      const recalculations = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree');
      return recalculations.reduce((sum, { args }) => sum + args.elementCount, 0);
    };
    assert.ok((await styled(10)) > 0, 'styles are looked at');
    const few = await styled(10);
    const many = await styled(200);
    assert.ok(many <= few + 10, `${few} among 10 fields, ${many} among 200`);
  }),
);
