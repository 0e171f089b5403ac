/** Far below the depth at which JSON.stringify and PostgreSQL run out of stack (some thousand levels). */
const deepest = 64;

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === "object" &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));

/** Whether a value is nested too deep to be stored (more than 64 levels). */
export const isNestedTooDeep = (value: unknown): boolean => isDeeper(value, deepest);
