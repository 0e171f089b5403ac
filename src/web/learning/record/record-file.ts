import { families, type ScoreUnit } from "../../../contract/families";
import { cefrName } from "../../../contract/item/cefr";
import type { Language } from "../../../contract/item/content";
import { csvLine, csvStart } from "../../../contract/report/csv";
import { localized } from "../../i18n/language";
import { formatsOf } from "../../ui/format";
import type { Sitting } from "./record-list";

/** The page's words for the file. */
export interface RecordWords {
  /** The column heads, in order. */
  readonly heads: readonly string[];
  readonly state: (status: Sitting["status"]) => string;
  readonly unit: (unit: ScoreUnit) => string;
}

const instant = (at: number | null): string => (at === null ? "" : new Date(at).toISOString());

const row = (sitting: Sitting, language: Language, words: RecordWords): readonly (string | number)[] => {
  const { score } = sitting;
  const { score: figure } = formatsOf(language);
  return [
    localized(sitting.title, language),
    localized(families[sitting.family].title, language),
    instant(sitting.started_at),
    instant(sitting.finished_at),
    words.state(sitting.status),
    sitting.answered,
    sitting.total,
    ...(score === null
      ? ["", "", "", ""]
      : [
          words.unit(score.unit),
          score.level === undefined ? figure(score.value) : cefrName(score.level),
          figure(score.low),
          figure(score.high),
        ]),
    sitting.awaiting_points ?? "",
  ];
};

/**
 * The attempts as CSV (RFC 4180), in the words and roundings of the page, times in UTC; begins with the byte order mark
 * by which spreadsheets detect UTF-8.
 */
export function recordFile(words: RecordWords, sittings: readonly Sitting[], language: Language): string {
  const lines = [words.heads, ...sittings.map((sitting) => row(sitting, language, words))];
  return csvStart + lines.map(csvLine).join("");
}
