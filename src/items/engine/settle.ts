import { range } from "./algebra";
import type { Draw } from "./draw";
import type { Ask, ItemDraft, Value } from "./model";
import { tidy, wordsOf, type Words } from "./words";

export interface SettledOption {
  readonly option_id: string;
  readonly value: Value;
  readonly text: Words;
  /** null for a right option. */
  readonly mistake: string | null;
}

/** A draft with its options chosen and placed. `options` is empty for an entry. */
export interface Settled<D extends ItemDraft = ItemDraft> {
  readonly draft: D;
  readonly options: readonly SettledOption[];
}

/** A source of drafts: an item model at one of its levels. */
interface DraftSource<D extends ItemDraft = ItemDraft> {
  readonly name: string;
  /** Whether a student of the level has met numbers below zero. */
  readonly knowsNegatives: boolean;
  /** The number of options of a single choice; 4 by default. */
  readonly optionCount?: number;
  /** undefined: this draw makes no good item; draw again. */
  generate(draw: Draw): D | undefined;
}

const sizes = { single_choice: 4, multiple_choice: 5, order: 0, numeric_entry: 0 } as const;
const letters = "ABCDEFGH";

const identity = (value: Value): string =>
  JSON.stringify(typeof value === "number" ? tidy(value) : typeof value === "string" ? value : value.map(tidy));

const places = (value: number): number => String(tidy(value)).split(".")[1]?.length ?? 0;

/**
 * Whether a wrong value is not obviously wrong: young students have not met numbers below zero, and a number with many
 * decimals, or with any among whole numbers, gives itself away.
 */
const isPlausible = (value: Value, right: Value, knowsNegatives: boolean, { features }: ItemDraft): boolean => {
  if (typeof value === "string") return true;
  if (typeof value !== "number") return value.every(Number.isFinite);
  if (typeof right !== "number") return Number.isFinite(value);
  return (
    Number.isFinite(value) &&
    (value >= 0 || right < 0 || knowsNegatives) &&
    places(value) <= (places(right) === 0 && features.fraction !== true ? 0 : Math.max(2, places(right)))
  );
};

type OptionAsk = Exclude<Ask<Value>, { type: "numeric_entry" }>;

/** The same ask with the text of each value cached. */
const shownOnce = (ask: OptionAsk): OptionAsk => {
  const shown = new Map<Value, string | Words>();
  return {
    ...ask,
    show: (value) => {
      const known = shown.get(value) ?? ask.show(value);
      shown.set(value, known);
      return known;
    },
  };
};

type Wrong = readonly [mistake: string, value: Value];

/** Wrong values that differ from the right ones and from each other, the likeliest first. */
const differentWrongs = (
  draft: ItemDraft,
  ask: OptionAsk,
  rights: readonly Value[],
  knowsNegatives: boolean,
): Wrong[] => {
  const worth = (value: Value) => identity(ask.worth?.(value) ?? value);
  const textOf = (value: Value) => wordsOf(ask.show(value)).en;
  const taken = new Set(rights.map(worth));
  const texts = new Set(rights.map(textOf));
  const wrongs = ask.type === "order" ? [] : Object.entries(ask.wrong);
  return wrongs.filter(([, value]) => {
    const isUsed = taken.has(worth(value)) || texts.has(textOf(value));
    if (isUsed || !isPlausible(value, rights[0] ?? value, knowsNegatives, draft) || draft.holds(value)) return false;
    taken.add(worth(value));
    texts.add(textOf(value));
    return true;
  });
};

/** The number by which an option is sorted in ascending order; undefined when options have no order. */
const sizeOf = (ask: OptionAsk, value: Value): number | undefined => {
  if (ask.type === "order" || ask.unordered === true) return undefined;
  const size = ask.size?.(value) ?? ask.worth?.(value) ?? value;
  return typeof size === "number" ? size : undefined;
};

/**
 * Chooses wrong values around the key. Options are in ascending order, so the number of wrong values below the key is
 * its place; it is drawn at random, so that no place is likelier. Few keys can stand first or last, so those that can
 * do so more often. The likeliest mistake is always among the options.
 */
const aroundTheKey = (wrongs: readonly Wrong[], isBelow: (wrong: Wrong) => boolean, size: number, draw: Draw) => {
  const [likeliest] = wrongs;
  const below = wrongs.filter(isBelow);
  const above = wrongs.filter((wrong) => !isBelow(wrong));
  if (likeliest === undefined || wrongs.length < size) return wrongs.slice(0, size);
  const fewest = Math.max(size - above.length, isBelow(likeliest) ? 1 : 0);
  const most = Math.min(below.length, isBelow(likeliest) ? size : size - 1);
  const counts = range(fewest, most);
  const outer = counts.filter((count) => count === 0 || count === size);
  const count = draw.pick(outer.length > 0 && draw.int(1, 6) > 1 ? outer : counts);
  return [...below.slice(0, count), ...above.slice(0, size - count)];
};

const placed = (ask: OptionAsk, rights: readonly Value[], wrongs: readonly Wrong[], size: number, draw: Draw) => {
  const [key] = rights;
  const keySize = key === undefined ? undefined : sizeOf(ask, key);
  const isBelow = ([, value]: Wrong) => (sizeOf(ask, value) ?? 0) < (keySize ?? 0);
  const chosen =
    keySize === undefined || rights.length > 1
      ? wrongs.slice(0, size - rights.length)
      : aroundTheKey(wrongs, isBelow, size - 1, draw);
  const all = [
    ...rights.map((value) => ({ value, mistake: null })),
    ...chosen.map(([mistake, value]) => ({ value, mistake })),
  ];
  if (keySize === undefined) return draw.shuffled(all);
  return all.toSorted((one, other) => (sizeOf(ask, one.value) ?? 0) - (sizeOf(ask, other.value) ?? 0));
};

const optionsOf = (
  draft: ItemDraft,
  ask: OptionAsk,
  draw: Draw,
  { knowsNegatives, optionCount }: DraftSource,
): SettledOption[] | undefined => {
  const rights: readonly Value[] = ask.type === "single_choice" ? [ask.right] : ask.right;
  const usual = ask.type === "order" ? rights.length : sizes[ask.type];
  const size = ask.type === "single_choice" ? (optionCount ?? usual) : usual;
  const worth = (value: Value) => identity(ask.worth?.(value) ?? value);
  const texts = new Set(rights.map((value) => wordsOf(ask.show(value)).en));
  if (new Set(rights.map(worth)).size < rights.length || texts.size < rights.length) return undefined;
  const wrongs = differentWrongs(draft, ask, rights, knowsNegatives);
  if (rights.length + wrongs.length < size) return undefined;
  return placed(ask, rights, wrongs, size, draw).map(({ value, mistake }, index) => ({
    option_id: letters.charAt(index),
    value,
    text: wordsOf(ask.show(value)),
    mistake,
  }));
};

/** Draws until the source yields an item with enough different options, then chooses and places them. */
export const settleDraft = <D extends ItemDraft>(source: DraftSource<D>, draw: Draw): Settled<D> => {
  for (let tries = 0; tries < 200; tries += 1) {
    const draft = source.generate(draw);
    if (draft === undefined) continue;
    const { ask } = draft;
    if (ask.type === "numeric_entry") return { draft, options: [] };
    const options = optionsOf(draft, shownOnce(ask), draw, source);
    if (options !== undefined) return { draft, options };
  }
  throw new Error(`${source.name} makes no item`);
};
