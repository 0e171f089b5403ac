import type { Family } from "../../contract/families";
import type { Item } from "../../contract/item/item";
import { buildCatItem as catItemOf } from "../cat/engine/build";
import { catLevels, type CatLevel, type CatModel } from "../cat/engine/model";
import { catModels } from "../cat/models";
import { buildMathsItem as mathItemOf } from "../engine/build";
import { createDraw } from "../engine/draw";
import type { ItemModel, MathsLevel } from "../engine/model";
import { mathsModels as mathModels } from "../maths/models";
import { buildSatMathItem as satItemOf } from "../sat/math/engine/build";
import type { SatModel } from "../sat/math/engine/model";
import { satMathModels as satModels } from "../sat/math/models";

const difficulties = ["easy", "medium", "hard"] as const;
export type Difficulty = (typeof difficulties)[number];

/** A step of a model, all items of which are alike in kind and difficulty. */
interface Rung {
  /** Whether the bank's item with this `source.ref` belongs to this rung. */
  readonly isOf: (ref: string) => boolean;
  readonly difficulty: Difficulty;
  /** Makes the item of a seed; undefined when the seed makes no good item. */
  readonly make: (seed: string) => Item | undefined;
}

/** An item model for practice: makes unlimited new questions, none of which is in a bank. */
export interface Maker {
  readonly family: Family;
  readonly subject: string;
  readonly skill: string;
  /** `source.name` of the model's items in the bank. */
  readonly name: string;
  readonly rungs: readonly Rung[];
}

const ofRit = (level: MathsLevel): Difficulty => (level < 190 ? "easy" : level < 230 ? "medium" : "hard");

const mathMaker = (model: ItemModel): Maker => ({
  family: "map",
  subject: "math",
  skill: model.skill,
  name: model.name,
  rungs: model.levels.map((level) => ({
    isOf: (ref) => ref.startsWith(`${model.name}:${level}:`),
    difficulty: ofRit(level),
    make: (seed) => mathItemOf(model, level, seed),
  })),
});

const satMaker = (model: SatModel): Maker => ({
  family: "sat",
  subject: "satMath",
  skill: model.skill,
  name: model.name,
  rungs: model.levels.map((level) => ({
    isOf: (ref) => ref.startsWith(`${model.name}:${level}:`),
    difficulty: level,
    make: (seed) => satItemOf(model, level, seed),
  })),
});

const mostTries = 60;

const catItem = (model: CatModel, level: CatLevel, rung: number, seed: string): Item | undefined => {
  const draw = createDraw(seed);
  const place = draw.int(0, 4);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const draft = model.generate(draw, level, rung, place);
    if (draft !== undefined) return catItemOf(model, { level, use: "practice", rung, n: 0, place }, draft);
  }
  return undefined;
};

const third = (rung: number, count: number): Difficulty =>
  difficulties[Math.min(2, Math.floor((3 * rung) / count))] ?? "hard";

const catMaker = (model: CatModel): Maker => ({
  family: "cat",
  subject: "cat",
  skill: model.name,
  name: model.name,
  rungs: catLevels.flatMap((level) =>
    Array.from({ length: model.rungs(level) }, (_, rung) => ({
      isOf: (ref: string) => {
        const [, ofLevel, , ofRung] = ref.split(":");
        return ofLevel === level && ofRung === String(rung);
      },
      difficulty: third(rung, model.rungs(level)),
      make: (seed: string) => catItem(model, level, rung, seed),
    })),
  ),
});

/** The models that can make new questions; items without a maker can only be repeated. */
export const makers: readonly Maker[] = [
  ...mathModels.map(mathMaker),
  ...satModels.map(satMaker),
  ...catModels.map(catMaker),
];

/** The rung of an item of a bank; undefined when none of these models made it. */
export const rungOf = (subject: string, { kind, name, ref }: Item["source"]): Rung | undefined =>
  kind === "model"
    ? makers.find((maker) => maker.subject === subject && maker.name === name)?.rungs.find((rung) => rung.isOf(ref))
    : undefined;
