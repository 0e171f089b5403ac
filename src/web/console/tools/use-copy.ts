import { useState } from "react";

export type CopyState = "idle" | "copied" | "failed";

/** Copies a text to the clipboard and says how that went. */
export function useCopy(): readonly [CopyState, (text: string) => void] {
  const [state, setState] = useState<CopyState>("idle");
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setState("copied");
    } catch {
      setState("failed");
    }
  };
  return [state, (text) => void copy(text)];
}
