import type { Language } from "../../contract/item/content";

/** One sentence in both languages. */
export type Words = Readonly<Record<Language, string>>;
