import { explanationOf, truthWords } from "../answers/feedback";
import { Notes } from "../notes";
import { gapMark, type Html, type Place, type QuestionRecord } from "../record";
import { embeddedFile } from "../references";
import { Refusal } from "../refusal";
import { formattedHtml, type TextFormat } from "../text-formats";
import { asGap, readAnswers, type Answers } from "./answers";
import type { GiftBlock } from "./blocks";
import { hideEscapes, mayBreakFormula, readGiftText, showEscapes, splitFormat } from "./escapes";

/** The place, title and text of a block. */
export interface Head {
  readonly where: Place;
  readonly title: string | null;
  /** The text after the title, with hidden escapes. */
  readonly text: string;
}

const idMark = /\[id:([^\]]+)\]/;
const longestTitle = 300;

export const readHead = (block: GiftBlock): Head => {
  const text = hideEscapes(block.text);
  const end = text.startsWith("::") ? text.indexOf("::", 2) : -1;
  const title = showEscapes(end < 0 ? "" : text.slice(2, end))
    .trim()
    .slice(0, longestTitle);
  const [, identifier] = block.comments.map((comment) => idMark.exec(comment)).find((mark) => mark !== null) ?? [];
  return {
    where: { line: block.line, ...(identifier !== undefined && { identifier: identifier.trim() }) },
    title: title === "" ? null : title,
    text: (end < 0 ? text.replace(/^::/, "") : text.slice(end + 2)).trim(),
  };
};

/** The content of a block without braces, which is a text to read before a question. */
export const readDescription = ({ text }: Head): Html => readGiftText(text, "moodle");

const blank = "_____";

interface Parts {
  readonly format: TextFormat;
  readonly before: string;
  readonly answers: string;
  readonly behind: string;
  readonly general: string;
}

/** Splits a block into the texts before, within and after the braces. Throws Refusal. */
const partsOf = (head: Head): Parts => {
  const opened = head.text.indexOf("{");
  const closed = head.text.indexOf("}", opened);
  const inside = head.text.slice(opened + 1, closed).trim();
  const behind = head.text.slice(closed + 1);
  if (behind.includes("{")) throw new Refusal("answersTwice");
  const general = inside.lastIndexOf("####");
  const before = head.text.slice(0, opened);
  const { format, text } = splitFormat(before, "moodle");
  return {
    format,
    before: before.slice(before.trimEnd().length - text.length),
    answers: (general < 0 ? inside : inside.slice(0, general)).trim(),
    behind,
    general: general < 0 ? "" : inside.slice(general + 4),
  };
};

/** The stem and the question: if text follows the braces, a typed text or a choice becomes a gap. */
const placed = ({ format, before, behind }: Parts, { asked }: Answers): Pick<QuestionRecord, "stem" | "asked"> => {
  const stem = (middle: string): Html => formattedHtml(showEscapes(`${before}${middle}${behind}`), format);
  if (behind.trim() === "") return { stem: stem(""), asked };
  const gap = asGap(asked, "1");
  return gap
    ? { stem: stem(gapMark(gap.id)), asked: { kind: "gaps", gaps: [gap], marking: "shares" } }
    : { stem: stem(blank), asked };
};

/** Empty braces ask for a longer text, which Moodle lets students format. */
const readEssay = (notes: Notes): Answers => {
  notes.add("answerPlain");
  return { asked: { kind: "extended_text" }, lowest: undefined, feedback: [] };
};

/** Reads the question in a block. `number` is its place in the file. Throws Refusal. */
export const readGiftQuestion = (head: Head, number: number): QuestionRecord => {
  const notes = new Notes();
  const parts = partsOf(head);
  if (mayBreakFormula(head.text)) notes.add("newlineEscapeRead");
  const answers =
    parts.answers === ""
      ? readEssay(notes)
      : readAnswers(parts.answers, parts.format, notes, truthWords(parts.before + parts.behind));
  const general = parts.general.trim() === "" ? null : readGiftText(parts.general, parts.format);
  const explanation = explanationOf(general, answers.feedback, notes);
  return {
    where: head.where,
    identity: String(number),
    title: head.title,
    ...placed(parts, answers),
    points: 1,
    ...(answers.lowest !== undefined && { lowest: answers.lowest }),
    ...(explanation && { explanation }),
    files: embeddedFile,
    changed: notes.list(),
  };
};
