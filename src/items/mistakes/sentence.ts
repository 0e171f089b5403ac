/** What went wrong in the thinking, told to the student in English and in Chinese. */
export type Sentence = readonly [en: string, zh: string];

/** Sentences by the name of the mistake. */
export type Sentences = Readonly<Record<string, Sentence>>;
