import { id } from "../../src/contract/calls/primitives";
import { interactionContract } from "../../src/contract/interactions/interaction-contract";

/** A type of interaction that the product does not have: one of two sides is right. */
export const tinyContract = interactionContract("tiny", {
  interaction: { left: id, right: id },
  key: { side: id },
  answer: { side: id },
  agrees: ({ left, right }, { side }) => side === left || side === right,
});

export const tinyQuestion = { type: "tiny", left: "L", right: "R" } as const;
