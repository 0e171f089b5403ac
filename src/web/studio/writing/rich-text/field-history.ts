import { history, redo, undo } from "@tiptap/pm/history";
import { keymap } from "@tiptap/pm/keymap";
import type { Plugin } from "@tiptap/pm/state";

/** Undoing in the field itself, where its page has no undo. */
export const historyPlugins = (): readonly Plugin[] => [
  history(),
  keymap({ "Mod-z": undo, "Mod-y": redo, "Mod-Shift-z": redo }),
];
