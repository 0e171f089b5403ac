import type { MessageId } from "../i18n/message-id";

/** SPEC §4: before 8 morning, 8–11 forenoon, 12–13 noon, 14–17 afternoon, then evening. */
export const greetingOf = (hour: number): MessageId => {
  if (hour < 8) return "greeting.morning";
  if (hour < 12) return "greeting.forenoon";
  if (hour < 14) return "greeting.noon";
  return hour < 18 ? "greeting.afternoon" : "greeting.evening";
};
