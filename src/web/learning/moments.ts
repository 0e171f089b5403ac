import type { Language } from "../../contract/item/content";

const makeMoments = (language: Language) => {
  const whole = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  const time = new Intl.DateTimeFormat(language, { timeStyle: "short" });
  return {
    /** Date with year and time of day. */
    moment: (instant: number) => whole.format(instant),
    /** The same; only the time if it is on the same day as `since`. */
    momentAfter: (since: number, instant: number) =>
      (new Date(since).toDateString() === new Date(instant).toDateString() ? time : whole).format(instant),
  };
};

type Moments = ReturnType<typeof makeMoments>;

const made = new Map<Language, Moments>();

/** Dates formatted for the language. */
export function momentsOf(language: Language): Moments {
  const moments = made.get(language) ?? makeMoments(language);
  made.set(language, moments);
  return moments;
}
