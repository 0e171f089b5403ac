import type { Draw } from "../../engine/draw";
import type { Ask, ItemDraft, Value } from "../../engine/model";
import type { Words } from "../../engine/words";

export const miniLevels = [120, 130, 140, 150, 160, 170, 180, 190, 200] as const;
/** The lower end of a ten-RIT bin. */
export type MiniLevel = (typeof miniLevels)[number];

/** A question for a child who may be unable to read, with its spoken and its visible content. */
export interface MiniDraft<V extends Value = Value> extends Omit<ItemDraft<V>, "ask" | "features" | "calculator"> {
  readonly ask: Extract<Ask<V>, { type: "single_choice" }>;
  /** The spoken text, one turn a line; by default the English stem. */
  readonly heard?: string;
  /** The spoken text of an option; absent when the task is to read or name the option. */
  named?(value: V): string;
  /** RIT points above the start of the bin, from 0 to 9; 5 by default. */
  readonly above?: number;
  readonly stimulus?: { readonly title: Words; readonly content: Words };
}

interface ModelBase<A extends string> {
  readonly name: string;
  readonly area: A;
  readonly skill: string;
  /** Whether its questions can be answered without sound, from the written text. */
  readonly isReadable?: true;
  /** Whether it has no scripts of its own but reuses those of other models, after which it is drawn. */
  readonly isBorrowed?: true;
  /** Whether each of its questions is authored, so that none is a sibling of another. */
  readonly isAuthored?: true;
  /** Number of options; by default three up to level 140 and four above. */
  readonly optionCount?: 3 | 4;
}

export interface MiniModel<A extends string = string> extends ModelBase<A> {
  readonly levels: readonly MiniLevel[];
  /** Present when the model is a single authored question; `order` is its place in its set. */
  readonly written?: { readonly order: number };
  /** undefined: this draw makes no good item; draw again. */
  generate(draw: Draw, level: MiniLevel): MiniDraft | undefined;
}

/** Defines an item model by a table of settings by level; no question may be possible at two levels. */
export const defineMiniModel = <S, A extends string>(
  model: ModelBase<A> & {
    readonly settings: Readonly<Partial<Record<MiniLevel, S>>>;
    generate(draw: Draw, setting: S, level: MiniLevel): MiniDraft | undefined;
  },
): MiniModel<A> => {
  const { settings, ...base } = model;
  return {
    ...base,
    levels: miniLevels.filter((level) => settings[level] !== undefined),
    generate: (draw, level) => {
      const setting = settings[level];
      if (setting === undefined) throw new Error(`${model.name} has no level ${level}`);
      return model.generate(draw, setting, level);
    },
  };
};

/** Wrong values with numbered names of the same mistake, the likeliest first. */
export const others = <V extends Value>(values: readonly V[], mistake = "takesAnother"): Record<string, V> =>
  Object.fromEntries(values.map((value, k) => [`${mistake}${"ABCDEFGHIJ".charAt(k)}`, value]));

/**
 * RIT points above the start of the bin, 2 to 8, in proportion to `size` between `least` and `most`; 5 without a range.
 */
export const aboveBy = (size: number, least: number, most: number): number =>
  most <= least ? 5 : Math.round(2 + 6 * Math.min(1, Math.max(0, (size - least) / (most - least))));
