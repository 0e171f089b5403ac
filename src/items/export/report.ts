import type { ExportFormat } from "../../contract/exporting/export-formats";
import type { Item } from "../../contract/item/item";
import type { ExportedTest, ReadStoredFile } from "./exported-test";
import { exportFormats } from "./formats";
import { questionsOf, tryQuestion, type ExportedQuestion } from "./questions";
import { exportReason, type ExportReason, type TestCode } from "./reasons";

/** The changes and omissions of an export: of the test, and of each question in order. */
export interface ExportedReport {
  readonly test: readonly ExportReason[];
  readonly questions: readonly ExportedQuestion[];
}

const typed = new Set(["text_entry", "gap_entry", "gaps"]);

/** The remarks about a test that follow from one of its questions. */
const codesOfItem = (item: Item): TestCode[] => {
  const { stem, interaction } = item.body;
  return [
    ...(stem.en !== undefined && stem.zh !== undefined ? ["oneLanguage" as const] : []),
    ...(item.mistakes === undefined ? [] : ["mistakesLeftOut" as const]),
    ...(item.transcript === undefined ? [] : ["transcriptsLeftOut" as const]),
    ...(item.irt === undefined ? [] : ["difficultyLeftOut" as const]),
    ...(typed.has(interaction.type) ? ["typedComparedExactly" as const] : []),
  ];
};

/** The remarks about features of a test that a format may lack. */
const codesOfTest = ({ sections, timeLimitMs, attempts, adaptive }: ExportedTest): TestCode[] => {
  const has = (holds: boolean, code: TestCode): TestCode[] => (holds ? [code] : []);
  return [
    "settingsLeftOut",
    ...has(adaptive, "adaptiveAsList"),
    ...has(
      sections.some(({ kind }) => kind === "break"),
      "breakLeftOut",
    ),
    ...has(
      sections.some(({ part }) => part !== undefined),
      "partLeftOut",
    ),
    ...has(
      sections.some(({ directions }) => directions !== undefined),
      "directionsLeftOut",
    ),
    ...has(
      sections.some(({ draw }) => draw !== undefined),
      "drawLeftOut",
    ),
    ...has(
      sections.some(({ shuffle }) => shuffle === true),
      "shuffleLeftOut",
    ),
    ...has(timeLimitMs !== null || sections.some((section) => section.timeLimitMs !== null), "timeLimitLeftOut"),
    ...has(attempts !== null, "attemptsLeftOut"),
  ];
};

/** Codes that apply only if the format lacks the feature. */
const ofFormat: ReadonlySet<TestCode> = new Set([
  "directionsLeftOut",
  "drawLeftOut",
  "shuffleLeftOut",
  "timeLimitLeftOut",
  "attemptsLeftOut",
]);

/**
 * The report on what an export of a test in a format will change and leave out. `readFile` reads pictures to determine
 * their size.
 */
export const exportReport = async (
  test: ExportedTest,
  format: ExportFormat,
  readFile: ReadStoredFile,
): Promise<ExportedReport> => {
  const { reference, write, lacks } = exportFormats[format];
  const codes = new Set<TestCode>(codesOfTest(test).filter((code) => !ofFormat.has(code) || lacks.includes(code)));
  const questions: ExportedQuestion[] = [];
  for (const section of test.sections)
    for await (const question of questionsOf(test, section, questions.length + 1, { readFile, reference })) {
      for (const code of codesOfItem(question.item)) codes.add(code);
      questions.push(tryQuestion(question, write).report);
    }
  return { test: [...codes].map(exportReason), questions };
};
