import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { install, NAME } from './support/install.js';

interface Named {
  readonly name?: string;
  readonly description?: string;
}

interface Declaration extends Named {
  readonly kind: string;
  readonly tagName?: string;
  readonly customElement?: boolean;
  readonly members?: readonly (Named & { readonly privacy?: string; readonly kind: string })[];
  readonly attributes?: readonly Named[];
  readonly events?: readonly (Named & { readonly type?: { readonly text: string } })[];
  readonly cssParts?: readonly Named[];
  readonly cssProperties?: readonly Named[];
}

interface Manifest {
  readonly modules: readonly { readonly path: string; readonly declarations?: readonly Declaration[] }[];
}

const { folder, files, packageJson, remove } = install();
after(remove);
const manifest = JSON.parse(readFileSync(join(folder, packageJson['customElements'] as string), 'utf8')) as Manifest;
const elements = manifest.modules.flatMap(({ declarations = [] }) => declarations).filter(({ tagName }) => tagName);
const element = elements[0]!;
const names = (list: readonly Named[] = []) => list.map(({ name }) => name);

/** Every one of them is in the list, with words on what it is. */
function assertDescribed(list: readonly Named[] | undefined, expected: readonly string[]): void {
  for (const name of expected) {
    const entry = list?.find((entry) => entry.name === name);
    assert.ok(entry, `${name} is listed`);
    assert.ok(entry.description, `${name} is described`);
  }
}

test('the manifest names the tag, once', () => {
  assert.deepEqual(
    elements.map(({ tagName, name, customElement }) => ({ tagName, name, customElement })),
    [{ tagName: NAME, name: 'McpElicitationDialog', customElement: true }],
  );
});

test('the manifest describes the properties and methods, and no private ones', () => {
  const isPublic = element.members?.filter(({ privacy }) => privacy === undefined || privacy === 'public');
  assertDescribed(isPublic, [
    'request',
    'server',
    'serverName',
    'protocolVersion',
    'presentation',
    'closedBy',
    'review',
    'secrets',
    'rateLimit',
    'strings',
    'open',
    'pending',
    'elicit',
    'elicitInputs',
    'cancel',
    'complete',
    'unmute',
    'define',
  ]);
  assert.deepEqual(
    names(isPublic).filter((name) => /^[#_]|Callback$/.test(name!)),
    [],
  );
});

test('the manifest describes the attributes, each once', () => {
  const expected = [
    'request',
    'server-name',
    'protocol-version',
    'presentation',
    'closed-by',
    'review',
    'secrets',
    'rate-limit',
  ];
  assertDescribed(element.attributes, expected);
  assert.deepEqual(names(element.attributes).sort(), expected.sort());
});

test('the manifest describes the events, each once, with its type', () => {
  const { events = [] } = element;
  assertDescribed(events, ['elicitation-open', 'elicitation-result', 'elicitation-error']);
  assert.equal(new Set(names(events)).size, events.length, 'each once');
  for (const { name, type } of events) {
    assert.ok(name, `an event of type ${type?.text} has a name`);
    assert.match(type?.text ?? '', /^Elicitation\w+Event$/, name);
  }
});

test('the manifest describes the parts and the custom properties', () => {
  assertDescribed(element.cssParts, [
    ...['dialog', 'header', 'server', 'message', 'form', 'field', 'label', 'hint', 'error', 'control', 'option'],
    ...['summary', 'footer', 'accept', 'reject', 'cancel'],
  ]);
  assertDescribed(element.cssProperties, ['--elicitation-accent', '--elicitation-surface', '--elicitation-width']);
  for (const name of names(element.cssProperties)) assert.match(name!, /^--elicitation-/);
});

test('the manifest speaks of modules that are in the package', () => {
  for (const { path } of manifest.modules) assert.ok(files.includes(path), path);
});
