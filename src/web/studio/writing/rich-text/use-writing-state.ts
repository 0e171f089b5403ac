import type { Editor } from "@tiptap/core";
import { useCallback, useSyncExternalStore } from "react";

/** The present state of an editor: its text and its selection. */
export const useWritingState = (editor: Editor): Editor["state"] =>
  useSyncExternalStore(
    useCallback(
      (changed: () => void) => {
        editor.on("transaction", changed);
        return () => void editor.off("transaction", changed);
      },
      [editor],
    ),
    () => editor.state,
  );
