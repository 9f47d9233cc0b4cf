import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { install, NAME, ROOT } from './support/install.js';

const { project, add, remove } = install();
after(remove);

const consumer = `
import { en, McpElicitationDialog, ProtocolError, type ElicitResult, type Server, type Strings } from '${NAME}';
import { McpElicitationDialog as Unregistered, type ClosedBy } from '${NAME}/element.js';

const server: Server = { name: 'acme', title: 'Acme', origin: 'https://mcp.acme.example' };
const dialog: McpElicitationDialog = document.createElement('${NAME}');
dialog.request = { message: 'Who are you?', requestedSchema: { type: 'object', properties: {} } };
dialog.server = server;
dialog.protocolVersion = '2025-11-25';
const closedBy: ClosedBy = dialog.closedBy;
dialog.strings = { submit: \`\${en.submit}!\` } satisfies Partial<Strings>;
const isOpen: boolean = dialog.open;
// @ts-expect-error -- what is on show is for the element to say
dialog.open = true;
// @ts-expect-error -- no such word
dialog.closedBy = 'sometimes';

dialog.addEventListener('elicitation-result', ({ detail }) => {
  const result: ElicitResult = detail.result;
  const action: 'accept' | 'reject' | 'cancel' = detail.action;
  // @ts-expect-error -- on the wire, but not to a host
  if (detail.action === 'decline') console.log(result, action);
});
dialog.addEventListener('elicitation-error', ({ detail }) => console.log(detail.error.code.toFixed(), detail.response?.id));
dialog.addEventListener('elicitation-open', ({ detail }) => console.log(detail.server?.name));

Unregistered.define('acme-dialog');
console.log(isOpen, closedBy, new ProtocolError(-32602, 'No').toJSON().code);
`;

const reactConsumer = `
import '${NAME}/react';
import german from '${NAME}/locales/de.js';

export const inGerman = <mcp-elicitation-dialog strings={german} />;
export const ask = (
  <mcp-elicitation-dialog
    request={{ message: 'Ship it?', requestedSchema: { type: 'object', properties: {} } }}
    server-name="Acme"
    presentation="inline"
    closed-by="none"
    review
    secrets="refuse"
    rate-limit={3}
    onelicitation-result={({ detail }) => console.log(detail.action)}
    onelicitation-responses={({ detail }) => console.log(Object.keys(detail.inputResponses))}
    onelicitation-limit={({ detail }) => console.log(detail.reason)}
  />
);
// @ts-expect-error -- no such word
export const wrong = <mcp-elicitation-dialog closed-by="sometimes" />;
`;

/** What tsc says of a file in the project, with every check of libraries on. */
function check(file: string, code: string, options: Readonly<Record<string, string>>): string {
  writeFileSync(join(project, file), code);
  const args = Object.entries({
    target: 'ES2022',
    lib: 'ES2022,DOM,DOM.Iterable',
    strict: 'true',
    exactOptionalPropertyTypes: 'true',
    skipLibCheck: 'false',
    skipDefaultLibCheck: 'true',
    noEmit: 'true',
    ...options,
  }).flatMap(([name, value]) => [`--${name}`, value]);
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  return spawnSync(process.execPath, [tsc, ...args, file], { cwd: project, encoding: 'utf8' }).stdout;
}

describe('TypeScript knows the element', () => {
  for (const [resolution, options] of Object.entries({
    NodeNext: { module: 'NodeNext', moduleResolution: 'NodeNext' },
    bundler: { module: 'ESNext', moduleResolution: 'bundler' },
  })) {
    test(`with module resolution ${resolution}`, () => {
      assert.equal(check('consumer.ts', consumer, options), '');
    });
  }

  test('in JSX', () => {
    for (const name of ['@types/react', 'csstype']) add(name);
    const options = { module: 'ESNext', moduleResolution: 'bundler', jsx: 'react-jsx' };
    assert.equal(check('consumer.tsx', reactConsumer, options), '');
  });
});
