/** Kept JSON; null where there is none, or no JSON. */
export const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
};
