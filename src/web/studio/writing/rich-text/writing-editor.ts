import { Editor } from "@tiptap/core";
import { atomNodes, type AtomViews } from "./atoms";
import { equipForTables, equipWithHistory } from "./equipment";
import { openFormula } from "./formula-view";
import { pasteHandlers, type PasteActions } from "./paste-handlers";
import { readRichText } from "./read-rich-text";
import { textSchema } from "./text-schema";
import { writeRichText } from "./write-rich-text";
import { fromOutside, openedFormula, replaceChanged } from "./writing-commands";
import { writingKeys, type KeyActions } from "./writing-keys";

export interface WritingOptions {
  readonly element: HTMLElement;
  readonly value: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly views: AtomViews;
  readonly keys: () => KeyActions;
  readonly paste: PasteActions;
  readonly onChange: (html: string) => void;
}

/** The editor of one text. It says what its text is as HTML after each change that the page did not bring itself. */
export function makeWritingEditor({
  element,
  value,
  attributes,
  views,
  keys,
  paste,
  onChange,
}: WritingOptions): Editor {
  return new Editor({
    element,
    injectCSS: false,
    extensions: [...textSchema, ...atomNodes(views), writingKeys(keys)],
    content: readRichText(value),
    editorProps: { attributes: { ...attributes }, handleDOMEvents: pasteHandlers(paste) },
    onCreate: ({ editor }) => {
      equipForTables(editor);
      if (keys().onUndo === undefined) void equipWithHistory(editor);
    },
    onTransaction: ({ editor, transaction }) => {
      if (transaction.docChanged) equipForTables(editor);
      const place = transaction.getMeta(openedFormula) as number | undefined;
      if (place !== undefined) openFormula(editor.view, place);
    },
    onUpdate: ({ editor, transaction }) => {
      if (transaction.getMeta(fromOutside) === undefined) onChange(writeRichText(editor.state.doc));
    },
  });
}

/** Shows another text in the editor; the caret stays where it can. */
export const showText = (editor: Editor, html: string): void =>
  replaceChanged(editor, editor.schema.nodeFromJSON(readRichText(html)).content);
