import type { Language } from "../../contract/item/content";

/** One sentence in both languages. */
export type ReasonWords = Readonly<Record<Language, string>>;
