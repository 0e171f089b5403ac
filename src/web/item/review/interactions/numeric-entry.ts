import { comparable } from "../../../../contract/item/comparable";
import { shareOfNumber } from "../../../../contract/item/credit";
import type { InteractionOf, KeyOf } from "../../../../contract/item/item";
import { readNumber } from "../../../../contract/item/number-forms";
import type { InteractionReview } from "../interaction-review";
import { intervalText, mostForms, shareLine } from "../lines";

type Shown = InteractionOf<"numeric_entry">;
type Key = KeyOf<"numeric_entry">;

const unitOf = ({ unit }: Shown) => (unit === undefined ? {} : { unit });

function isRight(key: Key, { unit }: Shown, text: string): boolean {
  const value = readNumber(text, unit);
  if (value !== null && shareOfNumber(key, value) === 1) return true;
  // a space between digits matters where the entry is a number: 1 1/2 is not 11/2
  const spaces = value === null ? / /g : /(?<!\d) | (?!\d)/g;
  const written = (form: string): string => comparable(form, false).replace(spaces, "");
  return key.accepted.some((form) => written(form) === written(text));
}

export const numericEntryReview: InteractionReview<"numeric_entry"> = {
  linesOfAnswer: (interaction, { text }) =>
    text === "" ? [] : [{ label: null, content: text, ...unitOf(interaction) }],
  linesOfKey: (interaction, { value, accepted, also = [] }) => [
    ...[...new Set([String(value), ...accepted])]
      .slice(0, mostForms)
      .map((content) => ({ label: null, content, ...unitOf(interaction) })),
    ...also.slice(0, mostForms).map((interval) => ({
      label: null,
      content: intervalText(interval),
      ...unitOf(interaction),
      ...shareLine(interval.credit),
    })),
  ],
  isRight: (key, interaction, { text }) => isRight(key, interaction, text),
  rightAnswer: ({ type, value }) => ({ type, text: String(value) }),
};
