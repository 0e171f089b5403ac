import { keymap } from "@tiptap/pm/keymap";
import type { Plugin } from "@tiptap/pm/state";
import { goToNextCell, tableEditing } from "@tiptap/pm/tables";

/** Selecting cells, and Tab, which goes from cell to cell; outside a table Tab leaves the field. */
export const tablePlugins = (): readonly Plugin[] => [
  keymap({ Tab: goToNextCell(1), "Shift-Tab": goToNextCell(-1) }),
  tableEditing(),
];
