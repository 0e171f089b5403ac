/** A value as JSON with its fields in one order; fields without a value are left out. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, held: unknown) =>
    typeof held === "object" && held !== null && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : held,
  );

/** Whether two values are the same as JSON, regardless of the order of their fields. */
export const isSameJson = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);
