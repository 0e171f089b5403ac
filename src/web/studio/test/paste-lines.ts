import type { Paste, UnreadLines } from "../../../../machines/studio/pasting-facts";

const optionStart = /^\s*(?:[*^✓√]\s*)?[(（]?([A-Za-z])[.)、:．）：]/;
const markBefore = /^(\s*)[*^✓√]\s*/;
const markAfter = /\s*[*^✓√]\s*$/;

/** An option of a pasted question whose key is not clear. */
export interface PastedOptionLine {
  /** From 1, in the whole text. */
  readonly line: number;
  readonly text: string;
  readonly isMarked: boolean;
}

const withoutMark = (line: string): string => line.replace(markBefore, "$1").replace(markAfter, "");

/** The options that stand in lines which could not be read. */
export const optionLines = (text: string, { line, end }: Pick<UnreadLines, "line" | "end">): PastedOptionLine[] =>
  text
    .split("\n")
    .slice(line - 1, end)
    .flatMap((own, place) =>
      optionStart.test(own)
        ? [{ line: line + place, text: withoutMark(own).trim(), isMarked: withoutMark(own) !== own }]
        : [],
    );

const changeLines = (paste: Paste, change: (own: string, line: number) => string): Paste => ({
  text: paste.text
    .split("\n")
    .map((own, place) => change(own, place + 1))
    .join("\n"),
  html: null,
});

/** The text with one option of a question marked as right, and no other. */
export const withOneRight = (paste: Paste, among: readonly PastedOptionLine[], right: number): Paste => {
  const lines = new Set(among.map(({ line }) => line));
  return changeLines(paste, (own, line) => {
    if (!lines.has(line)) return own;
    return line === right ? `*${withoutMark(own).trimStart()}` : withoutMark(own);
  });
};

/** The text with a question that asks for all that apply. */
export const withSeveralRight = (paste: Paste, among: readonly PastedOptionLine[]): Paste => {
  const stem = (among[0]?.line ?? 1) - 1;
  return changeLines(paste, (own, line) => {
    if (line !== stem) return own;
    return /\p{Script=Han}/u.test(own) ? `${own.trimEnd()}（多选）` : `${own.trimEnd()} (choose all that apply)`;
  });
};

/** Where lines begin and end in a text, as offsets; null: the text has no such lines. */
export const rangeOfLines = (text: string, line: number, end: number): readonly [number, number] | null => {
  const lines = text.split("\n");
  if (line < 1 || line > lines.length) return null;
  const before = lines.slice(0, line - 1).reduce((sum, own) => sum + own.length + 1, 0);
  return [before, before + lines.slice(line - 1, end).join("\n").length];
};
