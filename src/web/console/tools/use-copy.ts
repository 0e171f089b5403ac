import { useState } from "react";
import { copyText } from "../../ui/copy-text";

type CopyState = "idle" | "copied" | "failed";

/** Returns a function that copies a text to the clipboard, and the state of the last copy. */
export function useCopy(): readonly [CopyState, (text: string) => void] {
  const [state, setState] = useState<CopyState>("idle");
  return [state, (text) => void copyText(text).then((isCopied) => setState(isCopied ? "copied" : "failed"))];
}
