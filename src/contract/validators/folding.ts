const compatibility = "NFKC";

/**
 * Unifies the ways in which keyboards and systems write the same text: composed and decomposed letters, half and full
 * width, compatibility characters (Unicode NFKC). Case, accents and blanks are preserved. Passwords are hashed and
 * compared in this form.
 */
export const foldForms = (text: string): string => text.normalize(compatibility);

/** The form in which names of accounts and sites are compared: forms folded, no blanks around them, lower case. */
export const foldName = (text: string): string => foldForms(foldForms(text).trim().toLowerCase());

/**
 * The form in which texts are searched: forms folded, lower case, without accents, each run of blanks reduced to one.
 * Except for blanks it folds character by character, so that matches can be mapped back to the text.
 */
export const foldSearch = (text: string): string =>
  foldForms(text)
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/\s+/g, " ");
