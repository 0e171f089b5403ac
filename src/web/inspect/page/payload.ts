import { isFields } from "../live/messages";

/**
 * The fields of an event, typed as a JSON object; nothing typed is an event without any. null: not such an object, or
 * one that names a type.
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
