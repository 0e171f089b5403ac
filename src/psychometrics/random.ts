export type Random = () => number;

const scramble = (value: number): number => {
  let mixed = value >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return (mixed ^ (mixed >>> 15)) >>> 0;
};

interface Generator {
  a: number;
  b: number;
  c: number;
  counter: number;
}

const drawFrom = (generator: Generator): number => {
  const { a, b, c, counter } = generator;
  const sum = (a + b + counter) | 0;
  generator.counter = (counter + 1) | 0;
  generator.a = b ^ (b >>> 9);
  generator.b = (c + (c << 3)) | 0;
  generator.c = (((c << 21) | (c >>> 11)) + sum) | 0;
  return (sum >>> 0) / 0x1_0000_0000;
};

/**
 * Uniform random numbers in [0, 1), the same for the same seed on every machine (sfc32, Doty-Humphrey's small fast
 * counter).
 */
export const createRandom = (seed: string | number): Random => {
  let digest = 0x9e3779b9;
  for (const letter of String(seed)) digest = scramble(digest ^ (letter.codePointAt(0) ?? 0));
  const generator = { a: scramble(digest + 1), b: scramble(digest + 2), c: scramble(digest + 3), counter: 1 };
  for (let round = 0; round < 12; round += 1) drawFrom(generator);
  return () => drawFrom(generator);
};

/** Standard normal numbers (Box and Muller 1958), two draws of `random` each. */
export const normalFrom = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
