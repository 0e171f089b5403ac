import type { DrawnLine } from "./drawing";

/** Sizes in px; every text is monospaced, so that its width is known without a browser. */
export const type = { title: 13, tag: 11, detail: 11, transition: 11 } as const satisfies Record<
  DrawnLine["role"],
  number
>;
/** Widest advance of the monospaced faces in use, in em. */
const advance = 0.605;
export const lineHeight = 16;
export const inset = { x: 12, y: 10 } as const;
export const dotRadius = 5;

const isWide = (character: string) => /[ᄀ-ᅟ⺀-鿿가-힣＀-｠]/.test(character);
const textWidth = (text: string, size: number) =>
  Array.from(text).reduce((width, character) => width + (isWide(character) ? 1 : advance) * size, 0);

/** Size of a block of lines without its insets. */
export const blockSize = (lines: readonly DrawnLine[]) => ({
  width: Math.ceil(lines.reduce((widest, { text, role }) => Math.max(widest, textWidth(text, type[role])), 0)),
  height: lines.length * lineHeight,
});
