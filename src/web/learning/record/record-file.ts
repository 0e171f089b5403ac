import type { Language } from "../../../contract/content";
import { families } from "../../../contract/families";
import { localized } from "../../i18n/language";
import type { Sitting } from "./record-list";

/** Words for the head of each column, in their order. */
export type RecordHeads = readonly string[];

/** A cell that spreadsheets neither split nor take for a formula. */
const cell = (value: string | number): string => {
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const instant = (at: number | null): string => (at === null ? "" : new Date(at).toISOString());

const row = (sitting: Sitting, language: Language): readonly (string | number)[] => {
  const { score } = sitting;
  return [
    localized(sitting.title, language),
    localized(families[sitting.family].title, language),
    instant(sitting.started_at),
    instant(sitting.finished_at),
    sitting.status,
    sitting.answered,
    sitting.total,
    ...(score === null ? ["", "", "", ""] : [score.unit, score.value, score.low, score.high]),
  ];
};

/** Sittings as RFC 4180 has them, times in UTC; begins with the mark by which spreadsheets know UTF-8. */
export function recordFile(heads: RecordHeads, sittings: readonly Sitting[], language: Language): string {
  const lines = [heads, ...sittings.map((sitting) => row(sitting, language))];
  return `\uFEFF${lines.map((line) => `${line.map(cell).join(",")}\r\n`).join("")}`;
}
