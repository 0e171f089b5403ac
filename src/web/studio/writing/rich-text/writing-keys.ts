import { Extension, InputRule, type Editor } from "@tiptap/core";
import { liftListItem, sinkListItem, splitListItem } from "@tiptap/pm/schema-list";
import { openFormula, selectedFormula } from "./formula-view";
import { insertFormula, toggleWords, writeFormula } from "./writing-commands";

/** What the page does with keys that are not the editor's alone. */
export interface KeyActions {
  readonly onUndo?: (() => void) | undefined;
  readonly onRedo?: (() => void) | undefined;
  /** Enter in a field of one line. */
  readonly onEnter?: (() => void) | undefined;
}

type Command = (state: Editor["state"], dispatch: Editor["view"]["dispatch"]) => boolean;
const run = ({ state, view }: Editor, command: Command): boolean => command(state, view.dispatch);

const item = ({ schema }: Editor) => schema.nodes["listItem"];

const within = ({ state: { selection } }: Editor, name: string): boolean => {
  for (let depth = selection.$from.depth; depth > 0; depth -= 1)
    if (selection.$from.node(depth).type.name === name) return true;
  return false;
};

const enter = (editor: Editor, onEnter: (() => void) | undefined): boolean => {
  const formula = selectedFormula(editor.view);
  if (formula !== null) {
    openFormula(editor.view, formula);
    return true;
  }
  const row = item(editor);
  if (row !== undefined && within(editor, "listItem")) return run(editor, splitListItem(row));
  if (onEnter === undefined || within(editor, "table")) return false;
  onEnter();
  return true;
};

const list = (editor: Editor, move: typeof sinkListItem): boolean => {
  const row = item(editor);
  return row !== undefined && run(editor, move(row));
};

const breakLine = (editor: Editor): boolean => {
  const type = editor.schema.nodes["lineBreak"];
  if (type === undefined) return false;
  editor.view.dispatch(editor.state.tr.replaceSelectionWith(type.create(), true).scrollIntoView());
  return true;
};

const marks = {
  "Mod-b": "bold",
  "Mod-i": "italic",
  "Mod-u": "underline",
  "Mod-Shift-s": "strike",
  "Mod-,": "subscript",
  "Mod-.": "superscript",
} as const;
const markKeys = Object.entries(marks).map(
  ([key, mark]) => [key, ({ editor }: { editor: Editor }) => toggleWords(editor, mark)] as const,
);

/** The keys of the editor, and the formulas that `\(` and `\[` begin. */
export const writingKeys = (actions: () => KeyActions) =>
  Extension.create({
    name: "writingKeys",
    priority: 200,
    addInputRules: () =>
      (["inline", "block"] as const).map(
        (display) =>
          new InputRule({
            find: display === "inline" ? /\\\($/ : /\\\[$/,
            handler: ({ state, range: { from, to } }) => {
              insertFormula(state.tr, from, to, display);
            },
          }),
      ),
    addKeyboardShortcuts() {
      const { editor } = this;
      // without a page that undoes, the field's own history takes the key
      const told = (act: (() => void) | undefined): boolean => {
        act?.();
        return act !== undefined;
      };
      const back = () => told(actions().onUndo);
      const again = () => told(actions().onRedo);
      return {
        ...Object.fromEntries(markKeys),
        "Mod-z": back,
        "Mod-y": again,
        "Mod-Shift-z": again,
        "Mod-]": () => list(editor, sinkListItem),
        "Mod-[": () => list(editor, liftListItem),
        "Mod-Shift-8": () => editor.commands.toggleList("bulletList", "listItem"),
        "Mod-Shift-7": () => editor.commands.toggleList("orderedList", "listItem"),
        "Mod-Shift-e": () => {
          writeFormula(editor);
          return true;
        },
        Enter: () => enter(editor, actions().onEnter),
        "Shift-Enter": () => breakLine(editor),
      };
    },
  });
