import { createBank, type Bank } from "../../../psychometrics/bank";
import { createKnownLikelihoods, type KnownLikelihoods } from "../../../psychometrics/shared-nodes";
import type { TestItem, TestVersion } from "../../attempts/catalogue";
import { irtOf } from "./responses";
import { setsIn } from "./sets";

/** The properties of an item that choosing needs. */
export type PoolItem = Pick<TestItem, "itemId" | "stage" | "area" | "irt" | "model" | "setOrder" | "body">;

/** Wanted parts of items by area. */
export type AreaTargets = Readonly<Record<string, number>>;

/** The items from which a section draws. */
export interface ItemSource {
  /** The number of items. */
  readonly size: number;
  /** The pool indexes that may be chosen in each area: of single items, and of the first item of each set. */
  readonly areas: Readonly<Record<string, readonly number[]>>;
  readonly areaTargets: AreaTargets;
}

/** A test's items as choosing needs them. An index is the item's place in the test. */
export interface ItemPool extends ItemSource {
  readonly items: readonly PoolItem[];
  readonly bank: Bank;
  /** Cached likelihoods of answers to these items. */
  readonly known: KnownLikelihoods;
  readonly area: readonly string[];
  /** The source of each section, by stage. */
  readonly sections: ReadonlyMap<string, ItemSource>;
  readonly places: ReadonlyMap<string, number>;
  /**
   * Sets, i.e. items with the same stimulus, served one after the other: their indexes in order, by the index of the
   * first.
   */
  readonly sets: ReadonlyMap<number, readonly number[]>;
  /** The index of the first item of each item's set; for a single item its own index. */
  readonly first: Int32Array;
  /** The number of items in the smallest set of an area; 1 if the area has single items. */
  readonly setSize: Readonly<Record<string, number>>;
  /** The number of each item's model, −1 for an item without a model. The items of a set count as one draw of it. */
  readonly model: Int32Array;
  /** The number of models. */
  readonly models: number;
}

const pools = new WeakMap<TestVersion, ItemPool>();

/** `targets`: parts by area; absent: each area has the same part. */
export function createPool(items: readonly PoolItem[], targets?: AreaTargets): ItemPool {
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
      areaTargets: Object.fromEntries(own.map((name) => [name, targets?.[name] ?? 1])),
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

/** The items with what the test's owner balances in place of their areas: skills, or nothing. */
function balancedBy(shares: AreaTargets, items: readonly TestItem[]): readonly PoolItem[] {
  const areaOf = ({ skill }: TestItem): string => (Object.hasOwn(shares, skill) ? skill : "");
  return items.map((item) => ({ ...item, area: areaOf(item) }));
}

/** The pool of a test, created once per version, since versions never change. */
export function poolOf(test: TestVersion): ItemPool {
  const known = pools.get(test);
  if (known !== undefined) return known;
  const { skill_shares: shares } = test.definition;
  const items = [...test.items.values()];
  const pool = shares === undefined ? createPool(items) : createPool(balancedBy(shares, items), shares);
  pools.set(test, pool);
  return pool;
}
