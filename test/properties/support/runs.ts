import fc from 'fast-check';

/** A failure prints its seed: `SEED=… node --import tsx --test …` runs the same again. */
const { SEED } = process.env;
if (SEED) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(SEED) });

export { fc };
