/** The direction above a sentence with a gap. */
export const completing = (sentence: string): string => `Which choice correctly completes the sentence?\n${sentence}`;
