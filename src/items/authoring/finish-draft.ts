import type { Localized } from "../../contract/item/content";
import { itemSchema, type Item, type ItemBody, type ItemKey } from "../../contract/item/item";
import { readNumber } from "../../contract/item/number-forms";
import type { DraftItem } from "../../contract/studio/draft-item";
import { plainText, toContent, toHtml } from "../content/content";
import { FormulaError } from "../content/formulas";
import { mapTexts } from "../content/map-texts";
import { languagesOf, textsIn } from "./draft-texts";
import type { DraftFinding } from "./reasons";

/** A draft as an item of the bank, or what keeps it from being one. */
export type FinishedDraft =
  | { readonly item: Item; readonly findings: readonly [] }
  | { readonly item: null; readonly findings: readonly DraftFinding[] };

const shows = (html: string): boolean => plainText(html) !== "" || /<(?:img|svg|math)\b/.test(html);
const isShown = (text: Localized): boolean => [text.zh, text.en].some((one) => one !== undefined && shows(one));

/** The key; a question that a person marks has one without an answer, and a guide only if it shows something. */
const drawnKey = ({ body, key }: DraftItem, draw: (text: Localized) => Localized): ItemKey | null => {
  if (body.interaction.type !== "extended_text" || (key !== null && key.type !== "extended_text")) return key;
  const guide = key?.guide;
  return { type: "extended_text", ...(guide === undefined || !isShown(guide) ? {} : { guide: draw(guide) }) };
};

/** Each text as it is shown; notes formulas that cannot be read and content that would be lost. */
const drawn = (
  draft: DraftItem,
  note: (finding: DraftFinding) => void,
): Pick<DraftItem, "body" | "key" | "explanation"> => {
  const draw = (text: Localized): Localized => {
    try {
      for (const html of [text.zh, text.en]) {
        if (html === undefined) continue;
        toHtml(html, ({ kind, name }) => {
          if (kind !== "style" && kind !== "attribute") note({ code: "contentRemoved", detail: name.slice(0, 60) });
        });
      }
      return toContent(text);
    } catch (error) {
      if (!(error instanceof FormulaError)) throw error;
      note({ code: "formulaUnreadable", detail: error.formula.slice(0, 100) });
      return text;
    }
  };
  const { body, explanation } = draft;
  return {
    body: mapTexts(body, draw),
    key: drawnKey(draft, draw),
    ...(explanation === undefined || !isShown(explanation) ? {} : { explanation: draw(explanation) }),
  };
};

const optionFindings = ({ interaction }: ItemBody): DraftFinding[] => {
  if (!("options" in interaction)) return [];
  const { options } = interaction;
  const shown = options.map(({ content }) => JSON.stringify(content));
  return [
    ...(options.length < 2 ? [{ code: "optionsTooFew" } as const] : []),
    ...(options.some(({ content }) => !isShown(content)) ? [{ code: "optionEmpty" } as const] : []),
    ...(new Set(shown).size < shown.length ? [{ code: "optionsAlike" } as const] : []),
  ];
};

/** The accepted forms of a number that are not right by its own interval. */
const strayForms = (key: ItemKey): DraftFinding[] => {
  if (key.type !== "numeric_entry") return [];
  const { value, tolerance, low = value - tolerance, high = value + tolerance } = key;
  const stray = key.accepted.find((form) => {
    const number = readNumber(form);
    return number !== null && (number < low - 1e-9 || number > high + 1e-9);
  });
  return stray === undefined ? [] : [{ code: "answerOutsideTolerance", detail: stray }];
};

const languageFindings = (draft: Pick<DraftItem, "body" | "explanation">): DraftFinding[] => {
  const used = textsIn(draft)
    .map((text) => languagesOf(text).join())
    .filter((languages) => languages !== "");
  return new Set(used).size > 1 ? [{ code: "translationMissing" }] : [];
};

const pictureWithoutAlt = /<img\b(?![^<>]*\balt="[^"]*\S)[^<>]*>/;

const mediaFindings = (
  draft: Pick<DraftItem, "body" | "key" | "explanation">,
  transcript: Localized | undefined,
): DraftFinding[] => [
  ...(textsIn(draft).some(({ zh = "", en = "" }) => pictureWithoutAlt.test(zh) || pictureWithoutAlt.test(en))
    ? [{ code: "pictureUndescribed" } as const]
    : []),
  ...(draft.body.audio !== undefined && (transcript === undefined || !isShown(transcript))
    ? [{ code: "soundUndescribed" } as const]
    : []),
];

const unique = (findings: readonly DraftFinding[]): DraftFinding[] => [
  ...new Map(findings.map((finding) => [`${finding.code} ${finding.detail ?? ""}`, finding])).values(),
];

/**
 * The item that a draft makes: texts sanitised and formulas drawn. A draft that is not complete, or not surely right,
 * makes none, and every reason is named. `itemId`: the id of the item; `author`: who wrote it, as a short text.
 */
export const finishDraft = (draft: DraftItem, itemId: string, author: string): FinishedDraft => {
  const found: DraftFinding[] = [];
  const shown = drawn(draft, (finding) => found.push(finding));
  const { key: _key, level: _level, tags: _tags, explanation: _explanation, ...facts } = draft;
  const { key, ...texts } = shown;
  if (!isShown(texts.body.stem)) found.push({ code: "stemEmpty" });
  if (key === null) found.push({ code: "keyMissing" });
  else found.push(...strayForms(key));
  found.push(...optionFindings(texts.body), ...languageFindings(texts), ...mediaFindings(shown, draft.transcript));
  if (found.length > 0 || key === null) return { item: null, findings: unique(found) };
  const item = itemSchema.safeParse({
    item_id: itemId,
    family: "custom",
    area: "general",
    ...facts,
    ...texts,
    key,
    source: { kind: "author", name: author, ref: itemId },
  });
  return item.success ? { item: item.data, findings: [] } : { item: null, findings: [{ code: "keyUnfit" }] };
};
