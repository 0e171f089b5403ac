import { z } from "zod";
import { id } from "../calls/primitives";
import { lowest, share } from "./credit";
import { interactionContract } from "./interaction-contract";
import { hasOption, optionList, otherOptions } from "./options";

const chosen = z.array(id).max(60);

/** Shares of the right options may be rounded in a file; together they must be all of the points but for that. */
const leastSum = 0.99;

const earnsAll = (right: readonly string[], credit: Readonly<Record<string, number>>): boolean => {
  const shares = right.map((optionId) =>
    Object.hasOwn(credit, optionId) ? (credit[optionId] ?? 0) : 1 / right.length,
  );
  return (
    right.length === 0 || (shares.every((part) => part > 0) && shares.reduce((sum, part) => sum + part, 0) >= leastSum)
  );
};

/**
 * Without `credit` all or nothing. With it, even an empty one, an answer earns the sum of the shares of its options,
 * between `lowest` and 1: their credit, else for each of n right options 1/n and for a wrong one 0. `max_choices` 0: no
 * limit.
 */
export const multipleChoiceContract = interactionContract("multiple_choice", {
  interaction: { options: optionList, shuffle: z.boolean(), max_choices: z.int().min(0).max(60) },
  key: { option_ids: chosen, credit: z.record(id, share).optional(), lowest },
  answer: { option_ids: chosen },
  agrees: ({ options }, { option_ids, credit }) =>
    option_ids.every((optionId) => hasOption(options, optionId)) &&
    (credit === undefined ||
      (Object.keys(credit).every((optionId) => hasOption(options, optionId)) && earnsAll(option_ids, credit))),
  wrongOptions: ({ options }, key) => otherOptions(options, key.option_ids),
});
