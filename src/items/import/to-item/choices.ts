import type { InteractionOf, KeyOf } from "../../../contract/item/item";
import type { MultipleChoiceRecord, SingleChoiceRecord } from "../record";
import { Refusal } from "../refusal";
import { readOptions, readShuffle, type ItemContext, type ReadOptions } from "./options";
import { areNear, creditOf, isFull, lowestOf, withoutZeros } from "./shares";

type Heard = Pick<ReadOptions, "recordings">;
type Renamed = (own: string) => string;

const renamed = (shares: Readonly<Record<string, number>>, idOf: Renamed): Record<string, number> =>
  withoutZeros(Object.fromEntries(Object.entries(shares).map(([own, share]) => [idOf(own), share])));

/** The one right option, and the credit of the others. Throws Refusal if none earns all the points. */
export const rightOption = (
  shares: Readonly<Record<string, number>>,
  idOf: Renamed,
): { readonly option_id: string; readonly credit?: Record<string, number> } => {
  const all = renamed(shares, idOf);
  const right = Object.keys(all).find((optionId) => isFull(all[optionId] ?? 0));
  if (right === undefined) throw new Refusal(Object.keys(all).length === 0 ? "keyMissing" : "noFullCredit");
  const { [right]: _full, ...others } = all;
  return { option_id: right, ...creditOf(others) };
};

export const toSingleChoice = (
  asked: SingleChoiceRecord,
  lowest: number | undefined,
  context: ItemContext,
): Heard & { readonly interaction: InteractionOf<"single_choice">; readonly key: KeyOf<"single_choice"> } => {
  const { options, recordings, idOf } = readOptions(asked.options, context, { heard: true });
  return {
    recordings,
    interaction: { type: "single_choice", options, shuffle: readShuffle(asked.shuffle, asked.options, context) },
    key: { type: "single_choice", ...rightOption(asked.shares, idOf), ...lowestOf(lowest) },
  };
};

/** The credit of the options of a multiple choice. Right options are not listed if each earns an equal part. */
const creditOfSeveral = (all: Readonly<Record<string, number>>, right: readonly string[]): Record<string, number> => {
  const equal = right.every((optionId) => areNear(all[optionId] ?? 0, 1 / right.length));
  return Object.fromEntries(Object.entries(all).filter(([optionId]) => !equal || !right.includes(optionId)));
};

export const toMultipleChoice = (
  asked: MultipleChoiceRecord,
  lowest: number | undefined,
  context: ItemContext,
): Heard & { readonly interaction: InteractionOf<"multiple_choice">; readonly key: KeyOf<"multiple_choice"> } => {
  const { options, recordings, idOf } = readOptions(asked.options, context, { heard: true });
  const all = renamed(asked.shares, idOf);
  const named = asked.right?.map(idOf);
  const right = options.flatMap(({ option_id }) =>
    (all[option_id] ?? 0) > 0 && (named?.includes(option_id) ?? true) ? [option_id] : [],
  );
  if (right.length === 0) throw new Refusal("keyMissing");
  if (asked.most > 0 && right.length > asked.most)
    throw new Refusal("tooManyCorrect", `${right.length} > ${asked.most}`);
  const sum = right.reduce((total, optionId) => total + (all[optionId] ?? 0), 0);
  if (asked.marking === "shares" && sum < 1 && !areNear(sum, 1)) throw new Refusal("noFullCredit");
  return {
    recordings,
    interaction: {
      type: "multiple_choice",
      options,
      shuffle: readShuffle(asked.shuffle, asked.options, context),
      max_choices: asked.most > 0 ? Math.min(asked.most, options.length) : 0,
    },
    key:
      asked.marking === "whole"
        ? { type: "multiple_choice", option_ids: right }
        : { type: "multiple_choice", option_ids: right, credit: creditOfSeveral(all, right), ...lowestOf(lowest) },
  };
};
