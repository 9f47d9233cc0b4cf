import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import type { HostPage } from './host-page.js';
import { named } from './labels.js';

/** What a person enters for one question. */
export type Entered = string | boolean | readonly string[] | null;

/** How a person ends a request: by one of the three controls, or a key. */
export type Press = 'accept' | 'reject' | 'cancel' | 'Escape';

/** Answers by what can be seen and heard: labels and roles, nothing of how the dialog is made. */
export class Person {
  constructor(readonly host: HostPage) {}

  async answers(answers: Readonly<Record<string, Entered>>): Promise<void> {
    for (const [label, entered] of Object.entries(answers)) await this.answer(label, entered);
  }

  async answer(label: string, entered: Entered): Promise<void> {
    if (entered === null) await this.#clear(label);
    else if (typeof entered === 'boolean') await this.#named('checkbox', label).setChecked(entered);
    else if (typeof entered === 'string') await this.#enter(label, entered);
    else await this.#tick(label, entered);
  }

  async press(control: Press): Promise<void> {
    if (control === 'Escape') await this.host.page.keyboard.press('Escape');
    else await this.host.part(control).click();
  }

  /** Types into what has focus, key by key. */
  async type(text: string): Promise<void> {
    await this.host.page.keyboard.type(text);
  }

  /** Presses Tab until focus is on the control, and fails where it never gets there. */
  async tabTo(role: Role, label: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const control = this.#named(role, label);
    const tried: string[] = [];
    for (let presses = 0; presses < 60; presses++) {
      if (await control.evaluate((element) => element.matches(':focus'))) return;
      await this.host.page.keyboard.press(key);
      tried.push(await this.host.focused());
    }
    assert.fail(`${key} never reaches the ${role} "${label}", but ${tried.join(', ')}`);
  }

  #named(role: Role, label: string): Locator {
    return this.host.dialog.getByRole(role, { name: named(label) });
  }

  /** What the label names: the first of these roles that is there. */
  async #find(label: string, ...roles: Role[]): Promise<{ role: Role; control: Locator }> {
    for (const role of roles) {
      const control = this.#named(role, label);
      if (await control.count()) return { role, control };
    }
    assert.fail(`nothing that is labelled "${label}" is a ${roles.join(', ')}`);
  }

  async #enter(label: string, text: string): Promise<void> {
    const { role, control } = await this.#find(label, 'radiogroup', 'combobox', 'textbox', 'searchbox', 'listbox');
    if (role === 'radiogroup') await chooseRadio(control, text);
    else if (role === 'listbox') await control.getByRole('option', { name: named(text) }).click();
    else if (await isSelect(control)) await this.#chooseOption(label, control, text);
    else await this.#retype(control, text);
  }

  async #chooseOption(label: string, select: Locator, text: string): Promise<void> {
    const option = select.getByRole('option', { name: named(text) });
    if (await option.count()) {
      await select.selectOption({ label: (await option.first().innerText()).trim() });
    } else {
      await select.selectOption({ label: 'Other…' });
      await this.#retype(this.#named('textbox', `${label}: Other answer`), text);
    }
  }

  /** Types in place of what is there; where that offers an option of this name, takes it. */
  async #retype(control: Locator, text: string): Promise<void> {
    const type = await control.getAttribute('type');
    if (type === 'date' || type === 'datetime-local') {
      await control.fill(text); // its segments stand in the order of the language
      return;
    }
    await control.press('ControlOrMeta+a');
    await control.press('Backspace');
    await control.pressSequentially(text);
    const option = this.host.dialog.getByRole('option', { name: named(text) });
    if ((await control.getAttribute('aria-controls')) && (await option.count())) await option.click();
  }

  async #tick(label: string, titles: readonly string[]): Promise<void> {
    const { role, control } = await this.#find(label, 'group', 'textbox');
    if (role === 'textbox') {
      await this.#retype(control, titles.join('\n'));
      return;
    }
    for (const box of await control.getByRole('checkbox').all()) await box.setChecked(false);
    for (const title of titles) await control.getByRole('checkbox', { name: named(title) }).check();
  }

  async #clear(label: string): Promise<void> {
    const { role, control } = await this.#find(label, 'radiogroup', 'group', 'combobox', 'textbox', 'checkbox');
    if (role === 'radiogroup') await control.getByRole('button', { name: /clear/i }).click();
    else if (role === 'group') await this.#tick(label, []);
    else if (role === 'checkbox') await control.setChecked(false);
    else if (await isSelect(control)) await control.selectOption('');
    else await this.#retype(control, '');
  }
}

type Role = Parameters<Locator['getByRole']>[0];

const isSelect = async (control: Locator) => (await control.getByRole('option').count()) > 0;

async function chooseRadio(group: Locator, text: string): Promise<void> {
  const radio = group.getByRole('radio', { name: named(text) });
  if (await radio.count()) {
    await radio.check();
  } else {
    await group.getByRole('radio', { name: 'Other…' }).check();
    await group.getByRole('textbox').pressSequentially(text);
  }
}
