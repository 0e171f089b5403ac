import type { Language } from "../../../contract/item/content";
import type { Translate } from "../../i18n/use-message";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const startOfDay = (instant: number): number => new Date(instant).setHours(0, 0, 0, 0);

/** The number of midnights between two moments, in the time zone of this device. */
const daysBetween = (from: number, to: number): number => Math.round((startOfDay(to) - startOfDay(from)) / dayMs);

const formatted = (instant: number, language: Language, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit", ...parts }).format(instant);

/** A moment as people say it: today at 10:00, tomorrow at 10:00, Fri, Dec 4, 10:00; in the time zone of this device. */
export function momentWords(instant: number, now: number, language: Language, t: Translate): string {
  const days = daysBetween(now, instant);
  if (days === 0 || days === 1)
    return t(days === 0 ? "assigned.today" : "assigned.tomorrow", { time: formatted(instant, language, {}) });
  return formatted(instant, language, { weekday: "short", month: "short", day: "numeric" });
}

/** An end this near is told with the time that is left. */
const nearMs = dayMs;

export const isNear = (instant: number, now: number): boolean => instant - now <= nearMs;

/** A span of time in whole hours, under two hours in whole minutes; rounded down, so as not to promise too much. */
export function spanWords(ms: number, t: Translate): string {
  if (ms >= 2 * hourMs) return t("assigned.hoursLeft", { count: Math.floor(ms / hourMs) });
  return t("assigned.minutesLeft", { count: Math.max(0, Math.floor(ms / minuteMs)) });
}
