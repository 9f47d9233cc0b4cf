import { expect } from '@open-wc/testing';
import { ProtocolError } from '../../../src/protocol/error.js';
import { readAsk, type Ask } from '../../../src/session/ask.js';

const server = { name: 'Weather' };
const params = { message: 'Where\u202E?\r\nSay', requestedSchema: { properties: { city: { type: 'string' } } } };
const request = { jsonrpc: '2.0', id: 'r-1', method: 'elicitation/create', params };

const ask = (payload: unknown, version?: string): Ask => {
  const read = readAsk(payload, { server, protocolVersion: version });
  if (read instanceof ProtocolError) throw read;
  return read;
};

const refusal = (requestedSchema: object): ProtocolError =>
  readAsk({ message: '', requestedSchema }, { server, protocolVersion: undefined }) as ProtocolError;

describe('what is asked', () => {
  it('is the payload with its questions', () => {
    const { id, steps } = ask(request);
    const [step] = steps;
    if (step?.mode !== 'form') throw new Error('expected a form');
    const { message, questions } = step;
    expect([id, message, steps.length]).to.deep.equal(['r-1', 'Where?\nSay', 1]);
    expect(questions.map(({ name, kind }) => [name, kind])).to.deep.equal([['city', 'text']]);
  });

  it('keeps the very payload and server that were given', () => {
    expect(ask(request).payload).to.equal(request);
    expect(ask(request).server).to.equal(server);
    const text = JSON.stringify(request);
    expect(ask(text).payload).to.equal(text);
  });

  it('may come before its server', () => {
    expect((readAsk(request, { server: undefined, protocolVersion: undefined }) as Ask).server).to.be.undefined;
  });

  const words: [string, unknown, string | undefined, boolean][] = [
    ['reject, where nothing is known of the version', request, undefined, false],
    ['decline, where a version is set', request, '2025-06-18', true],
    ['decline, where a later version is set', request, '2025-11-25', true],
    ['decline, where it has a mode', { ...params, mode: 'form' }, undefined, true],
    ['decline, where it is an input request', { method: request.method, params }, undefined, true],
  ];
  for (const [what, payload, version, declines] of words) {
    it(`is refused by the word ${what}`, () => {
      expect(ask(payload, version).declines).to.equal(declines);
    });
  }

  it('takes no title or server from the payload', () => {
    const posing = { ...params, server: { name: 'Bank' }, title: 'Bank', serverInfo: { name: 'Bank' } };
    expect(ask(posing).server).to.equal(server);
    expect(JSON.stringify({ ...ask(posing), payload: null })).not.to.contain('Bank');
  });
});

describe('what is not asked', () => {
  it('is what is no request, with the error of the reader', () => {
    expect((readAsk([], { server, protocolVersion: undefined }) as ProtocolError).code).to.equal(-32600);
    expect((readAsk({ method: 'ping' }, { server, protocolVersion: undefined }) as ProtocolError).code).to.equal(
      -32601,
    );
  });

  it('is what no answer could satisfy: all properties at fault are named', () => {
    const error = refusal({
      properties: {
        address: { type: 'object' },
        plan: { enum: [] },
        name: { type: 'string' },
        extra: { type: 'object' },
      },
      required: ['address', 'plan', 'name'],
    });
    expect(error).to.be.an.instanceOf(ProtocolError);
    expect(error.code).to.equal(-32602);
    expect(error.data).to.deep.equal({ properties: ['address', 'plan'] });
    expect(error.message)
      .to.contain('"address" is an object')
      .and.contain('"plan" has no options')
      .and.not.contain('extra');
  });

  it('is a schema of another type', () => {
    const error = refusal({ type: 'array' });
    expect([error.code, error.data]).to.deep.equal([-32602, { properties: [] }]);
    expect(error.message).to.contain('requestedSchema').and.contain('"array"');
  });

  it('is a required name without a property', () => {
    expect(refusal({ properties: {}, required: ['ghost'] }).message).to.contain('"ghost"');
  });
});
