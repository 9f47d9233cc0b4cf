import Form from '@rjsf/core';
import validator from '@rjsf/validator-ajv8';
import { createElement } from 'react';
import { bench } from '../measure.js';
import { reactPeer } from './react.js';

bench(
  reactPeer(
    (schema) => createElement(Form, { schema, validator, noHtml5Validate: true, focusOnFirstError: false }),
    '.error-detail, .errors li, .text-danger',
  ),
);
