import { Introductions } from "../introductions";
import type { Reader, Source } from "../reader";
import type { TestRemarkCode } from "../reasons";
import type { RecordPiece } from "../record";
import { Refusal } from "../refusal";
import { Sections } from "../sections";
import { childElements, type XmlElement } from "../xml";
import { streamXml } from "../xml-stream";
import { anyTextOf, childOf, valueOf } from "./fields";
import { nameOf, readIntroduction, readMoodleQuestion, type Named } from "./question";

const refused = (named: Named, refusal: Refusal): RecordPiece => ({
  piece: "unused",
  question: { ...named, outcome: "refused", reasons: [refusal.reason] },
});

/** Collects the questions of a file and the remarks about the whole file. */
class FileReading {
  readonly #sections = new Sections();
  readonly #introductions = new Introductions();
  readonly #remarks = new Set<TestRemarkCode>();
  #number = 0;

  *take(element: XmlElement, line: number): Generator<RecordPiece, void, undefined> {
    if (element.attributes["type"] === "category") yield* this.#category(element);
    else yield* this.#question(element, line);
  }

  *tooLarge(line: number): Generator<RecordPiece, void, undefined> {
    this.#number += 1;
    yield* this.#sections.open();
    yield* this.#introductions.next(refused({ where: { line }, title: null }, new Refusal("questionTooLarge")));
  }

  *end(): Generator<RecordPiece, void, undefined> {
    yield* this.#introductions.end();
    for (const code of this.#remarks) yield { piece: "remark", kind: "changed", remark: { code } };
  }

  *#category(element: XmlElement): Generator<RecordPiece, void, undefined> {
    yield* this.#introductions.end();
    this.#sections.category(anyTextOf(childOf(element, "category")));
    if (anyTextOf(childOf(element, "info")) !== "") this.#remarks.add("categoryTextLeftOut");
  }

  *#question(element: XmlElement, line: number): Generator<RecordPiece, void, undefined> {
    this.#number += 1;
    const named = nameOf(element, line);
    try {
      if (element.attributes["type"] === "description") {
        this.#introductions.add(readIntroduction(element, named, this.#number));
        return;
      }
      const { question, hasStandardFeedback } = readMoodleQuestion(element, named, this.#number);
      if (hasStandardFeedback) this.#remarks.add("standardFeedbackLeftOut");
      if (Number(valueOf(element, "penalty") ?? "0") > 0) this.#remarks.add("penaltiesLeftOut");
      if (
        ["tags", "coursetags"].some((name) => childElements(element, name).some(({ children }) => children.length > 0))
      ) {
        this.#remarks.add("tagsLeftOut");
      }
      yield* this.#sections.open();
      yield* this.#introductions.next({ piece: "question", question });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      yield* this.#sections.open();
      yield* this.#introductions.next(refused(named, error));
    }
  }
}

const isQuestion = (name: string, path: readonly string[]): boolean => name === "question" && path.length === 1;

async function* read(source: Source): AsyncGenerator<RecordPiece, void, undefined> {
  if (source.kind !== "xml") return;
  yield { piece: "test", header: { title: null, language: null } };
  const file = new FileReading();
  for await (const event of streamXml(source.bytes, "", isQuestion)) {
    if (event.kind === "element") yield* file.take(event.element, event.line);
    else if (event.kind === "tooLarge") yield* file.tooLarge(event.line);
  }
  yield* file.end();
}

const examined = 200_000;

/** Whether the root is `quiz` and its first elements are questions with a type. */
const isMoodle = (source: Extract<Source, { kind: "xml" }>): boolean => {
  if (source.root.name !== "quiz") return false;
  const head = source.bytes.subarray(0, examined).toString("latin1").replaceAll("\0", "");
  return /<(?:[\w.-]+:)?question\s(?:[^<>]*\s)?type\s*=/.test(head);
};

/** Moodle XML: the export of a question bank. */
export const moodleReader: Reader = {
  formats: ["moodle-xml"],
  recognise: (source) => (source.kind === "xml" && isMoodle(source) ? "moodle-xml" : null),
  read,
};
