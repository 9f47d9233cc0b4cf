/**
 * The page's own script, on every page of the tests: it collects what the elements and the browser say, as JSON text,
 * so that nothing is lost on the way to the test (`__proto__` is a key like any other in there).
 */
const host = {
  /** The payloads that were assigned, to match an event's by identity. */
  given: [],
  events: [],
  violations: [],
};
window.elicitationHost = host;

const heard = new WeakSet();
function hear(target) {
  for (const type of ['elicitation-open', 'elicitation-result', 'elicitation-error']) {
    target.addEventListener(type, (event) => {
      if (heard.has(event)) return;
      heard.add(event);
      host.events.push({
        type,
        from: event.target.id,
        detail: JSON.stringify(event.detail),
        isGiven: host.given.includes(event.detail.request),
        at: performance.now(),
      });
    });
  }
}
hear(document);

document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
  host.violations.push(`${effectiveDirective} ${blockedURI} ${sample}`.trim());
});

document.addEventListener('DOMContentLoaded', () => {
  // What an element says after it left the page is heard on itself only.
  document.querySelectorAll('mcp-elicitation-dialog').forEach(hear);

  // An application in a component of its own: focus has to find its way back in there.
  const outer = document.querySelector('#application')?.attachShadow({ mode: 'open' });
  if (!outer) return;
  const inner = outer.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  const button = document.createElement('button');
  button.textContent = 'Ask from inside';
  inner.append(button);
});
