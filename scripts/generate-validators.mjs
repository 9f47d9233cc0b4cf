/**
 * Compiles the answer validators ahead of time, into src/answers/generated/.
 *
 * A requested schema arrives at run time, and ajv would compile it with `new Function`, which a strict
 * Content-Security-Policy forbids. But MCP's schemas are a closed subset, so one validator is compiled here
 * over `{ schema, value }`: each keyword reads its limit from `schema` through `$data`, and nothing is left to compile
 * in the page. What a length or a multiple is stays ajv's own; the words come from the keyword.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { _ } from 'ajv/dist/compile/codegen/index.js';
import format from 'ajv/dist/vocabularies/format/format.js';
import ucs2length from 'ajv/dist/runtime/ucs2length.js';
import addFormats from 'ajv-formats';
import { fullFormats } from 'ajv-formats/dist/formats.js';

const limits = (path, ...keywords) =>
  Object.fromEntries(keywords.map((keyword) => [keyword, { $data: `${path}/${keyword}` }]));
const textual = ['minLength', 'maxLength', 'format'];

/** A keyword speaks of one type only and passes every other, so one schema serves them all. */
const value = {
  ...limits('1/schema', ...textual),
  ...limits('1/schema', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'),
  ...limits('1/schema', 'minItems', 'maxItems', 'uniqueItems'),
  items: { type: 'string', ...limits('2/schema/items', ...textual) },
};

const ajv = new Ajv({
  $data: true,
  messages: false,
  strict: true,
  strictTypes: false,
  strictRequired: false,
  ownProperties: true,
  multipleOfPrecision: 6, // otherwise 19.99 is not a multiple of 0.01
  code: { source: true, esm: true, lines: true, formats: _`formats` },
});
// The formats of numbers are none of MCP's.
ajv.removeKeyword('format');
ajv.addKeyword({ ...format.default, type: 'string' });
addFormats(ajv, ['email', 'uri', 'date', 'date-time']);
ajv.addSchema({ $id: 'value', properties: { value } });
const standalone = standaloneCode(ajv, { validate: 'value' });

// The one piece of ajv's (CommonJS) runtime that is needed is a function without free names: it goes in as it is.
const inlined = { 'ajv/dist/runtime/ucs2length': ucs2length.default };
const code = standalone
  .replace(/require\("([^"]+)"\)\.default/g, (_match, path) => `(${inlined[path]})`)
  // Of an error, the keyword and the place are read; the rest would only be sent to every page.
  .replace(/instancePath:instancePath\+"\/value",/g, '')
  .replace(/schemaPath:"[^"]*",/g, '')
  .replace(/,params:\{[^}]*\}/g, '');
if (/require\(|\(undefined\)/.test(code)) throw new Error('ajv needs a piece of its runtime that is not inlined yet');

const folder = new URL('../src/answers/generated/', import.meta.url);
const generated = (source) =>
  `// @ts-nocheck Generated from ${source} by scripts/generate-validators.mjs: change that instead.\n`;
mkdirSync(folder, { recursive: true });
writeFileSync(
  new URL('validate.ts', folder),
  `${generated('ajv')}import { formats } from '../formats.js';
${code}`,
);

/** The expressions that a format of ajv-formats tests a text against: they are private to it, so watch it work. */
function expressionsOf(format, sample) {
  const seen = [];
  const { test } = RegExp.prototype;
  RegExp.prototype.test = function (text) {
    seen.push(this);
    return test.call(this, text);
  };
  try {
    format(sample);
  } finally {
    RegExp.prototype.test = test;
  }
  return seen;
}
writeFileSync(
  new URL('expressions.ts', folder),
  `${generated('ajv-formats')}export const email = ${fullFormats.email};
export const uri = [${expressionsOf(fullFormats.uri, 'https://example.org')}];
`,
);
