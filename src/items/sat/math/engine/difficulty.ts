import type { Features } from "../../../maths/engine/model";
import { tidy } from "../../../maths/engine/words";
import type { Level } from "./model";

/** The middle of each level on the logit scale, the steps of its usual item, and the seconds that one takes. */
const usual = {
  easy: { b: -1.2, steps: 2, seconds: 68 },
  medium: { b: 0, steps: 3, seconds: 95 },
  hard: { b: 1.2, steps: 4, seconds: 122 },
} as const satisfies Record<Level, unknown>;

/** Logits for each step beyond the usual ones and for each feature. */
const weights = { steps: 0.15, negative: 0.1, fraction: 0.1, context: 0.1, large: 0.1, close: 0.15 } as const;
/** What features add to a usual item, taken off so that levels keep their middles. */
const common = 0.1;
const furthest = 0.5;

const weightOf = (name: Exclude<keyof Features, "steps">, features: Features): number =>
  features[name] === true ? weights[name] : 0;

/** Seed difficulty in logits, at most half a logit from the middle of its level. */
export const difficultyOf = (level: Level, features: Features): number => {
  const names = ["negative", "fraction", "context", "large", "close"] as const;
  const added = names.reduce((sum, name) => sum + weightOf(name, features), 0) - common;
  const offset = weights.steps * (features.steps - usual[level].steps) + added;
  return tidy(usual[level].b + Math.min(furthest, Math.max(-furthest, offset)));
};

/** The level in which a seed difficulty lies. */
export const levelOf = (b: number): Level => (b < -0.6 ? "easy" : b < 0.6 ? "medium" : "hard");

/** Usual time in milliseconds; 22 items of a module are meant to take 35 minutes. */
export const expectedTime = (level: Level, { steps, context }: Features): number =>
  (usual[level].seconds + 7 * (steps - usual[level].steps) + (context === true ? 6 : 0)) * 1_000;
