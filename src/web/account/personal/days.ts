import type { Language } from "../../../contract/item/content";

/** A day as people of that language write it, with its year. */
export const dayOf = (instant: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(instant);
