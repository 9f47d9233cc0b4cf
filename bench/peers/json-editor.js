import { JSONEditor } from '@json-editor/json-editor';
import { bench } from '../measure.js';

const dialog = document.body.appendChild(document.createElement('dialog'));
let editor;

bench({
  open(schema) {
    const place = dialog.appendChild(document.createElement('div'));
    editor = new JSONEditor(place, {
      schema,
      show_errors: 'never',
      disable_collapse: true,
      disable_edit_json: true,
      disable_properties: true,
      required_by_default: true,
    });
    editor.on('ready', () => {
      dialog.showModal();
      dialog.querySelector('input:not([type=hidden]), select, textarea').focus();
    });
  },
  close() {
    dialog.close();
    editor.destroy();
    dialog.replaceChildren();
  },
  submit() {
    editor.root.showValidationErrors(editor.validate());
    editor.setOption('show_errors', 'always');
    editor.onChange();
  },
  problems: () =>
    [...dialog.querySelectorAll('.je-error, .invalid-feedback, .errmsg, [data-schemapath] p[style*="color"]')].filter(
      ({ textContent }) => textContent,
    ).length,
});
