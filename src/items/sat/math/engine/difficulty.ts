import type { Features } from "../../../engine/model";
import { tidy } from "../../../engine/words";
import { middles, type SatLevel } from "../../levels";

/** The number of steps of each level's usual item and its time in seconds. */
const usual = {
  easy: { steps: 2, seconds: 68 },
  medium: { steps: 3, seconds: 95 },
  hard: { steps: 4, seconds: 122 },
} as const satisfies Record<SatLevel, unknown>;

/** Logits for each step beyond the usual ones and for each feature. */
const weights = { steps: 0.15, negative: 0.1, fraction: 0.1, context: 0.1, large: 0.1, close: 0.15 } as const;
/** Logits that features add to a usual item, subtracted so that levels keep their middles. */
const common = 0.1;
const furthest = 0.5;

const weightOf = (name: Exclude<keyof Features, "steps">, features: Features): number =>
  features[name] === true ? weights[name] : 0;

/** Seed difficulty in logits, at most half a logit from the middle of its level. */
export const satMathDifficulty = (level: SatLevel, features: Features): number => {
  const names = ["negative", "fraction", "context", "large", "close"] as const;
  const added = names.reduce((sum, name) => sum + weightOf(name, features), 0) - common;
  const offset = weights.steps * (features.steps - usual[level].steps) + added;
  return tidy(middles[level] + Math.min(furthest, Math.max(-furthest, offset)));
};

/** Usual time in milliseconds; 22 items of a module are meant to take 35 minutes. */
export const expectedSatMathTime = (level: SatLevel, { steps, context }: Features): number =>
  (usual[level].seconds + 7 * (steps - usual[level].steps) + (context === true ? 6 : 0)) * 1_000;
