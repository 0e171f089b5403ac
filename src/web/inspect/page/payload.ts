import { isFields } from "../live/messages";

/**
 * Parses the fields of an event, typed as a JSON object; empty text gives no fields. null: the text is no such object,
 * or contains a `type`.
 */
export function payloadOf(text: string): Readonly<Record<string, unknown>> | null {
  if (text.trim() === "") return {};
  try {
    const parsed: unknown = JSON.parse(text);
    return isFields(parsed) && !("type" in parsed) ? parsed : null;
  } catch {
    return null;
  }
}
