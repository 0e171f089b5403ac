import type { Draw } from "./draw";
import type { Ask, ItemDraft, ItemModel, Level, Value } from "./model";
import { tidy, wordsOf, type Words } from "./words";

export interface SettledOption {
  readonly option_id: string;
  readonly value: Value;
  readonly text: Words;
  /** null: this option is right. */
  readonly mistake: string | null;
}

/** A draft with its options chosen and placed. `options` is empty for an entry. */
export interface Settled {
  readonly draft: ItemDraft;
  readonly options: readonly SettledOption[];
}

const sizes = { single_choice: 4, multiple_choice: 5, order: 0, numeric_entry: 0 } as const;
const letters = "ABCDEFGH";

const identity = (value: Value): string =>
  JSON.stringify(typeof value === "number" ? tidy(value) : typeof value === "string" ? value : value.map(tidy));

const places = (value: number): number => String(tidy(value)).split(".")[1]?.length ?? 0;

/**
 * Young students have not met numbers below zero, and a number with a long tail, or any tail among whole numbers,
 * gives itself away.
 */
const isPlausible = (value: Value, right: Value, level: Level, { features }: ItemDraft): boolean => {
  if (typeof value === "string") return true;
  if (typeof value !== "number") return value.every(Number.isFinite);
  if (typeof right !== "number") return Number.isFinite(value);
  return (
    Number.isFinite(value) &&
    (value >= 0 || right < 0 || level >= 210) &&
    places(value) <= (places(right) === 0 && features.fraction !== true ? 0 : Math.max(2, places(right)))
  );
};

type OptionAsk = Exclude<Ask<Value>, { type: "numeric_entry" }>;

const optionsOf = (draft: ItemDraft, ask: OptionAsk, draw: Draw, level: Level): SettledOption[] | undefined => {
  const rights: readonly Value[] = ask.type === "single_choice" ? [ask.right] : ask.right;
  const wrongs = ask.type === "order" ? [] : Object.entries(ask.wrong);
  const size = ask.type === "order" ? rights.length : sizes[ask.type];
  const worth = (value: Value) => identity(ask.worth?.(value) ?? value);
  const taken = new Set(rights.map(worth));
  const texts = new Set(rights.map((value) => wordsOf(ask.show(value)).en));
  if (taken.size < rights.length || texts.size < rights.length) return undefined;
  const chosen = wrongs.filter(([, value]) => {
    if (
      taken.size >= size ||
      taken.has(worth(value)) ||
      !isPlausible(value, rights[0] ?? value, level, draft) ||
      draft.holds(value)
    )
      return false;
    const text = wordsOf(ask.show(value)).en;
    if (texts.has(text)) return false;
    taken.add(worth(value));
    texts.add(text);
    return true;
  });
  if (rights.length + chosen.length < size) return undefined;
  const all = [
    ...rights.map((value) => ({ value, mistake: null })),
    ...chosen.map(([mistake, value]) => ({ value, mistake })),
  ];
  return draw.shuffled(all).map(({ value, mistake }, index) => ({
    option_id: letters.charAt(index),
    value,
    text: wordsOf(ask.show(value)),
    mistake,
  }));
};

/** Draws until the model yields an item with enough different options. */
export const settle = (model: ItemModel, level: Level, draw: Draw): Settled => {
  for (let tries = 0; tries < 200; tries += 1) {
    const draft = model.generate(draw, level);
    if (draft === undefined) continue;
    const { ask } = draft;
    if (ask.type === "numeric_entry") return { draft, options: [] };
    const options = optionsOf(draft, ask, draw, level);
    if (options !== undefined) return { draft, options };
  }
  throw new Error(`${model.name} makes no item at level ${level}`);
};
