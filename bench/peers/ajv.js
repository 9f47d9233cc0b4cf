import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { bench } from '../measure.js';
import { domPeer } from './dom.js';

/** What a developer would write: the form by hand, and ajv for what is entered. */
bench(
  domPeer((schema) => {
    const ajv = addFormats(new Ajv({ allErrors: true, strict: false }));
    const validate = ajv.compile(schema);
    return (answers) => {
      validate(answers);
      return Object.fromEntries(
        (validate.errors ?? []).map(({ instancePath, params, message }) => [
          params.missingProperty ?? instancePath.slice(1),
          message,
        ]),
      );
    };
  }),
);
