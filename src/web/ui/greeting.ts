import type { MessageId } from "../i18n/message-id";

type DayPart = "morning" | "forenoon" | "noon" | "afternoon" | "evening";

/** SPEC §4: before 8 morning, 8–11 forenoon, 12–13 noon, 14–17 afternoon, then evening. */
const dayPart = (hour: number): DayPart => {
  if (hour < 8) return "morning";
  if (hour < 12) return "forenoon";
  if (hour < 14) return "noon";
  return hour < 18 ? "afternoon" : "evening";
};

const greetings = {
  morning: "greeting.morning",
  forenoon: "greeting.forenoon",
  noon: "greeting.noon",
  afternoon: "greeting.afternoon",
  evening: "greeting.evening",
} as const satisfies Record<DayPart, MessageId>;
const welcomes = {
  morning: "welcome.morning",
  forenoon: "welcome.forenoon",
  noon: "welcome.noon",
  afternoon: "welcome.afternoon",
  evening: "welcome.evening",
} as const satisfies Record<DayPart, MessageId>;

/** The home page's heading. */
export const greetingOf = (hour: number): MessageId => greetings[dayPart(hour)];

/** The notification that follows a sign-in. */
export const welcomeOf = (hour: number): MessageId => welcomes[dayPart(hour)];
