import type { Language } from "../../../contract/item/content";
import { itemSchema, type Interaction, type Item, type ItemKey } from "../../../contract/item/item";
import { mediaId, type StoredMedia } from "../media";
import { Notes } from "../notes";
import type { Reason } from "../reasons";
import { gapMarks, type AskedRecord, type QuestionRecord } from "../record";
import { Refusal } from "../refusal";
import { withoutTrailingDigits } from "../without-trailing-digits";
import { toMultipleChoice, toSingleChoice } from "./choices";
import { cleanHtml, isEmpty } from "./content";
import { toNumericEntry, toTextEntry } from "./entries";
import { toExtendedText } from "./extended-text";
import { toGaps } from "./gaps";
import { toHotSpot } from "./hot-spot";
import { opaque } from "./identity";
import { toCategorise, toMatch, toOrder } from "./lists";
import { inLanguage, type ItemContext } from "./options";
import { toAudio } from "./recordings";

/** Facts that all items of a test share. */
export interface TestContext {
  /** SHA-256 of the file in hex: with `identity` of a question it makes the id of the item. */
  readonly digest: string;
  readonly title: string;
  readonly skill: string;
  readonly subject: string;
  readonly language: Language;
  /** LaTeX that can be drawn stays as it was typed. */
  readonly keepsLatex?: boolean;
}

/** An item of the bank, made from a question of a file. */
export interface MadeItem {
  readonly item: Item;
  readonly media: readonly StoredMedia[];
  /** All changes, by the reader and here; none: the item is exact. */
  readonly reasons: readonly Reason[];
}

interface Question {
  readonly interaction: Interaction;
  readonly key: ItemKey;
  /** References to the recordings of options, by `option_id`. */
  readonly recordings?: Readonly<Record<string, string>>;
}

/** Usual times of an answer in milliseconds. */
const usualMs = { choice: 60_000, entry: 45_000, several: 90_000, essay: 600_000 } as const;
const expectedMs: Readonly<Record<Interaction["type"], number>> = {
  single_choice: usualMs.choice,
  multiple_choice: usualMs.choice,
  text_entry: usualMs.entry,
  extended_text: usualMs.essay,
  numeric_entry: usualMs.entry,
  inline_choice: usualMs.several,
  gap_entry: usualMs.several,
  gaps: usualMs.several,
  order: usualMs.several,
  match: usualMs.several,
  categorise: usualMs.several,
  hot_spot: usualMs.choice,
};

const readAsked = (
  asked: AskedRecord,
  gaps: ReadonlyMap<string, string>,
  lowest: number | undefined,
  context: ItemContext,
): Question => {
  switch (asked.kind) {
    case "single_choice":
      return toSingleChoice(asked, lowest, context);
    case "multiple_choice":
      return toMultipleChoice(asked, lowest, context);
    case "text_entry":
      return toTextEntry(asked, lowest, context);
    case "numeric_entry":
      return toNumericEntry(asked, lowest, context);
    case "gaps":
      return toGaps(asked, gaps, lowest, context);
    case "match":
      return toMatch(asked, context);
    case "categorise":
      return toCategorise(asked, context);
    case "order":
      return toOrder(asked, context);
    case "extended_text":
      return toExtendedText(asked, context);
    case "hot_spot":
      return toHotSpot(asked, context);
  }
};

/** New ids of the gaps, in the order of the record. */
const gapNames = (asked: AskedRecord): ReadonlyMap<string, string> =>
  new Map(asked.kind === "gaps" ? asked.gaps.map(({ id }, place) => [id, `g${place + 1}`] as const) : []);

/** The text with `{{id}}` at the place of each gap. Throws Refusal unless it contains each gap once. */
const withGaps = (html: string, gaps: ReadonlyMap<string, string>): string => {
  if (gaps.size > 0 && html.includes("{{")) throw new Refusal("contentUnsupported", "{{");
  const placed: string[] = [];
  const text = html.replace(gapMarks, (_mark, own: string) => {
    const name = gaps.get(own);
    if (name === undefined) throw new Refusal("gapsOutOfRange", own);
    placed.push(name);
    return `{{${name}}}`;
  });
  if (placed.length !== gaps.size || new Set(placed).size !== placed.length)
    throw new Refusal("gapsOutOfRange", `${placed.length} ≠ ${gaps.size}`);
  return text;
};

const pointsOf = ({ points }: QuestionRecord): number => {
  if (!Number.isFinite(points) || points <= 0 || points > 1e6) throw new Refusal("pointsUnreadable", String(points));
  return withoutTrailingDigits(points);
};

const issuesOf = (error: { readonly issues: readonly { path: PropertyKey[]; message: string }[] }): string =>
  error.issues
    .map(({ path, message }) => `${path.map(String).join(".")}: ${message}`)
    .join("; ")
    .slice(0, 200);

/** Makes an item of the bank from a question of a file. Throws Refusal, with the reason, if it cannot be used. */
export const toItem = (question: QuestionRecord, test: TestContext): MadeItem => {
  const { asked, files, stimulus, explanation } = question;
  const item_id = opaque(24, test.digest, question.identity);
  const notes = new Notes(question.changed);
  const language = question.language ?? test.language;
  const { keepsLatex = false } = test;
  const context: ItemContext = { itemId: item_id, language, files, notes, media: new Map(), keepsLatex };
  const gaps = gapNames(asked);
  const made = readAsked(asked, gaps, question.lowest, context);
  const { audio } = toAudio(question.recording, made.recordings ?? {}, context);
  const stem = withGaps(cleanHtml(question.stem, context), gaps);
  if (isEmpty(stem)) throw new Refusal("stemEmpty");
  const passage = stimulus === undefined ? null : cleanHtml(stimulus.content, context);
  const explained = explanation === undefined ? "" : cleanHtml(explanation, context);
  const media = [...context.media.values()];
  const item = itemSchema.safeParse({
    item_id,
    family: "custom",
    subject: test.subject,
    area: "general",
    skill: test.skill,
    body: {
      ...(stimulus === undefined || passage === null || isEmpty(passage)
        ? {}
        : {
            stimulus: {
              stimulus_id: opaque(24, test.digest, "stimulus", stimulus.id),
              ...(stimulus.title === null ? {} : { title: inLanguage(stimulus.title, language) }),
              content: inLanguage(passage, language),
            },
          }),
      stem: inLanguage(stem, language),
      interaction: made.interaction,
      media: media.map((stored) => ({ media_id: mediaId(stored), type: stored.type, sha256: stored.sha256 })),
      ...(audio === undefined ? {} : { audio }),
      calculator: question.calculator ?? false,
    },
    key: made.key,
    ...(isEmpty(explained) ? {} : { explanation: inLanguage(explained, language) }),
    expected_ms: expectedMs[made.interaction.type],
    points: pointsOf(question),
    source: { kind: "package", name: test.title, ref: question.identity.slice(-300) },
  });
  if (!item.success) throw new Refusal("itemInvalid", issuesOf(item.error));
  return { item: item.data, media, reasons: notes.list() };
};
