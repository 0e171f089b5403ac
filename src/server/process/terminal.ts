/** Control characters except tabs and line ends, and characters that change the direction of writing. */
const unprintable = /(?![\t\n])[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Text that is safe for a terminal: names and titles from users cannot move its cursor or set its title. */
export const printable = (text: string): string => text.replaceAll(unprintable, "\ufffd");

/** Prints a sentence for the person at the terminal to standard error, apart from a command's output. */
export const notifyTerminal = (sentence: string): void => console.error(printable(sentence));

/** Prints the output of a command to standard output. */
export const printAnswer = (text: string): void => console.log(printable(text));
