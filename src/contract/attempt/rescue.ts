import { z } from "zod";
import { id, instant } from "../calls/primitives";
import { answerInput } from "./exam";

/** Public key (JWK, P-256) that a copy of answers is sealed to: only this installation opens it. */
export const rescueKeySchema = z.strictObject({
  kty: z.literal("EC"),
  crv: z.literal("P-256"),
  x: z.string().max(64),
  y: z.string().max(64),
});
export type RescueKey = z.infer<typeof rescueKeySchema>;

export const rescueFormat = "invigil-rescue-1";

/**
 * Answers of one sitting as a device kept them, each as it would be sent; by their leases the server tells that the
 * device sat it.
 */
export const rescueCopySchema = z.looseObject({
  format: z.literal(rescueFormat),
  attempt_id: id,
  person: z.string().max(200),
  made_at: instant,
  answers: z.array(answerInput).max(2_000),
});
export type RescueCopy = z.input<typeof rescueCopySchema>;
export type ReadRescueCopy = z.output<typeof rescueCopySchema>;
