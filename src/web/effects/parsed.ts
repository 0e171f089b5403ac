/** The parsed JSON of a text; null where there is no text, or no valid JSON. */
export const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
};
