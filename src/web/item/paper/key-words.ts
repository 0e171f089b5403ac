import type { GapKey } from "../../../contract/interactions/gaps";
import { rightFormsOf, type FormKey, type NumberKey } from "../../../contract/item/credit";
import type { Option } from "../../../contract/item/item";
import { optionLetter } from "../interactions/interaction-props";
import { formsWithShare, intervalText, mostForms } from "../review/lines";

const withShare = (text: string, share: number): string =>
  share === 1 ? text : `${text} (${Math.round(100 * share)} %)`;

/** The letters of options on paper, in the order of `ids`. */
export const paperLetters = (options: readonly Option[], ids: readonly string[]): string[] =>
  ids.flatMap((id) => {
    const place = options.findIndex(({ option_id }) => option_id === id);
    return place < 0 ? [] : [optionLetter(place)];
  });

/** The letters of right options, then those that earn a part or lose points. */
export const choiceKey = (
  options: readonly Option[],
  right: readonly string[],
  credit: Readonly<Record<string, number>> = {},
): string[] => {
  const inOrder = options.flatMap(({ option_id: id }) => (right.includes(id) ? [id] : []));
  const others = Object.entries(credit).filter(([id, share]) => !right.includes(id) && share !== 0);
  return [
    paperLetters(options, inOrder).join(", "),
    ...others.map(([id, share]) => withShare(paperLetters(options, [id]).join(""), share)),
  ];
};

/** The forms of a text that are right, then those that earn a part or lose points. */
export const formsKey = (key: FormKey): string[] => [
  rightFormsOf(key).slice(0, mostForms).join(" / "),
  ...formsWithShare(key)
    .filter(({ share }) => share !== 1)
    .map(({ form, share }) => withShare(form, share)),
];

/** The numbers that are right, with the interval around them, then further intervals with their shares. */
export const numberKey = (key: NumberKey, accepted: readonly string[], unit: string): string[] => {
  const interval = intervalText(key);
  const forms = [...new Set([String(key.value), ...accepted])].slice(0, mostForms).join(" / ");
  const own = interval === String(key.value) ? forms : `${forms} (${interval})`;
  return [
    `${own}${unit}`,
    ...(key.also ?? []).slice(0, mostForms).map((also) => withShare(intervalText(also), also.credit)),
  ];
};

/** The key of one gap; `options` are those of a gap to choose in. */
export function gapKeyWords(key: GapKey | undefined, options: readonly Option[]): string[] {
  if (key === undefined) return [];
  if (key.kind === "text") return formsKey(key);
  if (key.kind === "number") return numberKey(key, [], "");
  return choiceKey(options, [key.option_id], key.credit);
}
