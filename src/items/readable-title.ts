const asOneWord = /^\S+$/;
const joints = /[_\-.]+|(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu;

/**
 * A name that was made for machines as people would write it: `allosteric_enzyme-models` becomes "Allosteric enzyme
 * models". A title that has spaces, or no joints, stays as it is but for its first letter.
 */
export const readableTitle = (title: string): string => {
  const words = asOneWord.test(title) ? title.replaceAll(joints, " ").trim() : title.trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
