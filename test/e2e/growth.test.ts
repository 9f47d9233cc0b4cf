import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useHostPages } from './support/on-page.js';
import { everyKind, form } from './support/payloads.js';

const onPage = useHostPages();

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
    await settle(20);
    const before = await counts();
    await settle(200);
    const after = await counts();
    assert.ok(after.nodes <= before.nodes, `${before.nodes} nodes, then ${after.nodes}`);
    assert.ok(after.listeners <= before.listeners, `${before.listeners} listeners, then ${after.listeners}`);
  }),
);
