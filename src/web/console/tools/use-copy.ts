import { useState } from "react";
import { copyText } from "../../ui/copy-text";

type CopyState = "idle" | "copied" | "failed";

/** Copies a text to the clipboard and says how that went. */
export function useCopy(): readonly [CopyState, (text: string) => void] {
  const [state, setState] = useState<CopyState>("idle");
  return [state, (text) => void copyText(text).then((isCopied) => setState(isCopied ? "copied" : "failed"))];
}
