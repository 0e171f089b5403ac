import type { z } from "zod";
import type { Rename } from "../../../src/items/scoring/interaction-scoring";
import { allOrNothing } from "../../../src/items/scoring/marks";
import type { tinyContract } from "../../support/tiny-interaction";

type Shown = z.infer<typeof tinyContract.interaction>;
type Side = z.infer<typeof tinyContract.answer>;

const other = ({ left, right }: Shown, side: string): string => (side === left ? right : left);

/** The scoring and review of the tiny type. */
export const tinyScoring = {
  fits: ({ left, right }: Shown, { side }: Side) => side === left || side === right,
  isEmpty: () => false,
  score: (key: Side, _: Shown, answer: Side) => allOrNothing(key.side === answer.side),
  renaming: {
    interaction: (shown: Shown, rename: Rename) => ({
      ...shown,
      left: rename("sides", shown.left),
      right: rename("sides", shown.right),
    }),
    given: (given: Side, rename: Rename) => ({ ...given, side: rename("sides", given.side) }),
  },
  namedAnswers: (key: Side) => [key],
  keySheet: () => ({ as: "data" }),
  rightAnswer: (key: Side) => key,
  wrongAnswer: (right: Side, shown: Shown) => ({ ...right, side: other(shown, right.side) }),
};
