import { createHash } from "node:crypto";

/** Seeded choices: the same seed gives the same sequence on every platform. */
export interface Draw {
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  /** `size` different members in random order. */
  some<T>(size: number, list: readonly T[]): T[];
  shuffled<T>(list: readonly T[]): T[];
}

const wordsOfState = (seed: string): [number, number, number, number] => {
  const digest = createHash("sha256").update(seed).digest();
  return [digest.readUInt32LE(0), digest.readUInt32LE(4), digest.readUInt32LE(8), digest.readUInt32LE(12)];
};

/** xoshiro128** (Blackman and Vigna 2018) over a SHA-256 of the seed; values in [0, 1). */
const generator = (seed: string): (() => number) => {
  let [a, b, c, d] = wordsOfState(seed);
  const turn = (value: number, by: number) => (value << by) | (value >>> (32 - by));
  return () => {
    const result = Math.imul(turn(Math.imul(b, 5), 7), 9);
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = turn(d, 11);
    return (result >>> 0) / 4_294_967_296;
  };
};

export const createDraw = (seed: string): Draw => {
  const next = generator(seed);
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const shuffled = <T>(list: readonly T[]): T[] =>
    list
      .map((member) => ({ member, place: next() }))
      .toSorted((one, other) => one.place - other.place)
      .map(({ member }) => member);
  const some = <T>(size: number, list: readonly T[]): T[] => shuffled(list).slice(0, size);
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error("nothing to pick from");
    return list[int(0, list.length - 1)] as T;
  };
  return { int, pick, some, shuffled };
};
