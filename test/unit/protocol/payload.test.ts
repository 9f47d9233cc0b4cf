import { expect } from '@open-wc/testing';
import { ProtocolError } from '../../../src/protocol/error.js';
import { idOf, readPayload, type Elicitation, type FormRequest } from '../../../src/protocol/payload.js';

const requestedSchema = { type: 'object', properties: { name: { type: 'string' } } };
const params = { message: 'Who are you?', requestedSchema };
const request = { jsonrpc: '2.0', id: 1, method: 'elicitation/create', params };

function readAll(payload: unknown): Elicitation {
  const read = readPayload(payload);
  if (read instanceof ProtocolError) throw read;
  return read;
}

const read = (payload: unknown) => readAll(payload).requests[0]![1] as FormRequest;

function refusal(payload: unknown): ProtocolError {
  const error = readPayload(payload);
  expect(error).to.be.an.instanceOf(ProtocolError);
  return error as ProtocolError;
}

describe('a payload', () => {
  const shapes: [string, unknown, Partial<Elicitation>][] = [
    ['a JSON-RPC request', request, { id: 1, declines: false }],
    ['a JSON-RPC request with a text for id', { ...request, id: 'r-9' }, { id: 'r-9', declines: false }],
    ['a JSON-RPC request with the id 0', { ...request, id: 0 }, { id: 0, declines: false }],
    ['a JSON-RPC request without an id', { ...request, id: undefined }, { id: undefined, declines: false }],
    ['bare params', params, { id: undefined, declines: false }],
    ['params with a mode', { ...params, mode: 'form' }, { id: undefined, declines: true }],
    ['a JSON-RPC request with a mode', { ...request, params: { ...params, mode: 'form' } }, { id: 1, declines: true }],
    ['an input request', { method: 'elicitation/create', params }, { id: undefined, declines: true }],
    ['the text of a request', JSON.stringify(request), { id: 1, declines: false }],
    ['the text of params', JSON.stringify(params), { id: undefined, declines: false }],
  ];
  for (const [what, payload, expected] of shapes) {
    it(`may be ${what}`, () => {
      expect(readAll(payload)).to.deep.equal({
        requests: [['', { mode: 'form', ...params }]],
        inputs: undefined,
        ...expected,
      });
    });
  }

  it('keeps the very schema that was given', () => {
    expect(read(request).requestedSchema).to.equal(requestedSchema);
  });

  it('may say nothing', () => {
    expect(read({ ...params, message: '' }).message).to.equal('');
  });

  it('may carry what nobody here knows', () => {
    const more = { ...params, _meta: { progressToken: 1 }, task: {} };
    expect(read({ ...request, params: more, extra: true }).message).to.equal('Who are you?');
  });
});

describe('a payload that is refused', () => {
  const refused: [string, unknown, number, string[]][] = [
    ['an array', [1, 2, 3], -32600, ['array']],
    ['a number', 7, -32600, ['number']],
    ['a boolean', false, -32600, ['boolean']],
    ['text that is no JSON', '{"message":', -32600, ['JSON']],
    ['the text of null', 'null', -32600, ['null']],
    ['an empty object', {}, -32600, ['method']],
    ['a JSON-RPC response', { jsonrpc: '2.0', id: 1, result: {} }, -32600, ['method']],
    ['a method that is no text', { ...request, method: 7 }, -32600, ['method', 'number']],
    ['another method', { ...request, method: 'sampling/createMessage' }, -32601, ['sampling/createMessage']],
    ['no params', { ...request, params: undefined }, -32602, ['params']],
    ['params that are a list', { ...request, params: [params] }, -32602, ['params', 'array']],
    ['no message', { requestedSchema }, -32602, ['message']],
    ['a message that is no text', { ...params, message: ['Hi'] }, -32602, ['message', 'array']],
    ['a message that is null', { ...params, message: null }, -32602, ['message', 'null']],
    ['no schema', { message: 'Hi' }, -32602, ['requestedSchema']],
    ['a schema that is true', { ...params, requestedSchema: true }, -32602, ['requestedSchema', 'boolean']],
    ['a schema that is null', { ...params, requestedSchema: null }, -32602, ['requestedSchema', 'null']],
    ['a mode that does not exist', { ...params, mode: 'hologram' }, -32602, ['mode', 'hologram']],
    ['a mode that is null', { ...params, mode: null }, -32602, ['mode', 'null']],
  ];
  for (const [what, payload, code, words] of refused) {
    it(`is ${what}: ${code}`, () => {
      const error = refusal(payload);
      expect(error.code).to.equal(code);
      for (const word of words) expect(error.message).to.contain(word);
    });
  }

  it('is told the right name of the schema, where it used another', () => {
    expect(refusal({ message: 'Hi', schema: requestedSchema }).message).to.contain('not schema');
  });

  it('may name what every object inherits', () => {
    const inherited = Object.create({ ...params, method: 'elicitation/create', params }) as unknown;
    expect(refusal(inherited).code).to.equal(-32600);
  });

  it('may have a mode of any depth', () => {
    const mode: unknown = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000));
    expect(refusal({ ...params, mode }).code).to.equal(-32602);
  });
});

describe('the id of a request', () => {
  it('is a text or a number of a JSON-RPC request', () => {
    expect([1, 0, 'r-9', ''].map((id) => idOf({ jsonrpc: '2.0', id }))).to.deep.equal([1, 0, 'r-9', '']);
  });

  it('is nothing else', () => {
    const others = [
      { jsonrpc: '2.0' },
      { jsonrpc: '2.0', id: null },
      { jsonrpc: '2.0', id: {} },
      { id: 1 },
      null,
      'text',
    ];
    expect(others.map(idOf).every((id) => id === undefined)).to.be.true;
  });
});
