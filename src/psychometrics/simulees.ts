import { probability, type Ability, type ItemParameters } from "./model";
import type { Random } from "./random";

/** One answer of a simulated student. */
export interface SimulatedAnswer {
  readonly right: boolean;
  /** Given without reading. */
  readonly rapid: boolean;
}

/** An item as it is presented to a simulated student. */
export interface MetItem {
  readonly index: number;
  readonly item: ItemParameters;
  /** Number of options of a single choice; 0 if guessing is impossible. */
  readonly options: number;
  /** Progress of the attempt, 0–1. */
  readonly progress: number;
}

/** Rule by which simulated students answer; `theta` is the true ability. */
export type Behaviour = (met: MetItem, theta: Ability["theta"], random: Random) => SimulatedAnswer;

const read = (chance: number, random: Random): SimulatedAnswer => ({ right: random() < chance, rapid: false });
const byChance = (options: number): number => (options === 0 ? 0 : 1 / options);
const knows = (item: ItemParameters, theta: number): number => probability({ ...item, c: 0, d: 1 }, theta);

/** Answers follow the bank's model. */
export const asTheModel: Behaviour = ({ item }, theta, random) => read(probability(item, theta), random);

/** A student who does not know the answer guesses blindly among all options. */
export const guessing: Behaviour = ({ item, options }, theta, random) => {
  const known = knows(item, theta);
  return read(known + (1 - known) * byChance(options), random);
};

/** A student who does not know the answer is always wrong: there is no guessing. */
export const neverGuessing: Behaviour = ({ item }, theta, random) => read(knows(item, theta), random);

/** As the model, but one in twenty right answers turns wrong. */
export const slipping: Behaviour = ({ item }, theta, random) => read(0.95 * probability(item, theta), random);

/** As the model, but with difficulties that differ from the bank's by independent errors. */
export const withDifficultiesOff =
  (errors: ArrayLike<number>): Behaviour =>
  ({ index, item }, theta, random) =>
    read(probability({ ...item, b: item.b + (errors[index] ?? 0) }, theta), random);

/** Attention drifts: ability falls evenly by one logit in total from the middle of the attempt to its end. */
export const drifting: Behaviour = ({ item, progress }, theta, random) =>
  read(probability(item, theta - Math.max(0, 2 * progress - 1)), random);

/** In a hurry: one answer in five is given without reading, and is right only by chance. */
export const hurrying: Behaviour = (met, theta, random) =>
  random() < 0.2 ? { right: random() < byChance(met.options), rapid: true } : asTheModel(met, theta, random);
