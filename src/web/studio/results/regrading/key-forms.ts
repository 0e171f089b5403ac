import { isKeyOf } from "../../../../contract/interactions/of-type";
import type { Interaction, InteractionOf, InteractionType, ItemKey } from "../../../../contract/item/item";
import { without } from "../../item/edits/draft-change";
import { answeredKey } from "./AnsweredKey";
import type { KeyForm } from "./key-form";
import { MixedGapsKey, NumericKey, TextKey, TypedGapsKey } from "./TypedKeys";

const whole = (key: { readonly whole?: true | undefined }) => (key.whole === true ? { whole: true as const } : {});

/** The shares of the options that are not right; those of right ones follow from their number. */
const sharesOfOthers = (credit: Readonly<Record<string, number>> | undefined, right: readonly string[]) =>
  credit === undefined
    ? {}
    : { credit: Object.fromEntries(Object.entries(credit).filter(([optionId]) => !right.includes(optionId))) };

/** The form of each interaction type in which the key of a correction is entered; null: people mark it, by no key. */
export const keyForms: { readonly [Kind in InteractionType]: KeyForm<Kind> | null } = {
  single_choice: {
    Form: answeredKey("single_choice", {
      answerOf: ({ option_id }) => ({ type: "single_choice", option_id }),
      keyOf: ({ option_id }, { credit, ...standing }) => ({
        ...standing,
        option_id,
        ...(credit === undefined ? {} : { credit: without(credit, option_id) }),
      }),
    }),
    startsEmpty: true,
  },
  multiple_choice: {
    Form: answeredKey("multiple_choice", {
      answerOf: ({ option_ids }) => ({ type: "multiple_choice", option_ids }),
      keyOf: ({ option_ids }, { credit, ...standing }) =>
        option_ids.length === 0 ? null : { ...standing, option_ids, ...sharesOfOthers(credit, option_ids) },
    }),
  },
  text_entry: { Form: TextKey, startsEmpty: true },
  numeric_entry: { Form: NumericKey, startsEmpty: true },
  gap_entry: {
    Form: TypedGapsKey,
    isComplete: ({ gaps }, { accepted }) => gaps.every(({ gap_id: id }) => (accepted[id] ?? []).length > 0),
  },
  gaps: {
    Form: MixedGapsKey,
    isComplete: ({ gaps }, key) => gaps.every(({ gap_id: id }) => key.gaps[id] !== undefined),
  },
  inline_choice: {
    Form: answeredKey("inline_choice", {
      answerOf: ({ choices }) => ({ type: "inline_choice", choices }),
      keyOf: ({ choices }, standing) => ({ type: "inline_choice", choices, ...whole(standing) }),
    }),
    isComplete: ({ gaps }, { choices }) => gaps.every(({ gap_id: id }) => (choices[id] ?? "") !== ""),
  },
  order: {
    Form: answeredKey("order", {
      answerOf: ({ option_ids }) => ({ type: "order", option_ids }),
      keyOf: ({ option_ids }, standing) => ({ type: "order", option_ids, ...whole(standing) }),
    }),
    isComplete: ({ options }, { option_ids: ids }) => ids.length === options.length,
  },
  match: {
    Form: answeredKey("match", {
      answerOf: ({ pairs }) => ({ type: "match", pairs }),
      keyOf: ({ pairs }, standing) => (pairs.length === 0 ? null : { type: "match", pairs, ...whole(standing) }),
    }),
  },
  categorise: {
    Form: answeredKey("categorise", {
      answerOf: ({ placements }) => ({ type: "categorise", placements }),
      keyOf: ({ placements }, standing) =>
        Object.keys(placements).length === 0 ? null : { type: "categorise", placements, ...whole(standing) },
    }),
  },
  hot_spot: {
    Form: answeredKey("hot_spot", {
      answerOf: ({ spot_ids }) => ({ type: "hot_spot", spot_ids }),
      keyOf: ({ spot_ids }) => (spot_ids.length === 0 ? null : { type: "hot_spot", spot_ids }),
    }),
  },
  extended_text: null,
};

const isWhole = <Kind extends InteractionType>(type: Kind, interaction: Interaction, key: ItemKey): boolean =>
  interaction.type === type &&
  isKeyOf(type, key) &&
  keyForms[type]?.isComplete?.(interaction as InteractionOf<Kind>, key) !== false;

/** Whether nothing is missing in a key. */
export const isCompleteKey = (interaction: Interaction, key: ItemKey | null): key is ItemKey =>
  key !== null && isWhole(key.type, interaction, key);
