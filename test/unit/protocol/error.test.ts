import { expect } from '@open-wc/testing';
import { ErrorCode, ProtocolError } from '../../../src/protocol/error.js';

describe('a protocol error', () => {
  it('is an error with JSON-RPC’s code', () => {
    const error = new ProtocolError(ErrorCode.InvalidParams, 'No message');
    expect(error).to.be.an.instanceOf(Error);
    expect([error.name, error.code, error.message]).to.deep.equal(['ProtocolError', -32602, 'No message']);
  });

  it('goes on the wire as an error object, with data only where there is some', () => {
    const bare = new ProtocolError(ErrorCode.MethodNotFound, 'No such method');
    expect(JSON.stringify(bare)).to.equal('{"code":-32601,"message":"No such method"}');
    const named = new ProtocolError(ErrorCode.InvalidParams, 'Cannot be asked', { properties: ['a'] });
    expect(named.toJSON()).to.deep.equal({
      code: -32602,
      message: 'Cannot be asked',
      data: { properties: ['a'] },
    });
  });
});
