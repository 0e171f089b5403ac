import type { OptionRecord } from "../record";

/**
 * Options that a format lists in their right order, in an order that does not reveal it: sorted by their texts, or in
 * the reverse of that order if sorting yields the right one.
 */
export const mixedOptions = (right: readonly OptionRecord[]): readonly OptionRecord[] => {
  const sorted = right.toSorted((one, other) => (one.content.html < other.content.html ? -1 : 1));
  return sorted.every(({ id }, place) => id === right[place]?.id) ? sorted.toReversed() : sorted;
};
