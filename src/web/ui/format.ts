import type { Language } from "../../contract/item/content";

const locales: Readonly<Record<Language, string>> = { zh: "zh-CN", en: "en" };

const makeFormats = (language: Language) => {
  const locale = locales[language];
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const score = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, useGrouping: false });
  const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const points = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });
  const signed = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, signDisplay: "exceptZero" });
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short" });
  return {
    whole: (value: number) => whole.format(value),
    /** A score on its scale, without digit grouping: 1120. */
    score: (value: number) => score.format(value),
    decimal: (value: number) => decimal.format(value),
    /** Points of a test, which may be fractions. */
    points: (value: number) => points.format(value),
    /** A share of 0–1. */
    percent: (share: number) => percent.format(share),
    /** A range of scores: 51–66, or one number if both ends read alike. */
    range: ([low, high]: readonly [number, number]) => [...new Set([score.format(low), score.format(high)])].join("–"),
    percentRange: ([low, high]: readonly [number, number]) => `${whole.format(low * 100)}–${percent.format(high)}`,
    /** +4, −2, 0. */
    signed: (value: number) => signed.format(value),
    list: (names: readonly string[]) => list.format(names),
    moment: (instant: number) => moment.format(instant),
  };
};

type Formats = ReturnType<typeof makeFormats>;

const made = new Map<Language, Formats>();

/** Number and date formats of the language. */
export const formatsOf = (language: Language): Formats => {
  const formats = made.get(language) ?? makeFormats(language);
  made.set(language, formats);
  return formats;
};
