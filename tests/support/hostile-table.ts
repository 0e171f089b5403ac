import type { Table } from "../../src/server/use-cases/exporting/table-files";

/** Texts that spreadsheets read as something else: formulas, numbers, dates, and what hides a formula's start. */
export const hostileTexts = [
  "3/4",
  "007",
  "=1+1",
  "1,234",
  "+1",
  "-1",
  "@SUM(A1)",
  "\t=1+1",
  "\r=1+1",
  " =1+1",
  "\u200B=1+1",
  "\uFEFF\u2060 =1+1",
  "\u00A0-2",
  "=cmd|' /C calc'!A0",
  "＝1+1",
  "1e5",
  "50%",
  "10:30",
  "2026-11-28",
  "5 Mar",
  "Mar-26",
  "TRUE",
  "'quoted'",
  'say "hi", twice',
  "two\nlines",
  "李华",
  "",
] as const;

export const hostileTable: Table = {
  title: "Results",
  head: ["Name", "Number"],
  rows: hostileTexts.map((text, place) => [text, place === 0 ? 0.125 : -place / 3]),
};

/** A text without the sign that keeps it a text, and with one kind of line end. */
export const asShown = (text: string): string => text.replace(/^'(?!quoted)/, "").replaceAll("\r", "\n");
