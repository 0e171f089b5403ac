export const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  new Set([...one, ...other]).size === new Set(one).size && new Set(one).size === new Set(other).size;

export const isSameRecord = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean =>
  isSameSet(Object.entries(one).map(String), Object.entries(other).map(String));
