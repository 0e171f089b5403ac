/** By option, its category; what is in none is left out. */
export type Placements = Readonly<Record<string, string>>;

/** The placements with one option put into a category, or, with null, back to those that are in none. */
export const placed = (placements: Placements, optionId: string, category: string | null): Placements => {
  const { [optionId]: _before, ...others } = placements;
  return category === null ? others : { ...others, [optionId]: category };
};

/** The category that a digit stands for, null for 0: back to where they came from; undefined for any other key. */
export const categoryOfKey = (key: string, categories: readonly string[]): string | null | undefined =>
  key === "0" || key === "Backspace" || key === "Delete"
    ? null
    : /^[1-9]$/.test(key)
      ? categories[Number(key) - 1]
      : undefined;
