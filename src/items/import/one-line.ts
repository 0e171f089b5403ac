/** A text on one line of at most 200 characters; null when it is empty or missing. */
export const oneLine = (text: string | null | undefined): string | null =>
  (text ?? "")
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, " ")
    .trim()
    .slice(0, 200) || null;
