import { z } from "zod";
import { id } from "../calls/primitives";
import {
  choiceAgrees,
  formCredit,
  formsAgree,
  intervalFields,
  isInterval,
  lowest,
  otherIntervals,
  share,
  whole,
} from "./credit";
import { interactionContract } from "./interaction-contract";
import { longestNumber } from "./numeric-entry";
import { optionList } from "./options";

const longestGapText = 200;
const gapText = z.string().max(longestGapText);

const gapSchema = z.discriminatedUnion("kind", [
  z.strictObject({ gap_id: id, kind: z.literal("text"), max_length: z.int().min(1).max(longestGapText) }),
  z.strictObject({ gap_id: id, kind: z.literal("number"), max_length: z.int().min(1).max(longestNumber) }),
  z.strictObject({ gap_id: id, kind: z.literal("choice"), options: optionList }),
]);
/** A gap of a text: typed as text or number, or chosen. */
export type Gap = z.infer<typeof gapSchema>;

const gapKeySchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("text"),
    accepted: z.array(gapText.min(1)).min(1).max(50),
    case_sensitive: z.boolean(),
    credit: formCredit,
  }),
  z.strictObject({ kind: z.literal("number"), ...intervalFields, also: otherIntervals }),
  z.strictObject({ kind: z.literal("choice"), option_id: id, credit: z.record(id, share).optional() }),
]);
/** The key of one gap. */
export type GapKey = z.infer<typeof gapKeySchema>;

function gapAgrees(gap: Gap, key: GapKey | undefined): boolean {
  if (key?.kind === "choice") return gap.kind === "choice" && choiceAgrees(gap.options, key.option_id, key.credit);
  if (key?.kind === "number") return gap.kind === "number" && isInterval(key) && (key.also ?? []).every(isInterval);
  if (key === undefined || gap.kind !== "text") return false;
  const { accepted, case_sensitive, credit } = key;
  return accepted.every(({ length }) => length <= gap.max_length) && formsAgree(accepted, case_sensitive, credit);
}

/**
 * A text with gaps to type in and to choose; `{{gap_id}}` in the stem marks the place of each gap. An answer earns the
 * mean of the shares of its gaps, weighted by `weights` (absent: 1 each), between `lowest` and 1.
 */
export const gapsContract = interactionContract("gaps", {
  interaction: { gaps: z.array(gapSchema).min(1).max(60) },
  key: {
    gaps: z.record(id, gapKeySchema),
    weights: z.record(id, z.number().positive()).optional(),
    lowest,
    whole,
  },
  answer: { texts: z.record(id, gapText), choices: z.record(id, id) },
  agrees: ({ gaps }, key) => {
    const ids = new Set(gaps.map(({ gap_id }) => gap_id));
    const isGap = (gapId: string): boolean => ids.has(gapId);
    return (
      ids.size === gaps.length &&
      Object.keys(key.gaps).length === gaps.length &&
      Object.keys(key.weights ?? {}).every(isGap) &&
      gaps.every((gap) => gapAgrees(gap, Object.hasOwn(key.gaps, gap.gap_id) ? key.gaps[gap.gap_id] : undefined))
    );
  },
});
