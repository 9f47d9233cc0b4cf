import { bench } from '../measure.js';
import { domPeer } from './dom.js';

/** No schema library: it knows what is required, and nothing else. */
bench(
  domPeer(
    (schema) => (answers) =>
      Object.fromEntries(schema.required.filter((name) => !(name in answers)).map((name) => [name, 'Enter an answer'])),
  ),
);
