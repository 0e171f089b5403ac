import type { Item } from "../../contract/item/item";
import type { ExportedSection, ExportedTest, ReadStoredFile } from "./exported-test";
import { pictureSizeOf } from "./picture-size";
import { questionTitle, QuestionWork } from "./question";
import { Omission, type ExportReason, exportReason } from "./reasons";

/** A question of a test, with the context for writing it. */
export interface TestQuestion {
  /** Its number in the test, from 1. */
  readonly n: number;
  readonly title: string;
  readonly section: ExportedSection;
  readonly item: Item;
  readonly work: QuestionWork;
}

/** The outcome of an export for one question. */
export interface ExportedQuestion {
  readonly n: number;
  readonly title: string;
  readonly outcome: "exact" | "changed" | "leftOut";
  readonly reasons: readonly ExportReason[];
}

/** The questions of a section in their order; `first`: the number of the first one. */
export async function* questionsOf(
  test: ExportedTest,
  section: ExportedSection,
  first: number,
  { readFile, reference }: { readonly readFile: ReadStoredFile; readonly reference: (name: string) => string },
): AsyncGenerator<TestQuestion> {
  let n = first;
  for await (const item of section.items()) {
    const { language } = test;
    const work = new QuestionWork(item, { language, reference, pictureSize: await pictureSizeOf(item, readFile) });
    yield { n, title: questionTitle(item, language, n), section, item, work };
    n += 1;
  }
}

/** Writes a question and reports on it; `written` is null if the format cannot express it. */
export const tryQuestion = <Written>(
  question: TestQuestion,
  write: (question: TestQuestion) => Written,
): { readonly written: Written | null; readonly report: ExportedQuestion } => {
  const { n, title, work, section } = question;
  try {
    if (section.kind !== "items") throw new Omission("unscored");
    const written = write(question);
    const reasons = [...work.changes].map(exportReason);
    return { written, report: { n, title, outcome: reasons.length === 0 ? "exact" : "changed", reasons } };
  } catch (error) {
    if (!(error instanceof Omission)) throw error;
    return { written: null, report: { n, title, outcome: "leftOut", reasons: [exportReason(error.code)] } };
  }
};
