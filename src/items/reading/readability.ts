const exceptions: Readonly<Record<string, number>> = {
  the: 1,
  people: 2,
  science: 2,
  friend: 1,
  area: 3,
  idea: 3,
  being: 2,
  every: 2,
  evening: 2,
  create: 2,
  museum: 3,
  theater: 3,
};

const silent = /(?<=[aeiouy][a-z]*[^aeiouy])e(?=(?:ful|less|ment|ness|ly|thing|times?|work|fore)s?$)/;

const syllablesIn = (word: string): number => {
  const letters = word
    .toLowerCase()
    .replace(/[’'].*$/, "")
    .replace(/[^a-z]/g, "");
  const known = exceptions[letters] ?? exceptions[letters.replace(/s$/, "")];
  if (known !== undefined) return known;
  const spoken = letters
    .replaceAll("qu", "kw")
    .replace(silent, "")
    .replace(/(?<=[aeiouy][a-z]*[^aeioutdly])ed$/, "")
    .replace(/(?<=[aeiouy][a-z]*[^aeiouylscxzgh])es$/, "")
    .replace(/(?<=[aeiouy][a-z]*[^aeiouyl])e$/, "")
    .replace(/(?<=[aeiouy]l{1,2})(?:e|es|ed)$/, "");
  const groups = spoken.match(/[aeiouy]+/g) ?? [];
  const split = spoken.match(/i[ao](?!u)|iou|ie[nt]|eo|[aeu]ing|uou/g) ?? [];
  const joined = spoken.match(/[tcsxg]i[ao]|(?:t|(?<!s)c)ien|geo/g) ?? [];
  return Math.max(1, groups.length + split.length - joined.length);
};

const sentencesIn = (text: string): number =>
  (text.replace(/\bM(?:rs?|s)\./g, "M").match(/[.!?…]+[”’)]*(?=\s|$)/g) ?? []).length;

/** Flesch–Kincaid grade level (Kincaid et al. 1975) of plain text, with syllables counted by spelling. */
export const gradeLevel = (text: string): number => {
  const words = text.split(/[\s—–-]+/).filter((word) => /\p{L}/u.test(word));
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return (0.39 * words.length) / sentencesIn(text) + (11.8 * syllables) / words.length - 15.59;
};
