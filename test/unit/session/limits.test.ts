import { expect } from '@open-wc/testing';
import { Limits } from '../../../src/session/limits.js';

const MINUTE = 60_000;
const weather = { name: 'Weather', origin: 'https://weather.example' };

/** What becomes of requests at these times. */
const admitted = (limits: Limits, limit: number, ...times: number[]) =>
  times.map((now) => limits.admit(weather, limit, now) ?? 'shown');

describe('the requests of a server', () => {
  it('are shown up to so many a minute', () => {
    expect(admitted(new Limits(), 2, 0, 1, 2, MINUTE - 1)).to.deep.equal(['shown', 'shown', 'rate', 'rate']);
  });

  it('are shown again as the minute passes', () => {
    expect(admitted(new Limits(), 2, 0, 10, 20, MINUTE, MINUTE + 5, MINUTE + 10)).to.deep.equal([
      'shown',
      'shown',
      'rate',
      'shown',
      'rate',
      'shown',
    ]);
  });

  it('are counted where they were shown only', () => {
    const limits = new Limits();
    admitted(limits, 1, 0, ...Array.from({ length: 50 }, (_, i) => i * 1000));
    expect(admitted(limits, 1, MINUTE)).to.deep.equal(['shown']);
  });

  it('are without limit where it is 0', () => {
    expect(new Set(admitted(new Limits(), 0, ...Array<number>(1000).fill(0)))).to.deep.equal(new Set(['shown']));
  });

  it('are not all remembered without a limit, however many come', () => {
    const limits = new Limits();
    admitted(limits, 0, ...Array.from({ length: 1000 }, (_, i) => i));
    expect(limits.isInsistent(weather)).to.be.true;
    expect(admitted(limits, 5, 1000, 1001, 1002)).to.deep.equal(['shown', 'shown', 'rate']);
  });

  it('are counted apart from those of others', () => {
    const limits = new Limits();
    const others = [
      { name: 'Weather', origin: 'https://other.example' },
      { name: 'Other' },
      { name: 'Weather' },
      undefined,
    ];
    limits.admit(weather, 1, 0);
    for (const other of others) expect(limits.admit(other, 1, 0), JSON.stringify(other)).to.be.undefined;
    expect(limits.admit(weather, 1, 0)).to.equal('rate');
  });

  it('are counted by where it is, whatever it calls itself', () => {
    const limits = new Limits();
    limits.admit(weather, 1, 0);
    expect(limits.admit({ ...weather, name: 'Another' }, 1, 0)).to.equal('rate');
  });
});

describe('a server that asks often', () => {
  it('is one that asked three times in a minute', () => {
    const limits = new Limits();
    limits.admit(weather, 10, 0);
    limits.admit(weather, 10, 1);
    expect(limits.isInsistent(weather)).to.be.false;
    limits.admit(weather, 10, 2);
    expect(limits.isInsistent(weather)).to.be.true;
    expect(limits.isInsistent({ name: 'Other' })).to.be.false;
    limits.admit(weather, 10, 2 + MINUTE);
    expect(limits.isInsistent(weather)).to.be.false;
  });

  it('is not heard once it is muted, until it is not', () => {
    const limits = new Limits();
    limits.mute(weather);
    expect(limits.admit(weather, 0, 0)).to.equal('muted');
    expect(limits.admit({ name: 'Other' }, 0, 0)).to.be.undefined;
    limits.unmute(weather);
    expect(limits.admit(weather, 0, 0)).to.be.undefined;
  });
});
