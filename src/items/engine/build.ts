import { itemSchema, type Item } from "../../contract/item/item";
import { idOf, refOfSeed, salted } from "../identity";
import { difficultyFromRit, expectedMathsTime, guessingOf, mathsSeedRit } from "./difficulty";
import { createDraw } from "./draw";
import type { ItemModel, MathsLevel } from "./model";
import { rendered } from "./render";
import { settleDraft, type Settled } from "./settle";

/** Must be raised when models change the items of seeds: it enters the ids, so that old attempts keep theirs. */
const edition = 5;

/** The settled draft of a seed, with the reasoning that the item leaves out. */
export const settledMathsItem = (model: ItemModel, level: MathsLevel, seed: string): Settled =>
  settleDraft(
    {
      name: `${model.name} at level ${level}`,
      knowsNegatives: level >= 210,
      generate: (draw) => model.generate(draw, level),
    },
    createDraw(seed),
  );

/** The item that a model makes from a seed, always the same for the same seed. */
export const buildMathsItem = (
  model: ItemModel,
  level: MathsLevel,
  seed: string,
  settled: Settled = settledMathsItem(model, level, seed),
): Item => {
  const { body, ...taught } = rendered(settled, "below");
  const { features } = settled.draft;
  return itemSchema.parse({
    item_id: idOf("m", `${edition}:${seed}`),
    family: "map",
    subject: "math",
    area: model.area,
    skill: model.skill,
    body,
    ...taught,
    irt: {
      a: 1,
      b: difficultyFromRit(mathsSeedRit(level, features)),
      c: guessingOf(body.interaction),
      d: 1,
      calibration: "seed",
    },
    expected_ms: expectedMathsTime(level, features),
    points: 1,
    source: { kind: "model", name: model.name, ref: refOfSeed(seed) },
  } satisfies Item);
};

/** The seed of the n-th item of a model at a level, in the bank of a salt. */
export const mathsItemSeed = (model: ItemModel, level: MathsLevel, n: number, salt = ""): string =>
  salted(`${model.name}:${level}:${n}`, salt);
