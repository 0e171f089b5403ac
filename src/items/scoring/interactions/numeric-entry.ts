import { comparable } from "../../../contract/item/comparable";
import { shareOfNumber } from "../../../contract/item/credit";
import type { InteractionOf, KeyOf } from "../../../contract/item/item";
import { readNumber } from "../../../contract/item/number-forms";
import type { Random } from "../../../psychometrics/random";
import type { InteractionScoring } from "../interaction-scoring";
import { byCredit, type AnswerScore } from "../marks";
import { fittingForm, isWithoutText } from "../texts";

type Key = KeyOf<"numeric_entry">;

const spaceless = (form: string): string => comparable(form, false).replaceAll(" ", "");
/** A form without spaces except those between digits, which have a meaning: 1 1/2 is not 11/2. */
const tight = (form: string): string => comparable(form, false).replace(/(?<!\d) | (?!\d)/g, "");

/** A text earns the share of its number; a text equal to an accepted form is right, regardless of its number. */
function scoreNumber(key: Key, { unit }: InteractionOf<"numeric_entry">, text: string): AnswerScore {
  const value = readNumber(text, unit);
  const written = value === null ? spaceless : tight;
  const isAccepted = key.accepted.some((form) => written(form) === written(text));
  return byCredit(isAccepted ? 1 : value === null ? 0 : shareOfNumber(key, value), key.lowest);
}

const formsOf = ({ value, accepted }: Key): string[] => [String(value), ...accepted];

/** A slightly different number that has no more characters. */
function anotherNumber(text: string, random: Random): string {
  const value = Number(text);
  const near = Number.isInteger(value) ? [value - 1, value + 1] : [];
  const drawn = random() < 0.5 ? near : near.toReversed();
  return [...drawn, 1, 2].map(String).find((one) => one !== text && one.length <= text.length) ?? "";
}

export const numericEntryScoring: InteractionScoring<"numeric_entry"> = {
  fits: ({ max_length }, { text }) => text.length <= max_length,
  isEmpty: ({ text }) => isWithoutText(text),
  score: (key, interaction, { text }) => scoreNumber(key, interaction, text),
  renaming: null,
  namedAnswers: (key) => formsOf(key).map((text) => ({ type: key.type, text })),
  keySheet: (key) => ({
    as: "forms",
    forms: [...new Set(formsOf(key).map((form) => form.replace("-", "−")))],
  }),
  rightAnswer: (key, { max_length }) => ({ type: key.type, text: fittingForm(formsOf(key), max_length) }),
  wrongAnswer: (right, _, random) => ({ ...right, text: anotherNumber(right.text, random) }),
};
