/** A sentence for the student that explains a mistake, in English and in Chinese. */
export type Sentence = readonly [en: string, zh: string];

/** Sentences by the name of the mistake. */
export type Sentences = Readonly<Record<string, Sentence>>;
