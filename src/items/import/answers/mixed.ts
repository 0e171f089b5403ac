import type { OptionRecord } from "../record";

/**
 * Options that a format lists in their right order, as they may be shown: in the order of their texts, or in the
 * reverse of it where that is the right one.
 */
export const mixedOptions = (right: readonly OptionRecord[]): readonly OptionRecord[] => {
  const sorted = right.toSorted((one, other) => (one.content.html < other.content.html ? -1 : 1));
  return sorted.every(({ id }, place) => id === right[place]?.id) ? sorted.toReversed() : sorted;
};
