const dayMs = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The date of a moment in a time zone, such as 2026-11-23. */
export function dayAt(at: number, timeZone: string): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  formats.set(timeZone, format);
  return format.format(at);
}

/** The same as a number of days since 1970, for adding and subtracting. */
export const dayNumber = (at: number, timeZone: string): number => Date.parse(dayAt(at, timeZone)) / dayMs;

/**
 * The beginning of a day in a time zone (epoch ms), to the minute: because of changes of the clock it is not always
 * midnight, nor 24 hours after the one before.
 */
export function startOfDay(day: number, timeZone: string): number {
  const minute = 60_000;
  let [before, from] = [(day - 1) * dayMs, (day + 1) * dayMs];
  while (from - before > minute) {
    const middle = Math.floor((before + from) / 2 / minute) * minute;
    if (dayNumber(middle, timeZone) < day) before = middle;
    else from = middle;
  }
  return from;
}

/** The requested time zone if this machine knows it; otherwise the site's. */
export function zoneOf(asked: string | undefined, { timeZone }: { readonly timeZone: string }): string {
  if (asked === undefined) return timeZone;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: asked }).resolvedOptions().timeZone;
  } catch {
    return timeZone;
  }
}
