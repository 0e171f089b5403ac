import { csvLine, csvStart } from "../../../contract/report/csv";
import type { ExportedTest, ReadStoredFile } from "../exported-test";
import { plainWords } from "../plain-words";
import { textInLanguage } from "../question";
import { questionsOf, tryQuestion, type TestQuestion } from "../questions";
import { keyLines } from "./key-lines";
import { heads, kindWords } from "./words";

const gapMarks = /\{\{([\w.-]+)\}\}/g;

/** The cells of a question's line. */
export const writeCsvQuestion = ({ n, section, work }: TestQuestion): readonly (string | number)[] => {
  const { item, language, changes } = work;
  const { stimulus, stem, interaction, audio, calculator } = item.body;
  const texts = [stimulus?.title, stimulus?.content, stem].flatMap((text) =>
    text === undefined ? [] : [work.text(text)],
  );
  const all = JSON.stringify([item.body, item.explanation]);
  if (stimulus !== undefined) changes.add("passageInText");
  if (/<(?:img|svg)\b/.test(all) || interaction.type === "hot_spot") changes.add("pictureLeftOut");
  if (/<math\b/.test(all)) changes.add("formulaAsText");
  if (/<(?:table|ul|ol)\b/.test(all)) changes.add("layoutLeftOut");
  if (audio !== undefined) changes.add("soundLeftOut");
  if (calculator) changes.add("calculatorLeftOut");
  if (item.explanation_video !== undefined) changes.add("videoLeftOut");
  const { options, key } = keyLines(work);
  return [
    n,
    textInLanguage(section.title, language),
    kindWords[interaction.type][language],
    texts.map((text) => plainWords(text).replaceAll(gapMarks, "[$1]")).join("\n\n"),
    options.join("\n"),
    key.join("\n"),
    item.points,
    item.explanation === undefined ? "" : plainWords(work.text(item.explanation)),
  ];
};

/** A CSV file for spreadsheets in pieces: one line for each question. */
export async function* csvPieces(test: ExportedTest, readFile: ReadStoredFile): AsyncGenerator<string> {
  yield csvStart + csvLine(heads.map((words) => words[test.language]));
  let n = 1;
  for (const section of test.sections)
    for await (const question of questionsOf(test, section, n, { readFile, reference: (name) => name })) {
      n = question.n + 1;
      const { written } = tryQuestion(question, writeCsvQuestion);
      if (written !== null) yield csvLine(written);
    }
}
