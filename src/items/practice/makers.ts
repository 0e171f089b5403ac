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

/** One step of a model: what it makes there is alike in kind and difficulty. */
interface Rung {
  /** Whether the bank's item with this `source.ref` is of this rung. */
  readonly isOf: (ref: string) => boolean;
  readonly difficulty: Difficulty;
  /** undefined: this seed makes no good item. */
  readonly make: (seed: string) => Item | undefined;
}

/** An item model as practice uses it: new questions without end, none of which is in a bank. */
export interface Maker {
  readonly family: Family;
  readonly subject: string;
  readonly skill: string;
  /** `source.name` of the bank's items that it made. */
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

/** Every model that can make a new question of a kind; what has none can only be repeated. */
export const makers: readonly Maker[] = [
  ...mathModels.map(mathMaker),
  ...satModels.map(satMaker),
  ...catModels.map(catMaker),
];

/** The rung that an item of a bank comes from; undefined where it was not made by a model of these. */
export const rungOf = (subject: string, { kind, name, ref }: Item["source"]): Rung | undefined =>
  kind === "model"
    ? makers.find((maker) => maker.subject === subject && maker.name === name)?.rungs.find((rung) => rung.isOf(ref))
    : undefined;
