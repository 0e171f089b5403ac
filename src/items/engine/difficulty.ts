import type { Interaction } from "../../contract/item/item";
import type { Features, MathsLevel } from "./model";

/** RIT points above the start of the bin for each feature of an item. */
const weights = { steps: 1.2, negative: 2, fraction: 2, context: 1.5, large: 1.5, close: 1 } as const;

const place = ({ steps, negative, fraction, context, large, close }: Features): number =>
  weights.steps * steps +
  (negative === true ? weights.negative : 0) +
  (fraction === true ? weights.fraction : 0) +
  (context === true ? weights.context : 0) +
  (large === true ? weights.large : 0) +
  (close === true ? weights.close : 0);

/** Seed difficulty in RIT; always inside the ten points of the level. */
export const mathsSeedRit = (level: MathsLevel, features: Features): number =>
  level + Math.min(9.5, Math.max(0.5, place(features)));

/** Rasch difficulty on the logit scale: RIT = 200 + 10 · b. */
export const difficultyFromRit = (rit: number): number => Math.round((rit - 200) * 10) / 100;

/**
 * Plausible wrong options attract students who do not know the answer: they guess a little below chance (Lord 1974).
 */
const belowChance = 0.05;

/** Seed of the lower asymptote (3PL c): the share of right answers by students without any knowledge. */
export function guessingOf(interaction: Interaction): number {
  if (interaction.type !== "single_choice") return 0;
  return Math.round(100 * Math.max(0, 1 / interaction.options.length - belowChance)) / 100;
}

/** Usual time in milliseconds: a fixed part for reading, then a time for each step that grows with the level. */
export const expectedMathsTime = (level: MathsLevel, { steps, context }: Features): number => {
  const seconds = 18 + steps * (6 + (level - 150) / 10) + (context === true ? 12 : 0) + (level - 150) / 5;
  return Math.round(seconds) * 1_000;
};
