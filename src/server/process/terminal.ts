/** Control characters but tabs and ends of lines, and what turns the direction of writing. */
const unprintable = /(?![\t\n])[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Text as a terminal may have it: names and titles that people gave cannot move its cursor or set its title. */
export const printable = (text: string): string => text.replaceAll(unprintable, "\ufffd");

/** A sentence for the person at the terminal, beside what a command answers. */
export const notifyTerminal = (sentence: string): void => console.error(printable(sentence));

/** What a command answers. */
export const printAnswer = (text: string): void => console.log(printable(text));
