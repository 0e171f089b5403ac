import { createBank, type Bank } from "../../../psychometrics/bank";
import { createKnownLikelihoods, type KnownLikelihoods } from "../../../psychometrics/shared-nodes";
import type { TestItem, TestVersion } from "../../attempts/catalogue";
import { irtOf } from "./responses";
import { setsIn } from "./sets";

/** What choosing needs of an item. */
export type PoolItem = Pick<TestItem, "itemId" | "stage" | "area" | "irt" | "model" | "setOrder" | "body">;

/** What a section draws from. */
export interface ItemSource {
  /** How many items there are. */
  readonly size: number;
  /** The places of each area that may be chosen: of items on their own, and of the first of each set. */
  readonly areas: Readonly<Record<string, readonly number[]>>;
  readonly areaTargets: Readonly<Record<string, number>>;
}

/** What choosing needs of a test's items, by their place in the test. */
export interface ItemPool extends ItemSource {
  readonly items: readonly PoolItem[];
  readonly bank: Bank;
  /** What answers to its items say of an ability. */
  readonly known: KnownLikelihoods;
  readonly area: readonly string[];
  /** What each section draws from, by stage. */
  readonly sections: ReadonlyMap<string, ItemSource>;
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

const pools = new WeakMap<TestVersion, ItemPool>();

export function createPool(items: readonly PoolItem[]): ItemPool {
  const area = items.map((item) => item.area);
  const names = [...new Set(items.flatMap(({ model }) => model ?? []))];
  const numbers = new Map(names.map((name, number) => [name, number]));
  const sets = setsIn(items);
  const first = Int32Array.from(items.keys());
  for (const [head, set] of sets) for (const place of set) first[place] = head;
  const sourceOf = (all: readonly number[]): ItemSource => {
    const own = [...new Set(all.map((place) => area[place] ?? ""))];
    return {
      size: all.length,
      areas: Object.fromEntries(
        own.map((name) => [name, all.filter((place) => area[place] === name && first[place] === place)]),
      ),
      areaTargets: Object.fromEntries(own.map((name) => [name, 1])),
    };
  };
  const whole = sourceOf([...items.keys()]);
  const stages = [...new Set(items.map(({ stage }) => stage))];
  const placesIn = (name: string): number[] => items.flatMap(({ stage }, place) => (stage === name ? [place] : []));
  return {
    ...whole,
    items,
    bank: createBank(items.map(irtOf)),
    known: createKnownLikelihoods(),
    area,
    sections: new Map(stages.map((name) => [name, sourceOf(placesIn(name))])),
    places: new Map(items.map(({ itemId }, place) => [itemId, place])),
    sets,
    first,
    setSize: Object.fromEntries(
      Object.entries(whole.areas).map(([name, places]) => [
        name,
        Math.min(...places.map((place) => sets.get(place)?.length ?? 1)),
      ]),
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
