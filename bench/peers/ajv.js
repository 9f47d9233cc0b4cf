import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { bench } from '../measure.js';
import { domPeer } from './dom.js';

const ajv = addFormats(new Ajv({ allErrors: true, strict: false }));

/** What a developer would write: the form by hand, and one ajv for what is entered in all of them. */
bench(
  domPeer((schema) => {
    const validate = ajv.compile(schema);
    ajv.removeSchema(schema); // or it would keep each for good
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
