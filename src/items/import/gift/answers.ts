import { multipleChoiceRecord, singleChoiceRecord, type SharedOption } from "../answers/choices";
import { formsOf } from "../answers/forms";
import { intervalAround, intervalBetween, intervalsOf } from "../answers/intervals";
import { pairsOf } from "../answers/pairs";
import { leastShare, shareOfPercent } from "../answers/shares";
import type { Notes } from "../notes";
import type { AskedRecord, GapRecord, Html, IntervalRecord } from "../record";
import { Refusal } from "../refusal";
import type { TextFormat } from "../text-formats";
import { readGiftText, showEscapes, splitFormat } from "./escapes";

/** The content of a question's braces: the question asked, and the feedback to each answer. */
export interface Answers {
  readonly asked: Exclude<AskedRecord, { kind: "gaps" }>;
  readonly lowest: number | undefined;
  /** null: an answer without feedback. */
  readonly feedback: readonly (Html | null)[];
}

interface Given {
  readonly text: string;
  readonly share: number;
  readonly feedback: Html | null;
}

const most = 1000;

/** The parts of a text between signs. Throws Refusal if there are more than 1000. */
const partsBetween = (text: string, sign: "=" | "~"): string[] => {
  const parts = text.split(sign, most + 2);
  if (parts.length > most + 1) throw new Refusal("answersTooMany");
  return parts;
};

const weightMark = /^%([^%\n]{1,20})%/;
const looksLikeWeight = /^[-+\d.,\s]+$/;

/** Reads an answer without its sign: weight, text and feedback. Throws Refusal. */
const readAnswer = (answer: string, share: number, format: TextFormat): Given => {
  const trimmed = answer.trim();
  const [mark = "", weight = ""] = weightMark.exec(trimmed) ?? [];
  const isWeight = looksLikeWeight.test(weight);
  const [text = "", ...feedback] = (isWeight ? trimmed.slice(mark.length) : trimmed).split("#");
  const said = feedback.join("#").trim();
  return {
    text: text.trim(),
    share: isWeight ? shareOfPercent(weight) : share,
    feedback: said === "" ? null : readGiftText(said, format),
  };
};

/**
 * The answers after `=`. Text without any `=` is one answer if `isBareAllowed`. Throws Refusal for other text before
 * the first `=`.
 */
const behindSigns = (text: string, isBareAllowed: boolean): string[] => {
  const [before = "", ...answers] = partsBetween(text, "=");
  if (before.trim() === "") return answers;
  if (isBareAllowed && answers.length === 0) return [before];
  throw new Refusal("answerUnclear", showEscapes(before).trim().slice(0, 60));
};

const choices = (text: string, format: TextFormat): Answers => {
  const [before = "", ...signed] = partsBetween(text.replaceAll("=", "~="), "~");
  if (before.trim() !== "") throw new Refusal("answerUnclear", showEscapes(before).trim().slice(0, 60));
  const answers = signed.filter((answer, index) => answer.trim() !== "" || signed[index + 1]?.startsWith("=") !== true);
  const given = answers.map((answer) => {
    const isRight = answer.startsWith("=");
    const read = readAnswer(isRight ? answer.slice(1) : answer, isRight ? 1 : 0, format);
    if (isRight && read.share !== 1) throw new Refusal("weightUnreadable", showEscapes(answer).trim().slice(0, 60));
    return read;
  });
  const options = given.map(({ text: content, share }): SharedOption => ({
    content: readGiftText(content, format),
    share,
  }));
  const feedback = given.map((one) => one.feedback);
  return text.includes("=")
    ? { asked: singleChoiceRecord(options, true), lowest: leastShare(options.map(({ share }) => share)), feedback }
    : { asked: multipleChoiceRecord(options, true), lowest: undefined, feedback };
};

const truth = (text: string, format: TextFormat, words: readonly [string, string]): Answers => {
  const [value = "", ...said] = text.split("#");
  const isTrue = /^\s*t/i.test(value);
  const options = words.map((word, index) => ({ content: { html: word }, share: isTrue === (index === 0) ? 1 : 0 }));
  const feedback = [said[0] ?? "", said.slice(1).join("#")].map((one) =>
    one.trim() === "" ? null : readGiftText(one, format),
  );
  return { asked: singleChoiceRecord(options, false), lowest: undefined, feedback };
};

const matching = (text: string, format: TextFormat): Answers => {
  const rows = behindSigns(text, false).map((row) => {
    const arrow = row.indexOf("->");
    if (arrow < 0) throw new Refusal("pairWithoutTarget", showEscapes(row).trim().slice(0, 60));
    const source = row.slice(0, arrow).trim();
    return {
      source: source === "" ? null : readGiftText(source, format),
      target: readGiftText(row.slice(arrow + 2), format),
    };
  });
  return { asked: pairsOf(rows), lowest: undefined, feedback: [] };
};

const texts = (text: string, format: TextFormat): Answers => {
  const given = behindSigns(text, true).map((answer) => readAnswer(answer, 1, format));
  const forms = formsOf(
    given.map((one) => ({ text: showEscapes(splitFormat(one.text, format).text), share: one.share })),
    false,
  );
  return {
    asked: { kind: "text_entry", forms, caseSensitive: false },
    lowest: leastShare(forms.map(({ share }) => share)),
    feedback: given.map((one) => one.feedback),
  };
};

const interval = ({ text, share }: Given, notes: Notes): IntervalRecord => {
  const written = showEscapes(text);
  const dots = written.indexOf("..");
  if (dots < 0) {
    const [value = "", tolerance = ""] = written.split(":", 2);
    return intervalAround(value, tolerance, share);
  }
  const range = intervalBetween(written.slice(0, dots), written.slice(dots + 2), share);
  if (range.reversed) notes.add("rangeReversed", written);
  return range.interval;
};

const numbers = (text: string, format: TextFormat, notes: Notes): Answers => {
  const [answers = "", ...others] = text.split("~");
  const other = others.join("~").trim();
  if (other !== "" && !/^\*?\s*#/.test(other)) throw new Refusal("answerUnclear", showEscapes(other).slice(0, 60));
  const given = behindSigns(answers, true).map((answer) => readAnswer(answer, 1, format));
  const intervals = intervalsOf(given.map((one) => interval(one, notes)));
  const wrong = other.slice(other.indexOf("#") + 1).trim();
  return {
    asked: { kind: "numeric_entry", intervals },
    lowest: leastShare(intervals.map(({ share }) => share)),
    feedback: [...given.map((one) => one.feedback), wrong === "" ? null : readGiftText(wrong, format)],
  };
};

/**
 * Reads the text between the braces of a question, with hidden escapes: `~` means choices, and multiple choice if none
 * is marked by `=`; arrows mean pairs, a leading `#` numbers; otherwise the answers are texts. Choices are shuffled, as
 * in Moodle, because authors write the right one first. Throws Refusal.
 */
export const readAnswers = (
  text: string,
  format: TextFormat,
  notes: Notes,
  truthWords: readonly [string, string],
): Answers => {
  if (text.startsWith("#")) return numbers(text.slice(1), format, notes);
  if (/^(?:t|f|true|false)\s*(?:#|$)/i.test(text)) return truth(text, format, truthWords);
  if (text.includes("~")) return choices(text, format);
  if (text.includes("=") && text.includes("->")) return matching(text, format);
  return texts(text, format);
};

/** The question as a gap within the text; null: questions of this kind, and true/false questions, cannot be gaps. */
export const asGap = (asked: Answers["asked"], id: string): GapRecord | null => {
  if (asked.kind === "text_entry") return { ...asked, id, weight: 1, kind: "text" };
  if (asked.kind !== "single_choice" || !asked.shuffle) return null;
  return { id, weight: 1, kind: "choice", options: asked.options, shares: asked.shares };
};
