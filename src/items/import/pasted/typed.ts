import { singleChoiceRecord } from "../answers/choices";
import { truthWords } from "../answers/feedback";
import { formsOf } from "../answers/forms";
import { intervalAround, intervalsOf } from "../answers/intervals";
import { gapMark, type AskedRecord, type Html, type IntervalRecord } from "../record";
import { Refusal } from "../refusal";

const isTrue = /^(?:true|t|对|正确|√|✓|是)[.。]?$/i;
const isFalse = /^(?:false|f|错|错误|×|✗|x|否)[.。]?$/i;
const number = /^[-+−]?(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.?\d*|\.\d+)(?:e[-+]?\d{1,3})?$/i;
const around = /^(\S+)\s*(?:±|\+\/-|\+-)\s*(\S+)$/;
/** A blank to write on, within the text of a question. */
const blanks = /_{2,}|﹍{2,}|\(\s{2,}\)|（\s{2,}）/g;
const mostBlanks = 60;

interface Typed {
  readonly stem: Html;
  readonly asked: AskedRecord;
}

const numberOf = (text: string): IntervalRecord | null => {
  const [, middle = text, width = ""] = around.exec(text) ?? [];
  const plain = (given: string): string => given.replaceAll(",", "").replace("−", "-").trim();
  if (!number.test(middle) || (width !== "" && !number.test(width))) return null;
  return intervalAround(plain(middle), plain(width), 1);
};

/** The accepted forms of one answer stand between upright strokes. */
const formsIn = (answer: string): string[] =>
  answer
    .split("|")
    .map((form) => form.trim())
    .filter((form) => form !== "");

/** Numbers if all forms are numbers, else texts. Throws Refusal. */
const entryOf = (forms: readonly string[]) => {
  const intervals = forms.map(numberOf);
  const numbers = intervals.filter((one) => one !== null);
  if (numbers.length === forms.length) return { kind: "numeric_entry", intervals: intervalsOf(numbers) } as const;
  const texts = forms.map((text) => ({ text: text.replaceAll("*", String.raw`\*`), share: 1 }));
  return { kind: "text_entry", forms: formsOf(texts, false), caseSensitive: false } as const;
};

const withGapMarks = (stem: Html, count: number): Html => {
  let gap = 0;
  const html = stem.html.replaceAll(blanks, () => gapMark(String((gap += 1))));
  if (gap !== count) throw new Refusal("gapsAndAnswersDiffer", `${gap} ≠ ${count}`);
  return { html };
};

/**
 * A question without choices: true or false, a number or a text, or a text with blanks, whose answers stand between
 * semicolons in their order. Several forms of one answer stand between upright strokes. Throws Refusal.
 */
export const typedQuestion = (stem: Html, plainStem: string, answers: readonly string[]): Typed => {
  const [only = ""] = answers;
  if (answers.length === 1 && (isTrue.test(only) || isFalse.test(only))) {
    const words = truthWords(plainStem);
    const options = words.map((word, index) => ({
      content: { html: word },
      share: isTrue.test(only) === (index === 0) ? 1 : 0,
    }));
    return { stem, asked: singleChoiceRecord(options, false) };
  }
  const found = plainStem.match(blanks)?.length ?? 0;
  if (found > mostBlanks) throw new Refusal("gapsOutOfRange", String(found));
  if (found > 1) {
    const parts = answers.length > 1 ? answers : only.split(/[;；]/);
    const given = parts.map((part) => formsIn(part));
    if (given.some((forms) => forms.length === 0))
      throw new Refusal("gapsAndAnswersDiffer", `${found} ≠ ${given.length}`);
    const gaps = given.map((forms, index) => {
      const entry = entryOf(forms);
      const shared = { id: String(index + 1), weight: 1 };
      return entry.kind === "numeric_entry"
        ? ({ ...shared, kind: "number", intervals: entry.intervals } as const)
        : ({ ...shared, kind: "text", forms: entry.forms, caseSensitive: false } as const);
    });
    return { stem: withGapMarks(stem, gaps.length), asked: { kind: "gaps", gaps, marking: "shares" } };
  }
  const forms = answers.flatMap(formsIn);
  if (forms.length === 0) throw new Refusal("keyNotMarked");
  return { stem, asked: entryOf(forms) };
};
