import type { Draw } from "./draw";
import type { Words } from "./words";

export const mathsLevels = [150, 160, 170, 180, 190, 200, 210, 220, 230, 240, 250, 260] as const;
/** The lower end of a ten-RIT bin. */
export type MathsLevel = (typeof mathsLevels)[number];
export type MathsArea = "operations" | "number" | "measurement" | "geometry";

/** The value of an option: a number, a word, or a list such as a fraction, a point or coefficients. */
export type Value = number | string | readonly number[];

/** Wrong values by the mistake that leads to them, the likeliest first. Repeated values are dropped later. */
type Mistakes<V extends Value> = Readonly<Record<string, V>>;

interface Shown<V extends Value> {
  /** Text of an option. */
  show(value: V): string | Words;
  /** Two options with equal worth count as the same; the value itself by default. */
  worth?(value: V): Value;
  /** The number by which options are sorted in ascending order; by default the worth, if that is a number. */
  size?(value: V): number;
  /** Set when the numbers stand for names, which have no order. */
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
      /** The most characters of an entry; 12 by default. */
      readonly maxLength?: number;
    };

/** Features that make an item harder than the plainest one of its level. */
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
  /** The steps to the answer, with the answer named. */
  readonly explanation: Words;
  readonly features: Features;
  readonly calculator?: boolean;
  /**
   * Whether a value answers the stem, computed by another route than in generation. For an order task, the value is the
   * list of the options' sizes (`worth`).
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
  /** Draws an item; undefined when this draw makes no good item: draw again. */
  generate(draw: Draw, level: MathsLevel): ItemDraft | undefined;
}

/**
 * Defines an item model by a table of settings by level. The questions of two levels must differ in steps, numbers or
 * required knowledge; settings that ask the same belong to one level.
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
