import { rounded, wordsOf, type PlainAnswer } from "./plain-question";
import { around, one, type ReadAgain } from "./read-again";
import { all, childrenOf, own, parsed, textIn, type XmlNode } from "./xml-tree";

const moodleAnswer = (question: XmlNode): PlainAnswer | null => {
  const answers = childrenOf(question)
    .filter(({ name }) => name === "answer")
    .map((answer) => ({
      text: textIn(own(answer, "text")).trim(),
      share: Number(answer.attribs["fraction"] ?? 0) / 100,
      answer,
    }));
  const texts = answers.map(({ text }) => wordsOf(text));
  const shares = answers.map(({ share }) => share);
  const said = (name: string) => textIn(own(question, name)).trim();
  switch (question.attribs["type"] ?? "") {
    case "multichoice":
      return said("single") === "false" || said("single") === "0"
        ? { kind: "several", options: texts, shares: shares.map(rounded), isWhole: false }
        : one(texts, shares);
    case "multichoiceset":
      return { kind: "several", options: texts, shares, isWhole: true };
    case "truefalse":
      return one(
        ["True", "False"],
        ["true", "false"].map((word) => shares[texts.indexOf(word)] ?? 0),
      );
    case "shortanswer":
      return {
        kind: "text",
        forms: answers.flatMap(({ text, share }) => (share === 0 ? [] : [[text, rounded(share)] as const])),
        isExact: said("usecase") === "1",
      };
    case "numerical":
      return {
        kind: "number",
        intervals: answers
          .filter(({ share }) => share !== 0)
          .map(({ text, share, answer }) => around(Number(text), Number(textIn(own(answer, "tolerance")) || 0), share)),
      };
    case "matching": {
      const rows = all(question, "subquestion").map(
        (row) => [wordsOf(textIn(own(row, "text"))), wordsOf(textIn(own(row, "answer")))] as const,
      );
      return {
        kind: "pairs",
        pairs: rows.filter(([source]) => source !== ""),
        targets: [...new Set(rows.map(([, target]) => target))].toSorted(),
      };
    }
    case "ordering":
      return { kind: "order", order: texts };
    default:
      return null;
  }
};

/** The text of a field, without the files in it. */
const fieldText = (field: XmlNode | undefined): string => {
  const text = field && own(field, "text");
  return textIn(text ?? field);
};

/** The questions of a file; a description is put above the next question. */
export const readMoodle = (xml: string): ReadAgain[] => {
  let above = "";
  return all(parsed(xml), "question")
    .filter(({ attribs }) => attribs["type"] !== "category")
    .map((question) => {
      const text = fieldText(own(question, "questiontext"));
      if (question.attribs["type"] === "description") {
        above += text;
        return null;
      }
      const answer = moodleAnswer(question);
      const stem = wordsOf(above + text);
      if (answer) above = "";
      return answer && { stem, points: Number(textIn(own(question, "defaultgrade")) || 1), answer };
    });
};
