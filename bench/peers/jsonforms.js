import { JsonForms } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import { createElement, useState } from 'react';
import { bench } from '../measure.js';
import { reactPeer } from './react.js';

/** Problems are shown once it was submitted. */
function Page({ schema }) {
  const [mode, setMode] = useState('ValidateAndHide');
  const [data, setData] = useState({});
  return createElement(
    'form',
    {
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        setMode('ValidateAndShow');
      },
    },
    createElement(JsonForms, {
      schema,
      data,
      renderers: vanillaRenderers,
      cells: vanillaCells,
      validationMode: mode,
      onChange: (change) => setData(change.data),
    }),
    createElement('button', { type: 'submit' }, 'Submit'),
  );
}

bench(reactPeer((schema) => createElement(Page, { schema }), '.validation_error'));
