import { createBank, type Bank } from "../../../psychometrics/bank";
import type { TestItem, TestVersion } from "../../sitting/catalogue";
import { irtOf } from "./responses";

/** What choosing needs of an item. */
export type PoolItem = Pick<TestItem, "itemId" | "area" | "irt" | "model">;

/** What choosing needs of a test's items, by their place in the test. */
export interface ItemPool {
  readonly items: readonly PoolItem[];
  readonly bank: Bank;
  readonly area: readonly string[];
  /** The places of each area. */
  readonly areas: Readonly<Record<string, readonly number[]>>;
  readonly areaTargets: Readonly<Record<string, number>>;
  readonly places: ReadonlyMap<string, number>;
  /** The number of each item's model, −1 for an item of its own. */
  readonly model: Int32Array;
  /** How many models there are. */
  readonly models: number;
}

const pools = new WeakMap<TestVersion, ItemPool>();

export function createPool(items: readonly PoolItem[]): ItemPool {
  const area = items.map((item) => item.area);
  const names = [...new Set(items.flatMap(({ model }) => model ?? []))];
  const numbers = new Map(names.map((name, number) => [name, number]));
  return {
    items,
    bank: createBank(items.map(irtOf)),
    area,
    areas: Object.fromEntries(
      [...new Set(area)].map((name) => [name, area.flatMap((one, place) => (one === name ? [place] : []))]),
    ),
    areaTargets: Object.fromEntries(area.map((name) => [name, 1])),
    places: new Map(items.map(({ itemId }, place) => [itemId, place])),
    model: Int32Array.from(items, ({ model }) => numbers.get(model ?? "") ?? -1),
    models: names.length,
  };
}

/** The pool of a test, made once: versions never change. */
export function poolOf(test: TestVersion): ItemPool {
  const known = pools.get(test);
  if (known !== undefined) return known;
  const pool = createPool([...test.items.values()]);
  pools.set(test, pool);
  return pool;
}
