import type { Html, MultipleChoiceRecord, OptionRecord, SingleChoiceRecord } from "../record";
import { Refusal } from "../refusal";
import { isWhole } from "./shares";

/** An option with the share of the points that choosing it earns. */
export interface SharedOption {
  readonly content: Html;
  readonly share: number;
  /** Reference to its recording. */
  readonly recording?: string;
}

const most = 1000;
/** The least sum of shares that counts as all of the points: files round percentages, such as 33.33333 three times. */
const leastSum = 0.99;

interface SharedOptions {
  readonly options: readonly OptionRecord[];
  readonly shares: Readonly<Record<string, number>>;
}

const named = (given: readonly SharedOption[]): SharedOptions => {
  if (given.length < 2 || given.length > most) throw new Refusal("choicesOutOfRange", String(given.length));
  const options = given.map(({ content, recording }, index) => ({
    id: String(index + 1),
    content,
    ...(recording === undefined ? {} : { recording }),
  }));
  const shares = given.flatMap(({ share }, index) => (share === 0 ? [] : [[String(index + 1), share] as const]));
  return { options, shares: Object.fromEntries(shares) };
};

/** Options of which one may be chosen and exactly one earns all the points. Throws Refusal. */
export const sharesOfOne = (given: readonly SharedOption[]): SharedOptions => {
  const rounded = given.map((option) => (isWhole(option.share) ? { ...option, share: 1 } : option));
  const right = rounded.filter(({ share }) => share === 1).length;
  if (right > 1) throw new Refusal("tooManyCorrect", String(right));
  if (right === 0) throw new Refusal(rounded.some(({ share }) => share > 0) ? "noFullCredit" : "keyMissing");
  return named(rounded);
};

/** A question of which one option may be chosen. Throws Refusal. */
export const singleChoiceRecord = (given: readonly SharedOption[], shuffle: boolean): SingleChoiceRecord => ({
  kind: "single_choice",
  ...sharesOfOne(given),
  shuffle,
});

/** A question of which several options may be chosen; their shares add up. Throws Refusal. */
export const multipleChoiceRecord = (given: readonly SharedOption[], shuffle: boolean): MultipleChoiceRecord => {
  const right = given.filter(({ share }) => share > 0);
  if (right.length === 0) throw new Refusal("keyMissing");
  if (right.reduce((sum, { share }) => sum + share, 0) < leastSum) throw new Refusal("noFullCredit");
  return { kind: "multiple_choice", ...named(given), shuffle, most: 0, marking: "shares" };
};
