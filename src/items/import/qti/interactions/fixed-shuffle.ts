import { createHash } from "node:crypto";
import type { OptionRecord } from "../../record";
import type { ItemScope } from "./interaction";

const rankOf = (identity: string, { id }: OptionRecord): string =>
  createHash("sha256").update(`${identity}\n${id}`).digest("hex");

/**
 * Options in an order drawn once for the item, for lists that are never shuffled for an attempt; fixed options keep
 * their places. `avoid` is the right order, which the result must not have.
 */
export const fixedShuffle = (
  options: readonly OptionRecord[],
  scope: ItemScope,
  avoid: readonly string[] = [],
): readonly OptionRecord[] => {
  scope.notes.add("shuffledOnce");
  const movable = options
    .filter(({ fixed }) => fixed !== true)
    .map((option) => ({ option, rank: rankOf(scope.identity, option) }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .map(({ option }) => option);
  const sameAsAvoided = movable.every(({ id }, place) => id === avoid[place]);
  const drawn = sameAsAvoided ? movable.toReversed() : movable;
  return options.map((option) => (option.fixed === true ? option : (drawn.shift() ?? option)));
};
