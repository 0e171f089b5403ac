import { probability, type Ability, type ItemParameters } from "./model";
import type { Random } from "./random";

/** One answer as a simulated student gives it. */
export interface SimulatedAnswer {
  readonly right: boolean;
  /** Given without reading. */
  readonly rapid: boolean;
}

/** An item as a simulated student meets it. */
export interface MetItem {
  readonly index: number;
  readonly item: ItemParameters;
  /** Number of options of a single choice; 0 where nothing can be guessed. */
  readonly options: number;
  /** How much of the sitting is over, 0–1. */
  readonly progress: number;
}

/** How simulated students answer; `theta` is the true ability. */
export type Behaviour = (met: MetItem, theta: Ability["theta"], random: Random) => SimulatedAnswer;

const read = (chance: number, random: Random): SimulatedAnswer => ({ right: random() < chance, rapid: false });
const byChance = (options: number): number => (options === 0 ? 0 : 1 / options);
const knows = (item: ItemParameters, theta: number): number => probability({ ...item, c: 0, d: 1 }, theta);

/** As the bank's model says. */
export const asTheModel: Behaviour = ({ item }, theta, random) => read(probability(item, theta), random);

/** Who does not know guesses blindly among all options. */
export const guessing: Behaviour = ({ item, options }, theta, random) => {
  const known = knows(item, theta);
  return read(known + (1 - known) * byChance(options), random);
};

/** Who does not know is wrong: nobody guesses. */
export const neverGuessing: Behaviour = ({ item }, theta, random) => read(knows(item, theta), random);

/** As the model, but one answer in twenty that would be right is not. */
export const slipping: Behaviour = ({ item }, theta, random) => read(0.95 * probability(item, theta), random);

/** As the model with other difficulties than the bank's: each off by an error of its own. */
export const withDifficultiesOff =
  (errors: ArrayLike<number>): Behaviour =>
  ({ index, item }, theta, random) =>
    read(probability({ ...item, b: item.b + (errors[index] ?? 0) }, theta), random);

/** Attention drifts: ability falls evenly, by one logit in all from the middle of the sitting to its end. */
export const drifting: Behaviour = ({ item, progress }, theta, random) =>
  read(probability(item, theta - Math.max(0, 2 * progress - 1)), random);

/** In a hurry: one answer in five is given without reading, right by chance alone. */
export const hurrying: Behaviour = (met, theta, random) =>
  random() < 0.2 ? { right: random() < byChance(met.options), rapid: true } : asTheModel(met, theta, random);
