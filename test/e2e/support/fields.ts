import assert from 'node:assert/strict';
import type { HostPage } from './host-page.js';
import { isSameLabel, startsWithLabel } from './labels.js';

interface Field {
  readonly label: string;
  readonly parts: string;
  readonly error: string;
  readonly isMarked: boolean;
}

/** The questions on show, as they are marked up. */
export function fieldsOf(host: HostPage): Promise<readonly Field[]> {
  return host.part('field').evaluateAll((fields) =>
    fields.map((field) => ({
      label: field.querySelector('[part~=label]')?.textContent.trim() ?? '',
      parts: field.getAttribute('part') ?? '',
      error: field.querySelector('[part~=error]')?.textContent.trim() ?? '',
      isMarked: field.matches('[aria-invalid=true]') || field.querySelector('[aria-invalid=true]') !== null,
    })),
  );
}

/** The fields with these labels, and no others, are in error, for eyes and for assistive technology. */
export async function assertInvalid(host: HostPage, labels: readonly string[]): Promise<void> {
  const fields = await fieldsOf(host);
  const accessible = await host.accessible();
  for (const label of labels) {
    assert.ok(
      fields.some((field) => isSameLabel(field.label, label)),
      `there is a field "${label}"`,
    );
  }
  for (const { label, parts, error, isMarked } of fields) {
    const isInvalid = labels.some((one) => isSameLabel(one, label));
    assert.equal(parts, isInvalid ? 'field invalid' : 'field', `the part of "${label}"`);
    assert.equal(isMarked, isInvalid, `aria-invalid of "${label}"`);
    if (!isInvalid) continue;
    assert.notEqual(error, '', `the error of "${label}" is in words`);
    assert.ok(
      accessible.some(({ name, description }) => isSameLabel(name, label) && description.includes(error)),
      `the description of "${label}" says "${error}"`,
    );
  }
}

/** A summary of the problems has focus, and its entries lead to the fields, one for each. */
export async function assertSummary(host: HostPage, labels: readonly string[]): Promise<void> {
  assert.equal(await host.focused(), 'region "There is a problem"', 'the summary has focus');
  const entries = await host.part('summary').getByRole('listitem').all();
  assert.equal(entries.length, labels.length, 'an entry for each problem');
  const pending = [...labels];
  for (const entry of entries) {
    const text = await entry.innerText();
    const index = pending.findIndex((label) => startsWithLabel(text, label));
    assert.notEqual(index, -1, `"${text}" begins with the label of a field in error`);
    const [label = ''] = pending.splice(index, 1);
    await entry.locator('a, button').click();
    const arrived = await host.part('field').evaluateAll(
      (fields) =>
        fields
          .find((field) => field.contains((field.getRootNode() as ShadowRoot).activeElement))
          ?.querySelector('[part~=label]')
          ?.textContent.trim() ?? '',
    );
    assert.ok(isSameLabel(arrived, label), `"${text}" leads to "${label}", not "${arrived}"`);
  }
}
