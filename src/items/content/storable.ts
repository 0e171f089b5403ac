/** NUL and other control characters that no text needs, and lone surrogates, which databases refuse. */
const unstorable = /(?![\t\n\r])\p{Cc}|\p{Cs}/gu;
/** A quick test for text that may contain such characters; it also matches surrogate pairs, which are allowed. */
const suspicious = /[^\t\n\r -~\u00a0-\ud7ff\ue000-\uffff]/;

/** The text without characters that databases refuse. */
export const storable = (text: string): string => (suspicious.test(text) ? text.replace(unstorable, "") : text);

/** Whether databases take every character of a text. */
export const isStorable = (text: string): boolean => !suspicious.test(text) || text.search(unstorable) < 0;
