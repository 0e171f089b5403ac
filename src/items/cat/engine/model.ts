import type { Draw } from "../../engine/draw";
import type { Words } from "../../engine/words";

/** A: about 8 to 9 years, D: about 11 to 12 years. */
export const catLevels = ["A", "D"] as const;
export type CatLevel = (typeof catLevels)[number];

/** The subtests, in the order in which they are sat. */
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

/** What a model makes of a draw, with everything in its final order. */
export interface CatDraft {
  readonly stem: Words;
  /** Inline SVG, one for each language. */
  readonly figure?: Words;
  /** Five, the key among them at the place that was asked for. */
  readonly options: readonly Words[];
  /** By place, what leads to an option; null for the key and where nobody can say. */
  readonly mistakes: readonly (string | null)[];
  readonly explanation: Words;
  /** Seed difficulty in logits. */
  readonly difficulty: number;
  readonly seconds: number;
  /** Two items of the same likeness are near-copies of each other. */
  readonly likeness: string;
}

/** One step of a subtest's ladder from easy to hard: what a model is asked to make. */
export interface CatModel {
  readonly name: Subtest;
  /** How many rungs the ladder of a level has. */
  rungs(level: CatLevel): number;
  /** undefined: this draw makes no good item; draw again. The key stands at `place`, 0 to 4. */
  generate(draw: Draw, level: CatLevel, rung: number, place: number): CatDraft | undefined;
}

/** A model whose ladder is a table by level. */
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

/** The key among four others, at its place. */
export const withKey = <T>(key: T, others: readonly T[], place: number): T[] => [
  ...others.slice(0, place),
  key,
  ...others.slice(place),
];
