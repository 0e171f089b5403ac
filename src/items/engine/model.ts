import type { Draw } from "./draw";
import type { Words } from "./words";

export const mathsLevels = [150, 160, 170, 180, 190, 200, 210, 220, 230, 240, 250, 260] as const;
/** The lower end of a ten-RIT bin. */
export type MathsLevel = (typeof mathsLevels)[number];
export type MathsArea = "operations" | "number" | "measurement" | "geometry";

/** What an option stands for: a number, a word, or a list such as a fraction, a point or coefficients. */
export type Value = number | string | readonly number[];

/** Wrong values by the mistake that leads to them, the likeliest first. Values that repeat another are left out. */
type Mistakes<V extends Value> = Readonly<Record<string, V>>;

interface Shown<V extends Value> {
  /** Text of an option. */
  show(value: V): string | Words;
  /** What makes two options the same; the value itself by default. */
  worth?(value: V): Value;
  /** Where an option stands in ascending order; its worth by default, if that is a number. */
  size?(value: V): number;
  /** Set where numbers only stand for names, which have no order. */
  readonly unordered?: true;
}
export type Ask<V extends Value> =
  | ({ readonly type: "single_choice"; readonly right: V; readonly wrong: Mistakes<V> } & Shown<V>)
  | ({ readonly type: "multiple_choice"; readonly right: readonly V[]; readonly wrong: Mistakes<V> } & Shown<V>)
  | ({ readonly type: "order"; readonly right: readonly V[] } & Shown<V>)
  | {
      readonly type: "numeric_entry";
      readonly right: number;
      readonly accepted?: readonly string[];
      readonly tolerance?: number;
      readonly unit?: Words;
      /** Characters that may be entered; 12 by default. */
      readonly maxLength?: number;
    };

/** What makes an item harder than its level's plainest one. */
export interface Features {
  readonly steps: number;
  readonly negative?: boolean;
  readonly fraction?: boolean;
  readonly context?: boolean;
  readonly large?: boolean;
  /** The distractors lie close to the key. */
  readonly close?: boolean;
}

export interface ItemDraft<V extends Value = Value> {
  readonly stem: Words;
  /** Inline SVG, one for each language. */
  readonly figure?: Words;
  readonly ask: Ask<V>;
  /** Steps to the answer, which it names. */
  readonly explanation: Words;
  readonly features: Features;
  readonly calculator?: boolean;
  /**
   * Whether a value answers the stem, found by another route than generation; of an order, whether the list of the
   * options' sizes (`worth`) does.
   */
  holds(value: V): boolean;
}

interface ModelBase {
  readonly name: string;
  readonly area: MathsArea;
  readonly skill: string;
}

export interface ItemModel extends ModelBase {
  readonly levels: readonly MathsLevel[];
  /** undefined: this draw makes no good item; draw again. */
  generate(draw: Draw, level: MathsLevel): ItemDraft | undefined;
}

/**
 * An item model whose settings are a table by level. What is asked at a level differs from what is asked at another, by
 * its steps, its numbers or what must be known: two settings that ask the same stand at one level.
 */
export const defineMathsModel = <S>(
  model: ModelBase & {
    readonly settings: Readonly<Partial<Record<MathsLevel, S>>>;
    generate(draw: Draw, setting: S, level: MathsLevel): ItemDraft | undefined;
  },
): ItemModel => ({
  name: model.name,
  area: model.area,
  skill: model.skill,
  levels: mathsLevels.filter((level) => model.settings[level] !== undefined),
  generate: (draw, level) => {
    const setting = model.settings[level];
    if (setting === undefined) throw new Error(`${model.name} has no level ${level}`);
    return model.generate(draw, setting, level);
  },
});
