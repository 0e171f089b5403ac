import { itemSchema, type Item } from "../../../../contract/item/item";
import { guessingOf } from "../../../engine/difficulty";
import { createDraw } from "../../../engine/draw";
import { rendered } from "../../../engine/render";
import { settleDraft, type Settled } from "../../../engine/settle";
import { same } from "../../../engine/words";
import { idOf, refOfSeed, salted } from "../../../identity";
import type { SatLevel } from "../../levels";
import { satMathDifficulty, expectedSatMathTime } from "./difficulty";
import type { SatModel } from "./model";

/** Must be raised when models change the items of seeds: it enters the ids, so that old attempts keep theirs. */
const edition = 5;

/** The settled draft of a seed, with the reasoning that the item leaves out. */
export const settledSatMathItem = (model: SatModel, level: SatLevel, seed: string): Settled =>
  settleDraft(
    {
      name: `${model.name} at level ${level}`,
      knowsNegatives: true,
      generate: (draw) => {
        const draft = model.generate(draw, level);
        return draft && { ...draft, stem: same(draft.stem), calculator: true };
      },
    },
    createDraw(`sat:${seed}`),
  );

/** The item that a model makes from a seed, always the same for the same seed. */
export const buildSatMathItem = (
  model: SatModel,
  level: SatLevel,
  seed: string,
  settled: Settled = settledSatMathItem(model, level, seed),
): Item => {
  const { body, ...taught } = rendered(settled, "above");
  const { features } = settled.draft;
  return itemSchema.parse({
    item_id: idOf("s", `sat:${edition}:${seed}`),
    family: "sat",
    subject: "satMath",
    area: model.domain,
    skill: model.skill,
    body,
    ...taught,
    irt: {
      a: model.discrimination ?? 1.3,
      b: satMathDifficulty(level, features),
      c: guessingOf(body.interaction),
      d: 1,
      calibration: "seed",
    },
    expected_ms: expectedSatMathTime(level, features),
    points: 1,
    source: { kind: "model", name: model.name, ref: refOfSeed(seed) },
  } satisfies Item);
};

/** The seed of the n-th item of a model at a level, in the bank of a salt. */
export const satMathItemSeed = (model: SatModel, level: SatLevel, n: number, salt = ""): string =>
  salted(`${model.name}:${level}:${n}`, salt);
