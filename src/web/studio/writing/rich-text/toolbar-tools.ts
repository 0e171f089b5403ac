import type { Editor } from "@tiptap/core";
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, isInTable } from "@tiptap/pm/tables";
import {
  BetweenHorizontalStart,
  BetweenVerticalStart,
  Bold,
  Columns3,
  Heading,
  Italic,
  List,
  ListOrdered,
  Radical,
  Rows3,
  Subscript,
  Superscript,
  Table,
  Trash2,
  Underline,
  type LucideIcon,
} from "lucide-react";
import type { MessageId } from "../../../i18n/message-id";
import type { MarkName } from "./names";
import { insertTable, toggleWords, writeFormula } from "./writing-commands";

/** A button of the toolbar: one record behind its icon, name, shortcut and effect. */
export interface WritingTool {
  readonly label: MessageId;
  readonly Icon: LucideIcon;
  /** As the library writes it; Mod is Ctrl, or the command key. */
  readonly keys?: string;
  /** Whether a text of one line has it too. */
  readonly inLines?: true;
  readonly isOn?: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => void;
}

const marked = (mark: MarkName) => ({
  inLines: true as const,
  isOn: (editor: Editor) => editor.isActive(mark),
  run: (editor: Editor) => void toggleWords(editor, mark),
});
const listed = (list: string) => ({
  isOn: (editor: Editor) => editor.isActive(list),
  run: (editor: Editor) => void editor.chain().focus().toggleList(list, "listItem").run(),
});

/** The tools of every text. */
export const textTools: readonly WritingTool[] = [
  { label: "richText.bold", Icon: Bold, keys: "Mod-b", ...marked("bold") },
  { label: "richText.italic", Icon: Italic, keys: "Mod-i", ...marked("italic") },
  { label: "richText.underline", Icon: Underline, keys: "Mod-u", ...marked("underline") },
  { label: "richText.subscript", Icon: Subscript, keys: "Mod-,", ...marked("subscript") },
  { label: "richText.superscript", Icon: Superscript, keys: "Mod-.", ...marked("superscript") },
  { label: "richText.formula", Icon: Radical, keys: "Mod-Shift-e", inLines: true, run: writeFormula },
  { label: "richText.bullets", Icon: List, keys: "Mod-Shift-8", ...listed("bulletList") },
  { label: "richText.numbers", Icon: ListOrdered, keys: "Mod-Shift-7", ...listed("orderedList") },
  {
    label: "richText.heading",
    Icon: Heading,
    isOn: (editor) => editor.isActive("heading"),
    run: (editor) => void editor.chain().focus().toggleNode("heading", "paragraph", { level: 3 }).run(),
  },
  { label: "richText.table", Icon: Table, run: insertTable },
];

type Command = (state: Editor["state"], dispatch: Editor["view"]["dispatch"]) => boolean;
const onTable = (command: Command) => ({
  run: (editor: Editor) => {
    command(editor.state, editor.view.dispatch);
    editor.view.focus();
  },
});

/** The tools of the table in which the caret is. */
export const tableTools: readonly WritingTool[] = [
  { label: "richText.addRow", Icon: BetweenHorizontalStart, ...onTable(addRowAfter) },
  { label: "richText.addColumn", Icon: BetweenVerticalStart, ...onTable(addColumnAfter) },
  { label: "richText.deleteRow", Icon: Rows3, ...onTable(deleteRow) },
  { label: "richText.deleteColumn", Icon: Columns3, ...onTable(deleteColumn) },
  { label: "richText.deleteTable", Icon: Trash2, ...onTable(deleteTable) },
];

export const hasTableTools = ({ state }: Editor): boolean => isInTable(state);
