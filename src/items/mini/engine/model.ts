import type { Draw } from "../../engine/draw";
import type { Ask, ItemDraft, Value } from "../../engine/model";
import type { Words } from "../../engine/words";

export const miniLevels = [120, 130, 140, 150, 160, 170, 180, 190, 200] as const;
/** The lower end of a ten-RIT bin. */
export type MiniLevel = (typeof miniLevels)[number];

/** A question for a child who may not read: what it hears, and what stands on the screen. */
export interface MiniDraft<V extends Value = Value> extends Omit<ItemDraft<V>, "ask" | "features" | "calculator"> {
  readonly ask: Extract<Ask<V>, { type: "single_choice" }>;
  /** What the voice says, one turn a line; the English stem where it is left out. */
  readonly heard?: string;
  /** What the speaker beside an option says; left out where reading or naming the option is what is asked. */
  named?(value: V): string;
  /** RIT points above the start of the bin, from 0 to 9; 5 where it is left out. */
  readonly above?: number;
  readonly stimulus?: { readonly title: Words; readonly content: Words };
}

interface ModelBase<A extends string> {
  readonly name: string;
  readonly area: A;
  readonly skill: string;
  /** It can be answered without a sound, from what is written. */
  readonly isReadable?: true;
  /** It has no words of its own: it says what other models say, and comes after them. */
  readonly isBorrowed?: true;
  /** Each of its questions is written by hand, and no sibling of another. */
  readonly isAuthored?: true;
  /** Three up to level 140, four above, where it is left out. */
  readonly optionCount?: 3 | 4;
}

export interface MiniModel<A extends string = string> extends ModelBase<A> {
  readonly levels: readonly MiniLevel[];
  /** It makes one question only, written as a whole; its place in a set where it belongs to one. */
  readonly written?: { readonly order: number };
  /** undefined: this draw makes no good item; draw again. */
  generate(draw: Draw, level: MiniLevel): MiniDraft | undefined;
}

/** An item model whose settings are a table by level: no question can be drawn for two of them. */
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

/** Wrong values that differ only in which one is taken, the likeliest first. */
export const others = <V extends Value>(values: readonly V[], mistake = "takesAnother"): Record<string, V> =>
  Object.fromEntries(values.map((value, k) => [`${mistake}${"ABCDEFGHIJ".charAt(k)}`, value]));

/** RIT points above the start of the bin, 2 to 8, of what is so large between the least and the most of its kind. */
export const aboveBy = (size: number, least: number, most: number): number =>
  most <= least ? 5 : Math.round(2 + 6 * Math.min(1, Math.max(0, (size - least) / (most - least))));
