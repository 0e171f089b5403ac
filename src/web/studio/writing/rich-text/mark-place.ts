import type { Editor } from "@tiptap/core";
import type { EditorState } from "@tiptap/pm/state";
import { writeRichText } from "./write-rich-text";

/** A text with a mark in it, and the words in whose place the mark stands; "": it replaces none. */
export interface MarkedText {
  readonly html: string;
  readonly words: string;
}

/** Puts a mark where the caret of a text is, in place of the selected words if they are wanted; null: it is nowhere. */
export type MarkPlace = (mark: string, wantsWords: boolean) => MarkedText | null;

const marks = /\{\{[\w.-]{1,64}\}\}/g;

/** The range of a mark in a text line that contains part of a range, or the range itself. */
const outsideMarks = (line: string, from: number, to: number): readonly [number, number] => {
  for (const { index, 0: mark } of line.matchAll(marks)) {
    const end = index + mark.length;
    if (from < end && to > index) return [end, end];
  }
  return [from, to];
};

/** The range of the selected words without the spaces around them; a selection that is more than words is its end. */
function rangeOf({ selection }: EditorState, wantsWords: boolean): readonly [number, number] | null {
  const { $from, $to, from, to } = selection;
  if (!$to.parent.isTextblock) return null;
  const start = $to.start();
  const line = $to.parent.textBetween(0, $to.parent.content.size, undefined, "\u{FFFC}");
  const chosen = $from.sameParent($to) && wantsWords ? line.slice(from - start, to - start) : "";
  const isWords = chosen.trim() !== "" && !chosen.includes("\u{FFFC}");
  const first = isWords ? from - start + (chosen.length - chosen.trimStart().length) : to - start;
  const last = isWords ? to - start - (chosen.length - chosen.trimEnd().length) : to - start;
  const [left, right] = outsideMarks(line, first, last);
  return [start + left, start + right];
}

/** The text of a state with a mark at its caret. */
export function markedAt(state: EditorState, mark: string, wantsWords: boolean): MarkedText | null {
  const range = rangeOf(state, wantsWords);
  if (range === null) return null;
  const [from, to] = range;
  const words = state.doc.textBetween(from, to);
  return { html: writeRichText(state.tr.insertText(mark, from, to).doc), words };
}

/** Says where the caret of an editor is, from the first time that it has the focus. Returns how to stop. */
export function followCaret(editor: Editor, onCaret: (place: MarkPlace | null) => void): () => void {
  const noted = () =>
    onCaret((mark, wantsWords) => (editor.isDestroyed ? null : markedAt(editor.state, mark, wantsWords)));
  editor.on("focus", noted);
  return () => {
    editor.off("focus", noted);
    onCaret(null);
  };
}
