const idShape = /^[\w.-]{1,64}$/;

/** The name of a skill or subject that was typed: letters, digits, dots and hyphens; null: it cannot be one. */
export const wordOfId = (text: string): string | null => {
  const word = text.trim().replace(/\s+/g, "-");
  return idShape.test(word) ? word : null;
};

const mostTags = 20;
const longestTag = 40;

/** The tags in a typed line, each once. */
export const tagsIn = (text: string): string[] =>
  [
    ...new Set(
      text
        .split(/[,，、;；]/)
        .map((tag) => tag.trim().slice(0, longestTag).trim())
        .filter((tag) => tag !== ""),
    ),
  ].slice(0, mostTags);
