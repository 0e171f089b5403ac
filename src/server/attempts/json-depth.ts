/** Writing JSON runs out of stack some thousand levels down, here and in the database. */
const deepest = 64;

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === "object" &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));

/** Whether a value is nested deeper than anybody means it, so that it cannot be written down as it is. */
export const isNestedTooDeep = (value: unknown): boolean => isDeeper(value, deepest);
