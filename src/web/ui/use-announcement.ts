import { useState } from "react";

/** Told apart by a sign that nobody sees or hears: a status with the same text twice is announced once. */
const again = "\u00a0";

/** What a status says, and how to say something, again where it is what stood there before. */
export function useAnnouncement(): readonly [text: string, announce: (text: string) => void] {
  const [text, setText] = useState("");
  return [text, (next) => setText((before) => (before === next ? next + again : next))];
}
