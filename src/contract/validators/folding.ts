const compatibility = "NFKC";

/**
 * What keyboards and systems write in several ways is one: composed and decomposed letters, half and full width,
 * compatibility characters (Unicode NFKC). Case, accents and blanks stay. Passwords are hashed and compared so.
 */
export const foldForms = (text: string): string => text.normalize(compatibility);

/** The form in which names of accounts and sites are compared: forms folded, no blanks around them, lower case. */
export const foldName = (text: string): string => foldForms(foldForms(text).trim().toLowerCase());

/**
 * The form in which texts are searched: forms folded, lower case, without accents, each run of blanks one. Where the
 * letters of a text come from is not lost: the form of a text is that of its characters, but for the blanks.
 */
export const foldSearch = (text: string): string =>
  foldForms(text)
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/\s+/g, " ");
