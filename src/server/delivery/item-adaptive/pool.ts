import type { Item } from "../../../contract/item";
import { createBank, type Bank } from "../../../psychometrics/bank";
import type { TestItem, TestVersion } from "../../sitting/catalogue";
import { irtOf } from "./responses";
import { setsIn } from "./sets";

/** What choosing needs of an item. */
export type PoolItem = Pick<TestItem, "itemId" | "area" | "irt" | "model" | "setOrder" | "body">;

/** What choosing needs of a test's items, by their place in the test. */
export interface ItemPool {
  readonly items: readonly PoolItem[];
  readonly bank: Bank;
  readonly area: readonly string[];
  /** The places of each area that may be chosen: of items on their own, and of the first of each set. */
  readonly areas: Readonly<Record<string, readonly number[]>>;
  readonly areaTargets: Readonly<Record<string, number>>;
  readonly places: ReadonlyMap<string, number>;
  /** Items on one stimulus, which are served one after the other: their places in order, by the place of the first. */
  readonly sets: ReadonlyMap<number, readonly number[]>;
  /** The place of the first item of each item's set; its own where it is in none. */
  readonly first: Int32Array;
  /** How many items the smallest set of an area has; 1 where it has items on their own. */
  readonly setSize: Readonly<Record<string, number>>;
  /** The number of each item's model, −1 for an item of its own. Those of a set are one draw of it. */
  readonly model: Int32Array;
  /** How many models there are. */
  readonly models: number;
}

/** An item of a bank as choosing sees it once it is published. */
export const poolItemOf = ({ item_id: itemId, irt, area, source, body }: Item): PoolItem => ({
  itemId,
  area,
  irt: irt ?? null,
  model: source.kind === "model" ? source.name : null,
  setOrder: Number(/:(\d+)$/.exec(source.ref)?.[1] ?? NaN) || null,
  body,
});

const pools = new WeakMap<TestVersion, ItemPool>();

export function createPool(items: readonly PoolItem[]): ItemPool {
  const area = items.map((item) => item.area);
  const names = [...new Set(items.flatMap(({ model }) => model ?? []))];
  const numbers = new Map(names.map((name, number) => [name, number]));
  const sets = setsIn(items);
  const first = Int32Array.from(items.keys());
  for (const [head, set] of sets) for (const place of set) first[place] = head;
  const areas = [...new Set(area)].map((name) => {
    const choosable = area.flatMap((one, place) => (one === name && first[place] === place ? [place] : []));
    return [name, choosable] as const;
  });
  return {
    items,
    bank: createBank(items.map(irtOf)),
    area,
    areas: Object.fromEntries(areas),
    areaTargets: Object.fromEntries(area.map((name) => [name, 1])),
    places: new Map(items.map(({ itemId }, place) => [itemId, place])),
    sets,
    first,
    setSize: Object.fromEntries(
      areas.map(([name, places]) => [name, Math.min(...places.map((place) => sets.get(place)?.length ?? 1))]),
    ),
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
