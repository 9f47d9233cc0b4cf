import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paramsOf, readJson } from './support/cases.js';
import { useHostPages } from './support/on-page.js';
import { violations } from './support/schema.js';

interface Property {
  readonly title: string;
  readonly description: string;
  readonly type: string;
  readonly format?: string;
  readonly default?: string | number | string[];
  readonly enum?: readonly string[];
  readonly enumNames?: readonly string[];
  readonly oneOf?: readonly { readonly const: string; readonly title: string }[];
  readonly items?: Pick<Property, 'enum'> & { readonly anyOf?: Property['oneOf'] };
}

const onPage = useHostPages();
const request = readJson('server-everything-form');
const { requestedSchema } = paramsOf(request);
const properties = requestedSchema['properties'] as Readonly<Record<string, Property>>;

test('the form of the official test server asks its thirteen questions, each named, described and pre-filled', async (t) => {
  assert.equal(Object.keys(properties).length, 13);
  await t.test(
    'to assistive technology',
    onPage(async (host) => {
      await host.ask(request);
      const accessible = await host.accessible();
      for (const [key, property] of Object.entries(properties)) {
        const role = roleOf(property);
        const controls = accessible.filter((node) => node.role === role && node.name === property.title);
        assert.equal(controls.length, 1, `one ${role} is named "${property.title}"`);
        const [{ description, value, states }] = controls as [(typeof controls)[0]];
        assert.ok(description.startsWith(property.description), `"${description}" describes "${property.title}"`);
        const isRequired = (requestedSchema['required'] as readonly string[]).includes(key);
        assert.equal(states['required'] === true, isRequired, `"${property.title}" is required or not`);
        if (role === 'textbox')
          assert.equal(value, (property.default ?? '').toString(), `the value of "${property.title}"`);
        if (role === 'checkbox') assert.equal(states['checked'], 'false');
      }
    }),
  );
  await t.test(
    'with the options of each choice, the default chosen',
    onPage(async (host) => {
      await host.ask(request);
      for (const property of Object.values(properties)) {
        const options = optionsOf(property);
        if (!options.length) continue;
        const group = host.dialog.getByRole(property.type === 'array' ? 'group' : 'radiogroup', {
          name: property.title,
          exact: true,
        });
        const shown = await group.getByRole(property.type === 'array' ? 'checkbox' : 'radio').evaluateAll((inputs) =>
          (inputs as HTMLInputElement[]).map(({ labels, checked }) => ({
            title: labels![0]!.textContent.trim(),
            checked,
          })),
        );
        const defaults = [property.default].flat();
        assert.deepEqual(
          shown,
          options.map(({ const: value, title }) => ({ title, checked: defaults.includes(value) })),
        );
      }
    }),
  );
});

test(
  'the form of the official test server sends its defaults with what was answered',
  onPage(async (host, person) => {
    await host.ask(request, { protocolVersion: '2025-11-25' });
    await person.answers({
      String: 'Ada Lovelace',
      Boolean: true,
      'String with email format': 'ada@example.org',
      'String with uri format': 'https://example.org/ada',
      'String with date format': '1815-12-10',
      'Untitled Single Select Enum': 'Phoebe',
      'Titled Multiple Select Enum': ['Trout', 'Salmon'],
    });
    await person.press('accept');
    const content = {
      name: 'Ada Lovelace',
      check: true,
      firstLine: 'It was a dark and stormy night.',
      email: 'ada@example.org',
      homepage: 'https://example.org/ada',
      birthdate: '1815-12-10',
      integer: 42,
      number: 3.14,
      untitledSingleSelectEnum: 'Phoebe',
      untitledMultipleSelectEnum: ['Guitar'],
      titledSingleSelectEnum: 'hero-1',
      titledMultipleSelectEnum: ['fish-2', 'fish-3'],
      legacyTitledEnum: 'pet-1',
    };
    assert.equal(await host.result(), JSON.stringify({ action: 'accept', content }));
    assert.deepEqual(violations(requestedSchema, content), []);
  }),
);

function roleOf(property: Property): string {
  if (property.type === 'boolean') return 'checkbox';
  if (property.type === 'array') return 'group';
  if (optionsOf(property).length) return 'radiogroup';
  return property.format === 'date' ? 'Date' : 'textbox'; // Chromium's own name for what ARIA has no role for
}

function optionsOf({ enum: values, enumNames, oneOf, items }: Property): readonly { const: string; title: string }[] {
  if (items) return items.anyOf ?? (items.enum ?? []).map((value) => ({ const: value, title: value }));
  return oneOf ?? (values ?? []).map((value, i) => ({ const: value, title: enumNames?.[i] ?? value }));
}
