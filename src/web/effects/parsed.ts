/** A text as the JSON that it holds; null where there is no text, or no JSON. */
export const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
};
