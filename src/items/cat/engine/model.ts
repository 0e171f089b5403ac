import type { Draw } from "../../engine/draw";
import type { Words } from "../../engine/words";

/** A: about 8 to 9 years, D: about 11 to 12 years. */
export const catLevels = ["A", "D"] as const;
export type CatLevel = (typeof catLevels)[number];

/** The subtests in the order of the test. */
export const subtests = {
  figureClassification: { battery: "nonVerbal", items: 24 },
  figureMatrices: { battery: "nonVerbal", items: 24 },
  verbalClassification: { battery: "verbal", items: 24 },
  verbalAnalogies: { battery: "verbal", items: 24 },
  numberAnalogies: { battery: "quantitative", items: 18 },
  numberSeries: { battery: "quantitative", items: 18 },
  figureAnalysis: { battery: "spatial", items: 18 },
  figureRecognition: { battery: "spatial", items: 18 },
} as const;
export type Subtest = keyof typeof subtests;

/** An item as a model draws it, with its options in their final order. */
export interface CatDraft {
  readonly stem: Words;
  /** Inline SVG, one for each language. */
  readonly figure?: Words;
  /** Five options, with the key at the requested place. */
  readonly options: readonly Words[];
  /** By place, the mistake that leads to an option; null for the key and for options without a known mistake. */
  readonly mistakes: readonly (string | null)[];
  readonly explanation: Words;
  /** Seed difficulty in logits. */
  readonly difficulty: number;
  readonly seconds: number;
  /** Two items of the same likeness are near-copies of each other. */
  readonly likeness: string;
}

/** The item model of a subtest: makes items of each level on a ladder of rungs from easy to hard. */
export interface CatModel {
  readonly name: Subtest;
  /** The number of rungs on the ladder of a level. */
  rungs(level: CatLevel): number;
  /** Draws an item with the key at `place`, 0 to 4; undefined when this draw makes no good item: draw again. */
  generate(draw: Draw, level: CatLevel, rung: number, place: number): CatDraft | undefined;
}

/** Defines a model whose ladder is a table of settings by level. */
export const defineCatModel = <S>(model: {
  readonly name: Subtest;
  readonly ladder: Readonly<Record<CatLevel, readonly S[]>>;
  generate(draw: Draw, setting: S, place: number): CatDraft | undefined;
}): CatModel => ({
  name: model.name,
  rungs: (level) => model.ladder[level].length,
  generate: (draw, level, rung, place) => {
    const setting = model.ladder[level][rung];
    if (setting === undefined) throw new Error(`${model.name} has no rung ${rung} at level ${level}`);
    return model.generate(draw, setting, place);
  },
});

export const letterAt = (place: number): string => "ABCDE".charAt(place);

/** The options in order: the four others with the key at `place`. */
export const withKey = <T>(key: T, others: readonly T[], place: number): T[] => [
  ...others.slice(0, place),
  key,
  ...others.slice(place),
];
