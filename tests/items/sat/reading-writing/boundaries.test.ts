import { describe, expect, test } from "vitest";
import { framedBy, type Question } from "./read";

const shared = (texts: readonly string[]): number => {
  const [first = ""] = texts;
  let size = 0;
  while (size < first.length && texts.every((text) => text[size] === first[size])) size += 1;
  return size;
};
const reversed = (text: string): string => Array.from(text).toReversed().join("");

/** The difference between options: the mark, with an adverb if one is between the sides. */
const markIn = (option: string, options: readonly string[]): string => {
  const folded = options.map((text) => text.toLowerCase());
  const letters = (text: string) => text.replace(/[^a-z’]+$/u, "");
  const left = letters((folded[0] ?? "").slice(0, shared(folded)));
  const ends = folded.map(reversed);
  const right = reversed(letters((ends[0] ?? "").slice(0, shared(ends))));
  const from = left.replace(/ \S*$/u, (tail) => (/^ (?:and|however|therefore)$/.test(tail) ? "" : tail)).length;
  return option.slice(from, option.length - right.trimStart().length);
};

/** The mark that opens the supplement closed by the blank: the last mark before the blank that is not in a list. */
const openerIn = ({ passage }: Question): string => {
  const before = passage.slice(0, passage.indexOf("______"));
  const sentence = before.slice(before.search(/[^.]*$/u));
  return sentence.includes("—") ? "—" : ", ";
};

/** The mark in front of "and" in the list with the blank. */
const listMark = ({ passage }: Question): string =>
  passage.slice(passage.indexOf("______")).includes("; and ") ? "; " : ", ";

/** Tests of the marks allowed between the sides of each kind, by the rules of punctuation alone. */
const allowed: Readonly<Record<string, (mark: string, question: Question) => boolean>> = {
  // main clause, main clause
  sentenceEnd: (mark) => mark === ". " || mark === "; " || mark === ", and ",
  // dependent clause, main clause
  introductoryClause: (mark) => mark === ", ",
  // main clause, adverb that opens the next
  conjunctiveAdverb: (mark) => /^[.;] \w+, $/u.test(mark),
  // main clause with an adverb at its end, main clause
  adverbEndsClause: (mark) => /^, \w+[.;] $/u.test(mark),
  // end of a supplement, verb
  closingComma: (mark, question) => mark === openerIn(question),
  closingDash: (mark, question) => mark === openerIn(question),
  nestedSupplement: (mark, question) => mark === openerIn(question),
  // subject, verb
  subjectAndVerb: (mark) => mark === " ",
  clauseAsSubject: (mark) => mark === " ",
  // item of a list, item of a list
  serialSemicolon: (mark, question) => mark === listMark(question),
  // main clause, list without a verb
  listColon: (mark) => mark === ": " || mark === "—",
};

describe.each(Object.entries(allowed))("%s", (frame, allows) => {
  const questions = framedBy(frame);

  test("has items", () => {
    expect(questions.length).toBeGreaterThanOrEqual(2);
  });

  test.each(questions.map((question) => ({ slug: question.item.source.ref, question })))(
    "$slug: the rule allows the key and nothing else",
    ({ question }) => {
      const good = question.options.filter((option) => allows(markIn(option, question.options), question));
      expect(good).toEqual([question.right]);
    },
  );
});

test("a name after a title without an article takes no comma", () => {
  for (const { options, right } of framedBy("nameAfterTitle"))
    expect(options.filter((option) => !option.includes(","))).toEqual([right]);
});

test("an indirect question has the order of a statement and ends with a period", () => {
  for (const { options, right } of framedBy("indirectQuestion"))
    expect(options.filter((option) => option.endsWith(".") && !/^\w+ (?:do|does|did|is|are) /u.test(option))).toEqual([
      right,
    ]);
});
