/** Characters that people and keyboards use interchangeably but NFKC does not unify. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/[‘’‚‛′ʼ`´]/g, "'"],
  [/[“”„‟″]/g, '"'],
  [/[‐‑‒–—−﹣]/g, "-"],
  [/[\u200b\u200e\u200f\u2060\u2066-\u2069\u202a-\u202e\ufeff\u00ad]/g, ""],
];

/** Words of plain letters and signs between single spaces, which only capitals can make different. */
const plainWords = /^[!-_a-~]+(?: [!-_a-~]+)*$/;

/**
 * The form in which two entries are compared: compatibility characters and full-width forms folded (NFKC), quotes and
 * dashes unified, invisible marks removed, white space collapsed; lower case unless case matters. The joiners of emoji
 * and scripts are preserved.
 */
export const comparable = (text: string, caseSensitive: boolean): string => {
  if (plainWords.test(text)) return caseSensitive ? text : text.toLowerCase();
  let form = text.normalize("NFC");
  for (const [pattern, character] of alike) form = form.replace(pattern, character);
  form = form
    .normalize("NFKC")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  return caseSensitive ? form : form.toLowerCase().normalize("NFC");
};

/** Whether a text equals one of the listed forms. */
export const isAmong = (forms: readonly string[], text: string, caseSensitive: boolean): boolean => {
  const entered = comparable(text, caseSensitive);
  return forms.some((form) => comparable(form, caseSensitive) === entered);
};
