const asOneWord = /^\S+$/;
const joints = /[_\-.]+|(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu;

/**
 * A readable title from a technical name: `allosteric_enzyme-models` becomes "Allosteric enzyme models". A title with
 * spaces, or without joints, is unchanged except for its first letter.
 */
export const readableTitle = (title: string): string => {
  const words = asOneWord.test(title) ? title.replaceAll(joints, " ").trim() : title.trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
