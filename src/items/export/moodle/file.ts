import { bytesOf, type ExportedSection, type ExportedTest, type ReadStoredFile } from "../exported-test";
import { textInLanguage } from "../question";
import { questionsOf, tryQuestion } from "../questions";
import { xmlElement, xmlHead } from "../xml";
import { fileReference, plainElement, type MoodlePiece } from "./parts";
import { writeMoodleQuestion } from "./question";

const step = (name: string): string => name.replaceAll("/", "//");

/** The category of a section: a folder of questions. */
const category = (test: ExportedTest, section: ExportedSection): string => {
  const path = [test.title, ...(test.sections.length > 1 ? [section.title] : [])].map((name) =>
    step(textInLanguage(name, test.language)),
  );
  const named = plainElement("text", `$course$/top/${path.join("/")}`);
  return `${xmlElement("question", { type: "category" }, xmlElement("category", {}, named))}\n`;
};

const written = async (piece: MoodlePiece, readFile: ReadStoredFile): Promise<string> =>
  typeof piece === "string"
    ? piece
    : xmlElement(
        "file",
        { name: piece.name, path: "/", encoding: "base64" },
        (await bytesOf(piece.source, readFile)).toString("base64"),
      );

/** A Moodle XML file in pieces. */
export async function* moodlePieces(test: ExportedTest, readFile: ReadStoredFile): AsyncGenerator<string> {
  yield `${xmlHead}<quiz>\n`;
  let n = 1;
  for (const section of test.sections) {
    let isNamed = false;
    for await (const question of questionsOf(test, section, n, { readFile, reference: fileReference })) {
      n = question.n + 1;
      const { written: pieces } = tryQuestion(question, writeMoodleQuestion);
      if (pieces === null) continue;
      if (!isNamed) yield category(test, section);
      isNamed = true;
      for (const piece of pieces) yield await written(piece, readFile);
    }
  }
  yield "</quiz>\n";
}
