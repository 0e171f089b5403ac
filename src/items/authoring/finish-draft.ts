import type { Localized } from "../../contract/item/content";
import { fitsTogether, itemSchema, type Item, type ItemKey } from "../../contract/item/item";
import type { DraftItem } from "../../contract/studio/draft-item";
import { mapTexts } from "../content/map-texts";
import { answerFindings, gapFindings, spotFindings } from "./answer-checks";
import { choiceFindings } from "./choice-checks";
import { languagesOf, textsIn } from "./draft-texts";
import type { DraftFinding } from "./reasons";
import { drawnText, hasBarePicture, isShown, pictureFilesIn } from "./shown-texts";

/** A draft as an item of the bank, or what keeps it from being one. */
export type FinishedDraft =
  | { readonly item: Item; readonly findings: readonly [] }
  | { readonly item: null; readonly findings: readonly DraftFinding[] };

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
  const draw = (text: Localized): Localized => drawnText(text, note);
  const { body, explanation } = draft;
  return {
    body: mapTexts(body, draw),
    key: drawnKey(draft, draw),
    ...(explanation === undefined || !isShown(explanation) ? {} : { explanation: draw(explanation) }),
  };
};

const languageFindings = (draft: Pick<DraftItem, "body" | "explanation">): DraftFinding[] => {
  const used = textsIn(draft)
    .map((text) => languagesOf(text).join())
    .filter((languages) => languages !== "");
  return new Set(used).size > 1 ? [{ code: "translationMissing" }] : [];
};

const mediaFindings = (
  draft: Pick<DraftItem, "body" | "key" | "explanation">,
  transcript: Localized | undefined,
): DraftFinding[] => {
  const texts = textsIn(draft);
  const { media, audio } = draft.body;
  const found: DraftFinding[] = [];
  if (texts.some(hasBarePicture)) found.push({ code: "pictureUndescribed" });
  const hasFile = (file: string): boolean => media.some(({ media_id }) => media_id === file);
  if (!texts.flatMap(pictureFilesIn).every(hasFile)) found.push({ code: "pictureMissing" });
  if (audio !== undefined && (transcript === undefined || !isShown(transcript)))
    found.push({ code: "soundUndescribed" });
  return found;
};

const unique = (findings: readonly DraftFinding[]): DraftFinding[] => [
  ...new Map(findings.map((finding) => [`${finding.code} ${finding.detail ?? ""}`, finding])).values(),
];

interface JudgedDraft {
  readonly shown: Pick<DraftItem, "body" | "key" | "explanation">;
  readonly findings: readonly DraftFinding[];
}

const judge = (draft: DraftItem): JudgedDraft => {
  const found: DraftFinding[] = [];
  const shown = drawn(draft, (finding) => found.push(finding));
  const { key, ...texts } = shown;
  const { body } = texts;
  if (!isShown(body.stem)) found.push({ code: "stemEmpty" });
  if (key === null) found.push({ code: "keyMissing" });
  else found.push(...answerFindings(body, key));
  found.push(
    ...choiceFindings(body),
    ...gapFindings(body),
    ...spotFindings(body),
    ...languageFindings(texts),
    ...mediaFindings(shown, draft.transcript),
  );
  return { shown, findings: found };
};

/** Whether `finishDraft` makes an item of a draft, without making it. */
export const isCompleteDraft = (draft: DraftItem): boolean => {
  const { shown, findings } = judge(draft);
  const { body, key } = shown;
  return findings.length === 0 && key !== null && fitsTogether({ body, key, mistakes: draft.mistakes });
};

/**
 * The item that a draft makes: texts sanitised and formulas drawn. A draft that is not complete, or not surely right,
 * makes none, and every reason is named. `itemId`: the id of the item; `author`: who wrote it, as a short text.
 */
export const finishDraft = (draft: DraftItem, itemId: string, author: string): FinishedDraft => {
  const { shown, findings } = judge(draft);
  const { key: _key, level: _level, tags: _tags, explanation: _explanation, ...facts } = draft;
  if (findings.length > 0 || shown.key === null) return { item: null, findings: unique(findings) };
  const item = itemSchema.safeParse({
    item_id: itemId,
    family: "custom",
    area: "general",
    ...facts,
    ...shown,
    source: { kind: "author", name: author, ref: itemId },
  });
  return item.success ? { item: item.data, findings: [] } : { item: null, findings: [{ code: "keyUnfit" }] };
};
