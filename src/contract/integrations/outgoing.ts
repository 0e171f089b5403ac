import { z } from "zod";
import { countSchema, id, instant } from "../calls/primitives";
import { passBackPhaseSchema } from "./launch-phases";
import { platformFaultSchema } from "./lti-registrations";

/** The kinds of messages to other systems. */
export const outgoingKinds = ["lti_score"] as const;
export const outgoingKindSchema = z.enum(outgoingKinds);
export type OutgoingKind = z.infer<typeof outgoingKindSchema>;

export const outgoingListInput = z.strictObject({ state: passBackPhaseSchema.optional() });

export const outgoingListOutput = z.strictObject({
  /** The latest first, 100 at most. */
  list: z.array(
    z.strictObject({
      outgoing_id: id,
      kind: outgoingKindSchema,
      /** The name of the system that it goes to. */
      target: z.string(),
      /** Whose result it is. */
      name: z.string(),
      assignment_id: id,
      state: passBackPhaseSchema,
      tries: countSchema,
      next_try: instant,
      /** What went wrong last, by its name, with facts of it; null: nothing. */
      fault: platformFaultSchema.nullable(),
    }),
  ),
  /** Of each state: how many there are. */
  totals: z.partialRecord(passBackPhaseSchema, countSchema),
});

/** Sends what was given up once more. */
export const resendOutgoingInput = z.strictObject({ outgoing_ids: z.array(id).min(1).max(100) });
export const resendOutgoingOutput = z.strictObject({ sent_again: countSchema });
