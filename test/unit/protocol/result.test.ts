import { expect } from '@open-wc/testing';
import { toErrorResponse, toResponse, toResult, wireAction } from '../../../src/protocol/result.js';

describe('a result on the wire', () => {
  it('spells a refusal as its reader does', () => {
    expect(wireAction('reject', false)).to.equal('reject');
    expect(wireAction('reject', true)).to.equal('decline');
  });

  for (const declines of [false, true]) {
    it(`leaves the other words alone (declines: ${declines})`, () => {
      expect(wireAction('accept', declines)).to.equal('accept');
      expect(wireAction('cancel', declines)).to.equal('cancel');
    });
  }

  it('has content on accept, even where there is nothing to fill in', () => {
    expect(toResult('accept', true, {})).to.deep.equal({ action: 'accept', content: {} });
    expect(toResult('accept', true, { name: 'Ada' })).to.deep.equal({ action: 'accept', content: { name: 'Ada' } });
  });

  it('has no content, not even null, on anything else', () => {
    expect(Object.keys(toResult('reject', true, { name: 'Ada' }))).to.deep.equal(['action']);
    expect(Object.keys(toResult('cancel', true, { name: 'Ada' }))).to.deep.equal(['action']);
  });

  it('is wrapped for JSON-RPC with the id of the request, zero and the empty string included', () => {
    const result = toResult('cancel', true, {});
    for (const id of [7, 0, 'r-9', '']) {
      expect(toResponse(id, result)).to.deep.equal({ jsonrpc: '2.0', id, result });
    }
  });

  it('may be an error', () => {
    const error = { code: -32601, message: 'No such method' };
    expect(toErrorResponse(3, error)).to.deep.equal({ jsonrpc: '2.0', id: 3, error });
  });
});
