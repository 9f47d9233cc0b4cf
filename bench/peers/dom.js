/** A form by hand: what a browser must do for the same accessible form, and no more. */
const style = new CSSStyleSheet();
style.replaceSync(`dialog { width: 30rem; max-height: 90vh; overflow: auto; padding: 20px; font: 15px/1.5 system-ui }
  .field { display: grid; gap: 6px; margin-block: 20px } .hint { color: #555 } .error { color: #b00 }
  input:not([type=radio], [type=checkbox]), select { min-height: 42px; padding: 9px 12px; font: inherit }`);

const element = (name, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};

/** A group is named by its label's id. */
function labelled(group, label) {
  const name = element('span', { id: `${label.htmlFor}-label` }, label.textContent);
  group.setAttribute('aria-labelledby', name.id);
  return name;
}

/** What can be entered for one property, as `{ field, control, read }`. */
function fieldOf(name, property, isRequired, index) {
  const id = `field-${index}`;
  let label = element('label', { htmlFor: id }, property.title ?? name);
  const note = element('span', { className: 'hint' }, isRequired ? ' (required)' : ' (optional)');
  const hint = element('div', { id: `${id}-hint`, className: 'hint' }, property.description ?? '');
  const options = property.enum ?? property.oneOf?.map((option) => option.const);
  let control;
  let read;
  if (options && options.length <= 6) {
    const radios = options.map((value) => element('input', { type: 'radio', name: id, value }));
    control = element(
      'div',
      { role: 'radiogroup' },
      ...radios.map((radio) => element('label', {}, radio, radio.value)),
    );
    label = labelled(control, label);
    read = () => radios.find((radio) => radio.checked)?.value;
  } else if (options) {
    control = element(
      'select',
      { id },
      element('option', { value: '' }, 'Choose…'),
      ...options.map((value) => element('option', { value }, value)),
    );
    read = () => control.value || undefined;
  } else if (property.type === 'boolean') {
    control = element('input', { id, type: 'checkbox' });
    read = () => control.checked;
  } else if (property.type === 'array') {
    const offered = property.items.enum ?? property.items.anyOf.map((option) => option.const);
    const boxes = offered.map((value) => element('input', { type: 'checkbox', value }));
    control = element('div', { role: 'group' }, ...boxes.map((box) => element('label', {}, box, box.value)));
    label = labelled(control, label);
    read = () => {
      const chosen = boxes.filter((box) => box.checked).map((box) => box.value);
      return chosen.length ? chosen : undefined;
    };
  } else {
    const isNumber = property.type === 'integer' || property.type === 'number';
    control = element('input', {
      id,
      type: property.format === 'email' ? 'email' : 'text',
      inputMode: isNumber ? 'numeric' : '',
    });
    read = () => (control.value === '' ? undefined : isNumber ? Number(control.value) : control.value);
  }
  control.setAttribute('aria-describedby', hint.id);
  return {
    field: element('div', { className: 'field' }, element('div', {}, label, note), hint, control),
    control,
    hint,
    read,
    name,
  };
}

/** A modal dialog with such a form. `validate` gives what is wrong, by name. */
export function domPeer(validate) {
  const host = document.body.appendChild(element('div'));
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [style];
  const dialog = root.appendChild(element('dialog'));
  let fields = [];
  let check = () => ({});

  const submit = () => {
    const answers = Object.fromEntries(
      fields.map(({ name, read }) => [name, read()]).filter(([, value]) => value !== undefined),
    );
    const problems = check(answers);
    for (const { name, control, field, hint } of fields) {
      field.querySelector('.error')?.remove();
      control.setAttribute('aria-invalid', String(name in problems));
      const error = name in problems && element('p', { id: `${hint.id}-error`, className: 'error' }, problems[name]);
      control.setAttribute('aria-describedby', error ? `${hint.id} ${error.id}` : hint.id);
      if (error) field.append(error);
    }
  };
  return {
    open(schema) {
      check = validate(schema);
      const required = new Set(schema.required);
      fields = Object.entries(schema.properties).map(([name, property], i) =>
        fieldOf(name, property, required.has(name), i),
      );
      const form = element(
        'form',
        { noValidate: true },
        element('p', {}, 'Please fill this in'),
        ...fields.map(({ field }) => field),
        element('button', {}, 'Submit'),
      );
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        submit();
      });
      dialog.replaceChildren(element('h2', {}, 'Bench is asking for information'), form);
      dialog.showModal();
      dialog.querySelector('input, select, textarea').focus();
    },
    close() {
      dialog.close();
      dialog.replaceChildren(); // now, as all others do, and not as part of opening the next
    },
    submit: () => dialog.querySelector('form > button').click(),
    problems: () => root.querySelectorAll('.error').length,
  };
}
