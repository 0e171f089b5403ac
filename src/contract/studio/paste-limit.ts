/** The longest text, or formatted text, that is read at once for questions, in characters. */
export const longestPaste = 1_000_000;
