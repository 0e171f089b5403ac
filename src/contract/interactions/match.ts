import { z } from "zod";
import { id } from "../calls/primitives";
import { whole } from "./credit";
import { interactionContract } from "./interaction-contract";
import { hasOption, optionList } from "./options";

const pair = z.tuple([id, id]);

/** Pairs of a source and a target. */
export const matchContract = interactionContract("match", {
  interaction: { sources: optionList, targets: optionList },
  key: { pairs: z.array(pair).min(1).max(60), whole },
  answer: { pairs: z.array(pair).max(120) },
  agrees: ({ sources, targets }, { pairs }) =>
    pairs.every(([source, target]) => hasOption(sources, source) && hasOption(targets, target)),
});
