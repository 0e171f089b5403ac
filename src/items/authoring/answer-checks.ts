import type { ItemBody, ItemKey } from "../../contract/item/item";
import { readNumber } from "../../contract/item/number-forms";
import type { DraftFinding } from "./reasons";

const shortened = (form: string): string => form.slice(0, 60);

/** Whether a form is a number cut or rounded at its own last decimal place, of at least two. */
const isShortened = (form: string, number: number, value: number): boolean => {
  const [, decimals = ""] = /[.,](\d{2,})$/.exec(form) ?? [];
  return decimals !== "" && Math.abs(number - value) < 10 ** -decimals.length;
};

/** The accepted forms of a number that are neither right by its own interval nor the number shortened. */
const strayForms = (key: ItemKey): DraftFinding[] => {
  if (key.type !== "numeric_entry") return [];
  const { value, tolerance, low = value - tolerance, high = value + tolerance } = key;
  const stray = key.accepted.find((form) => {
    const number = readNumber(form);
    const isOutside = number !== null && (number < low - 1e-9 || number > high + 1e-9);
    return isOutside && !isShortened(form, number, value);
  });
  return stray === undefined ? [] : [{ code: "answerOutsideTolerance", detail: stray }];
};

/** The accepted forms that do not fit into the field. */
const longForms = ({ interaction }: ItemBody, key: ItemKey): DraftFinding[] => {
  const isTyped = interaction.type === "numeric_entry" || interaction.type === "text_entry";
  if (!isTyped || (key.type !== "numeric_entry" && key.type !== "text_entry")) return [];
  const forms = key.type === "numeric_entry" && key.accepted.length === 0 ? [String(key.value)] : key.accepted;
  const long = forms.find(({ length }) => length > interaction.max_length);
  return long === undefined ? [] : [{ code: "answerTooLong", detail: shortened(long) }];
};

/** No option of several is right: nothing was marked. */
const noneMarked = (key: ItemKey): DraftFinding[] =>
  key.type === "multiple_choice" && key.option_ids.length === 0 ? [{ code: "keyMissing" }] : [];

/** What is wrong with the answers that a question accepts. */
export const answerFindings = (body: ItemBody, key: ItemKey): DraftFinding[] => [
  ...noneMarked(key),
  ...strayForms(key),
  ...longForms(body, key),
];

const gapMark = /\{\{([\w.-]{1,64})\}\}/g;

/** The gaps that have no place in the text, or more than one, in any of its languages; and places without a gap. */
export const gapFindings = ({ stem, stimulus, interaction }: ItemBody): DraftFinding[] => {
  if (!("gaps" in interaction)) return [];
  const gapIds = interaction.gaps.map(({ gap_id }) => gap_id);
  return (["zh", "en"] as const).flatMap((language): DraftFinding[] => {
    const html = stem[language] ?? "";
    if (html.trim() === "") return [];
    const places = [...html.matchAll(gapMark), ...(stimulus?.content[language] ?? "").matchAll(gapMark)].map(
      ([, gapId = ""]) => gapId,
    );
    const stray = [...gapIds, ...places].find(
      (gapId) => !gapIds.includes(gapId) || places.filter((place) => place === gapId).length !== 1,
    );
    return stray === undefined ? [] : [{ code: "gapMisplaced", detail: stray }];
  });
};

/** A picture under spots without a description: whoever does not see it learns nothing of it. */
export const spotFindings = ({ interaction, media }: ItemBody): DraftFinding[] => {
  if (interaction.type !== "hot_spot") return [];
  const description = media.find(({ media_id }) => media_id === interaction.picture)?.description;
  const isDescribed = [description?.zh, description?.en].some((text) => (text ?? "").trim() !== "");
  return isDescribed ? [] : [{ code: "pictureUndescribed" }];
};
