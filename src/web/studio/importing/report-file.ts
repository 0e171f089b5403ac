import type { ImportReport } from "../../../contract/importing/importing";
import type { Language } from "../../../contract/item/content";
import { csvLine, csvStart } from "../../../contract/report/csv";
import { localized } from "../../i18n/language";
import type { Translate } from "../../i18n/use-message";
import { placeWords } from "./place-words";

/** The translated words in the file. */
export interface ReportWords {
  /** The column heads: number, test, where, title, outcome, left out, reasons. */
  readonly heads: readonly string[];
  readonly outcome: (outcome: ImportReport["questions"][number]["outcome"]) => string;
  readonly yes: string;
  readonly t: Translate;
}

/** The questions of a report as CSV (RFC 4180), after the byte order mark by which spreadsheets detect UTF-8. */
export function reportFile(report: ImportReport, words: ReportWords, language: Language): string {
  const rows = report.questions.map((question) => [
    question.number,
    report.tests[question.test]?.title ?? "",
    placeWords(question.where, words.t),
    question.title,
    words.outcome(question.outcome),
    question.left_out ? words.yes : "",
    question.reasons
      .map(({ sentence, detail }) => localized(sentence, language) + (detail === undefined ? "" : ` (${detail})`))
      .join(" "),
  ]);
  return csvStart + [words.heads, ...rows].map(csvLine).join("");
}
