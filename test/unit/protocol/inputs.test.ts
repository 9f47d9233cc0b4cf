import { expect } from '@open-wc/testing';
import { ProtocolError } from '../../../src/protocol/error.js';
import { readPayload, type Elicitation } from '../../../src/protocol/payload.js';

const method = 'elicitation/create';
const form = { message: 'Who?', requestedSchema: { properties: { name: { type: 'string' } } } };
const page = { mode: 'url', message: 'Sign in', url: 'https://example.org/' };
const sampling = { method: 'sampling/createMessage', params: { messages: [] } };

const inputRequired = (inputRequests: unknown, more: object = {}) => ({
  resultType: 'input_required',
  inputRequests,
  ...more,
});

function read(payload: unknown): Elicitation {
  const elicitation = readPayload(payload);
  if (elicitation instanceof ProtocolError) throw elicitation;
  return elicitation;
}

const refusal = (payload: unknown): ProtocolError => {
  const error = readPayload(payload);
  expect(error).to.be.an.instanceOf(ProtocolError);
  return error as ProtocolError;
};

describe('an input-required result', () => {
  const requests = { who: { method, params: form }, sign: { method, params: page } };

  it('asks for each of its elicitations, in their order', () => {
    const elicitation = read(inputRequired(requests));
    expect(elicitation.requests.map(([key, request]) => [key, request.mode])).to.deep.equal([
      ['who', 'form'],
      ['sign', 'url'],
    ]);
    expect(elicitation.inputs).to.deep.equal({ unanswered: {} });
  });

  it('declines: it exists since 2026-07-28 only', () => {
    expect(read(inputRequired(requests)).declines).to.be.true;
  });

  it('may come without its type, in a JSON-RPC response, or as text', () => {
    const response = { jsonrpc: '2.0', id: 7, result: inputRequired(requests) };
    for (const payload of [{ inputRequests: requests }, response, JSON.stringify(response)]) {
      expect(read(payload).requests).to.have.length(2);
    }
    expect(read(response).id).to.equal(7);
    expect(read(inputRequired(requests)).id).to.be.undefined;
  });

  it('leaves to the host what is no elicitation', () => {
    const roots = { method: 'roots/list' };
    const elicitation = read(inputRequired({ think: sampling, who: requests.who, roots }));
    expect(elicitation.requests.map(([key]) => key)).to.deep.equal(['who']);
    expect(elicitation.inputs?.unanswered).to.deep.equal({ think: sampling, roots });
    expect(elicitation.inputs?.unanswered['think']).to.equal(sampling);
  });

  it('may ask nothing of a person', () => {
    expect(read(inputRequired({ think: sampling })).requests).to.deep.equal([]);
    expect(read(inputRequired({})).requests).to.deep.equal([]);
    expect(read(inputRequired(undefined)).requests).to.deep.equal([]);
  });

  for (const requestState of ['opaque', '', { any: ['thing', null] }, null, 0, false]) {
    it(`passes its state through untouched: ${JSON.stringify(requestState)}`, () => {
      expect(read(inputRequired(requests, { requestState })).inputs).to.deep.equal({ requestState, unanswered: {} });
    });
  }

  it('may use keys that every object inherits', () => {
    const text = JSON.stringify({ inputRequests: { KEY: requests.who, toString: sampling } }).replace(
      'KEY',
      '__proto__',
    );
    const { requests: asked, inputs } = read(JSON.parse(text));
    expect(asked.map(([key]) => key)).to.deep.equal(['__proto__']);
    expect(Object.keys(inputs!.unanswered)).to.deep.equal(['toString']);
  });

  const broken: [string, unknown, number, string][] = [
    ['is no object', 'text', -32600, 'object'],
    ['has no method', { params: form }, -32600, 'method'],
    ['has no params', { method }, -32602, 'params'],
    ['has no message', { method, params: { requestedSchema: {} } }, -32602, 'message'],
    ['has an address that cannot be opened', { method, params: { ...page, url: 'data:,' } }, -32602, 'url'],
  ];
  for (const [what, entry, code, word] of broken) {
    it(`is refused whole, and the entry named, where one ${what}`, () => {
      const error = refusal(inputRequired({ who: requests.who, bad: entry }));
      expect(error.code).to.equal(code);
      expect(error.message).to.contain('"bad"').and.contain(word);
      expect(error.data).to.include({ key: 'bad' });
    });
  }
});

describe('the error that pages have to be visited first (-32042)', () => {
  const error = (...elicitations: unknown[]) => ({ code: -32042, message: 'Visit', data: { elicitations } });

  it('asks for each of its pages, by id', () => {
    const elicitation = read(error({ ...page, elicitationId: 'a' }, { ...page, elicitationId: 'b' }));
    expect(elicitation.requests.map(([key]) => key)).to.deep.equal(['a', 'b']);
    expect(elicitation.declines).to.be.true;
  });

  it('may come in a JSON-RPC response', () => {
    expect(read({ jsonrpc: '2.0', id: 3, error: error(page) })).to.deep.include({ id: 3 });
  });

  it('keeps apart pages with the same id, or none', () => {
    const { requests } = read(error(page, { ...page, elicitationId: 'a' }, { ...page, elicitationId: 'a' }));
    expect(new Set(requests.map(([key]) => key)).size).to.equal(3);
  });

  it('keeps apart a page without an id and one whose id is its place', () => {
    const { requests } = read(error({ ...page, elicitationId: '1' }, page));
    expect(new Set(requests.map(([key]) => key)).size).to.equal(2);
  });

  it('is refused whole, and the page named, where one cannot be opened', () => {
    for (const url of ['javascript:alert(1)', 'data:text/html,x', 'no address', undefined]) {
      const refused = refusal(error({ ...page, elicitationId: 'a' }, { ...page, url, elicitationId: 'b' }));
      expect([refused.code, refused.data], String(url)).to.deep.equal([-32602, { key: 'b' }]);
      expect(refused.message).to.contain('"b"').and.contain('url');
    }
  });

  it('has neither state nor anything left for the host', () => {
    expect(read({ ...error(page), requestState: 'not of an error' }).inputs).to.deep.equal({ unanswered: {} });
  });

  it('may name no pages', () => {
    for (const data of [undefined, null, {}, { elicitations: 'a' }]) {
      expect(read({ code: -32042, data }).requests).to.deep.equal([]);
    }
  });

  it('is the only error that asks', () => {
    expect(refusal({ code: -32000, data: { elicitations: [page] } }).code).to.equal(-32600);
    expect(refusal({ jsonrpc: '2.0', id: 1, error: { code: -32603, message: 'no' } }).code).to.equal(-32600);
  });
});
