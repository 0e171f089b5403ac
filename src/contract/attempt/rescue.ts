import { z } from "zod";
import { id, instant } from "../calls/primitives";
import { answerInput } from "./exam";

/** Public key (JWK, P-256) for encrypting a copy of answers: only this installation can decrypt it. */
export const rescueKeySchema = z.strictObject({
  kty: z.literal("EC"),
  crv: z.literal("P-256"),
  x: z.string().max(64),
  y: z.string().max(64),
});
export type RescueKey = z.infer<typeof rescueKeySchema>;

export const rescueFormat = "invigil-rescue-1";

/**
 * The answers of one attempt as a device stored them, each in the form of its request; their leases prove to the server
 * that the device took part.
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
