import { bench } from '../measure.js';

const element = document.createElement('mcp-elicitation-dialog');
element.setAttribute('rate-limit', '0');
element.serverName = 'Bench';
document.body.append(element);

bench({
  open: (requestedSchema) => (element.request = { message: 'Please fill this in', requestedSchema }),
  close: () => element.cancel(),
  submit: () => element.shadowRoot.querySelector('[part=accept]').click(),
  problems: () => element.shadowRoot.querySelectorAll('[part=error]').length,
});
