import { useState } from "react";

/**
 * Appended to a repeated text: a screen reader announces a status only if its text changes. Neither visible nor
 * audible.
 */
const again = "\u00a0";

/** The text of a status, and a function that announces a text, also if it is the same as before. */
export function useAnnouncement(): readonly [text: string, announce: (text: string) => void] {
  const [text, setText] = useState("");
  return [text, (next) => setText((before) => (before === next ? next + again : next))];
}
