import { comparable, isAmong } from "./comparable";
import type { Answer, Interaction, ItemKey } from "./item";
import { readNumber } from "./number-forms";

type KeyOf<Kind extends ItemKey["type"]> = Extract<ItemKey, { type: Kind }>;

const sameSet = (one: readonly string[], other: readonly string[]): boolean =>
  new Set([...one, ...other]).size === new Set(one).size && new Set(one).size === new Set(other).size;

const sameRecord = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean =>
  sameSet(Object.entries(one).map(String), Object.entries(other).map(String));

const isNumber = (key: KeyOf<"numeric_entry">, unit: Parameters<typeof readNumber>[1], text: string): boolean => {
  const value = readNumber(text, unit);
  const rounding = 1e-9 * Math.max(1, Math.abs(key.value));
  if (value !== null && Math.abs(value - key.value) <= key.tolerance + rounding) return true;
  // a space between digits says something where the entry is a number: 1 1/2 is not 11/2
  const spaces = value === null ? / /g : /(?<!\d) | (?!\d)/g;
  const written = (form: string): string => comparable(form, false).replace(spaces, "");
  return key.accepted.some((form) => written(form) === written(text));
};

/**
 * Whether an answer to a practice item is right in every part, by the key that came with the item. What counts is
 * scored by the server alone, which also knows shares.
 */
export function isRightInPractice(key: ItemKey, interaction: Interaction, answer: Answer): boolean {
  switch (key.type) {
    case "single_choice":
      return answer.type === key.type && answer.option_id === key.option_id;
    case "multiple_choice":
      return answer.type === key.type && sameSet(key.option_ids, answer.option_ids);
    case "hot_spot":
      return answer.type === key.type && sameSet(key.spot_ids, answer.spot_ids);
    case "order":
      return answer.type === key.type && key.option_ids.every((id, place) => answer.option_ids[place] === id);
    case "text_entry":
      return answer.type === key.type && isAmong(key.accepted, answer.text, key.case_sensitive);
    case "numeric_entry":
      return answer.type === key.type && interaction.type === key.type && isNumber(key, interaction.unit, answer.text);
    case "match":
      return answer.type === key.type && sameSet(key.pairs.map(String), answer.pairs.map(String));
    case "categorise":
      return answer.type === key.type && sameRecord(key.placements, answer.placements);
    case "inline_choice":
      return (
        answer.type === key.type &&
        Object.entries(key.choices).every(([gapId, optionId]) => answer.choices[gapId] === optionId)
      );
    case "gap_entry":
      return (
        answer.type === key.type &&
        Object.entries(key.accepted).every(([gapId, forms]) => isAmong(forms, answer.texts[gapId] ?? "", false))
      );
  }
}

/** An answer that the key calls right, as a worked example shows it. */
export function rightAnswer(key: ItemKey): Answer {
  switch (key.type) {
    case "text_entry":
      return { type: key.type, text: key.accepted[0] ?? "" };
    case "numeric_entry":
      return { type: key.type, text: String(key.value) };
    case "gap_entry":
      return {
        type: key.type,
        texts: Object.fromEntries(Object.entries(key.accepted).map(([gapId, [form = ""]]) => [gapId, form])),
      };
    case "single_choice":
    case "multiple_choice":
    case "inline_choice":
    case "order":
    case "match":
    case "categorise":
    case "hot_spot":
      return key;
  }
}
