import type { Editor } from "@tiptap/core";
import type { Fragment } from "@tiptap/pm/model";
import type { Transaction } from "@tiptap/pm/state";
import type { FormulaDisplay } from "../../../../items/content/formulas";
import type { MarkName } from "./names";

/** The key under which a transaction says where a formula was put that is to be opened. */
export const openedFormula = "openedFormula";

/** Puts a formula in place of a part of the text, and has it opened. */
export function insertFormula(tr: Transaction, from: number, to: number, display: FormulaDisplay, latex = ""): void {
  const node = tr.doc.type.schema.nodes["formula"]?.create({ latex, display });
  if (node === undefined) return;
  tr.replaceRangeWith(from, to, node);
  let place = tr.mapping.map(from, -1);
  tr.doc.nodesBetween(place, Math.min(tr.doc.content.size, place + 3), (found, at) => {
    if (found.type === node.type && found.eq(node)) place = at;
  });
  tr.setMeta(openedFormula, place).scrollIntoView();
}

/** Puts a formula at the caret; the selected words become its LaTeX. */
export function writeFormula({ state, view }: Editor): void {
  const { from, to } = state.selection;
  const { tr } = state;
  insertFormula(tr, from, to, "inline", state.doc.textBetween(from, to, " ").trim());
  view.dispatch(tr);
}

const opposite: Readonly<Record<string, string>> = { subscript: "superscript", superscript: "subscript" };

/** Marks the selected words, or takes the mark away; a subscript is no superscript any more. */
export function toggleWords(editor: Editor, mark: MarkName): boolean {
  const other = opposite[mark];
  const chain = editor.chain().focus();
  return (other === undefined ? chain : chain.unsetMark(other)).toggleMark(mark).run();
}

const columns = 3;
const rows = 3;

/** A table with a row of headings. */
export function insertTable(editor: Editor): void {
  const { table, tableRow, tableHeader, tableCell } = editor.schema.nodes;
  if (!table || !tableRow || !tableHeader || !tableCell) return;
  const row = (cell: typeof tableCell) =>
    tableRow.create(
      null,
      Array.from({ length: columns }, () => cell.createAndFill()).filter((made) => made !== null),
    );
  const made = table.create(null, [row(tableHeader), ...Array.from({ length: rows - 1 }, () => row(tableCell))]);
  const { from } = editor.state.selection;
  editor.view.dispatch(editor.state.tr.replaceSelectionWith(made).scrollIntoView());
  editor.commands.focus(Math.min(editor.state.doc.content.size, from + 3));
}

/** Replaces the document by another with one step over what differs, so that the caret stays where it can. */
export function replaceChanged(editor: Editor, next: Fragment): void {
  const { doc, tr } = editor.state;
  const start = doc.content.findDiffStart(next);
  const ends = start === null ? null : doc.content.findDiffEnd(next);
  if (start === null || ends === null) return;
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b));
  const changed = editor.schema.topNodeType.create(null, next).slice(start, ends.b + overlap);
  editor.view.dispatch(
    tr
      .replace(start, ends.a + overlap, changed)
      .setMeta("addToHistory", false)
      .setMeta(fromOutside, true),
  );
}

/** The key under which a transaction says that the page brought its text. */
export const fromOutside = "fromOutside";
