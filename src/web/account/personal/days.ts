import type { Language } from "../../../contract/item/content";

/** A day with its year, formatted for the language. */
export const dayOf = (instant: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(instant);
