import type { ItemParameters } from "./model";

/** An item bank as arrays by item index; `a` includes the scaling constant D. */
export interface Bank {
  readonly size: number;
  readonly items: readonly ItemParameters[];
  readonly a: Float64Array;
  readonly b: Float64Array;
  readonly c: Float64Array;
  readonly d: Float64Array;
  /** Constant factor of each item's information. */
  readonly gain: Float64Array;
  /** Overwritten by each call of `informationOfAll`. */
  readonly information: Float64Array;
}

const gainOf = ({ a, c, d }: ItemParameters, D: number): number => {
  if (d <= c) return 0;
  const slope = D * a * (d - c);
  return slope * slope * (c === 0 ? 1 / d : 1) * (d === 1 ? 1 / (1 - c) : 1);
};

export const createBank = (items: readonly ItemParameters[], D = 1): Bank => ({
  size: items.length,
  items,
  a: Float64Array.from(items, ({ a }) => D * a),
  b: Float64Array.from(items, ({ b }) => b),
  c: Float64Array.from(items, ({ c }) => c),
  d: Float64Array.from(items, ({ d }) => d),
  gain: Float64Array.from(items, (item) => gainOf(item, D)),
  information: new Float64Array(items.length),
});

/** Information at `theta` of the item with this index. */
export const informationOf = ({ a, b, c, d, gain }: Bank, index: number, theta: number): number => {
  const z = (a[index] ?? 0) * (theta - (b[index] ?? 0));
  const e = Math.exp(z < 0 ? z : -z);
  const near = 1 / (1 + e);
  const far = e * near;
  let value = (gain[index] ?? 0) * near * far;
  const guessing = c[index] ?? 0;
  const ceiling = d[index] ?? 1;
  const width = ceiling - guessing;
  if (guessing > 0 && width > 0) {
    const s = z < 0 ? far : near;
    value *= s / (guessing + width * s);
  }
  if (ceiling < 1 && width > 0) {
    const q = z < 0 ? near : far;
    value *= q / (1 - ceiling + width * q);
  }
  return value;
};

/** Information of every item at `theta`, in the bank's array, which the next call overwrites: copy it for later use. */
export const informationOfAll = (bank: Bank, theta: number): Float64Array => {
  const { size, information } = bank;
  for (let index = 0; index < size; index += 1) information[index] = informationOf(bank, index, theta);
  return information;
};
