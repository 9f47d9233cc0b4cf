import { expect } from '@open-wc/testing';
import { formatsOf } from '../../../src/locales/format.js';

/** How many number formats are made while something is done. */
function made(act: () => void): number {
  const { NumberFormat } = Intl;
  let count = 0;
  Intl.NumberFormat = new Proxy(NumberFormat, {
    construct: (target, given: ConstructorParameters<typeof NumberFormat>) => {
      count++;
      return new target(...given);
    },
  });
  try {
    act();
  } finally {
    Intl.NumberFormat = NumberFormat;
  }
  return count;
}

describe('how a language writes numbers', () => {
  it('is made when the first is written, and once', () => {
    let formats: ReturnType<typeof formatsOf> | undefined;
    expect(made(() => (formats = formatsOf('de')))).to.equal(0);
    expect(made(() => expect(formats!.number(1234.5)).to.equal('1234,5'))).to.equal(1);
    expect(made(() => expect(formats!.number(0.25)).to.equal('0,25'))).to.equal(0);
  });
});
