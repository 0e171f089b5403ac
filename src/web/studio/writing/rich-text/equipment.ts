import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import type { Plugin } from "@tiptap/pm/state";
import { untilThere } from "../../../loading/until-there";

const equip = async (editor: Editor, name: string, load: () => Promise<readonly Plugin[]>): Promise<void> => {
  const plugins = await untilThere(load, name);
  if (!editor.isDestroyed) for (const plugin of plugins) editor.registerPlugin(plugin);
};

/** Gives an editor undoing of its own, which is loaded with the first such editor. */
export const equipWithHistory = (editor: Editor): Promise<void> =>
  equip(editor, "history", async () => (await import("./field-history")).historyPlugins());

const hasTable = (document: Node): boolean => {
  let isFound = false;
  document.descendants((node) => {
    isFound ||= node.type.name === "table";
    return !isFound && !node.isTextblock;
  });
  return isFound;
};

const withTables = new WeakSet<Editor>();

/** Gives an editor what its first table needs, which is loaded with that. */
export const equipForTables = (editor: Editor): void => {
  if (withTables.has(editor) || !hasTable(editor.state.doc)) return;
  withTables.add(editor);
  void equip(editor, "tables", async () => (await import("./table-editing")).tablePlugins());
};
