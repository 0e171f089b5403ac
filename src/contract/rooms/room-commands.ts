import { z } from "zod";
import { idempotencyKeySchema } from "../attempt/exam";
import { countSchema, id, instant } from "../calls/primitives";
import { lockdownDecisionSchema } from "../integrations/lockdown";
import { localizedSchema } from "../item/content";
import { incidentKinds } from "./room-kinds";
import { roomLimits } from "./room-limits";
import { roomPhaseSchema, seatPhaseSchema } from "./room-phases";

const reason = z.string().trim().max(roomLimits.reason).default("");

/** Fields of every command: what is sent twice with one key is done once. */
const command = { room_id: id, idempotency_key: idempotencyKeySchema } as const;
/** Some seats, or all to which the command applies. */
const seats = z.union([z.literal("all"), z.array(id).min(1).max(roomLimits.seats)]);

/** What a command has done. Seats that it did not apply to are named with their phase, and stay as they are. */
export const roomCommandOutput = z.strictObject({
  /** The number of the event; null: nothing was done. */
  seq: countSchema.nullable(),
  phase: roomPhaseSchema,
  refused: z.array(z.strictObject({ seat_id: id, phase: seatPhaseSchema })),
});
export type RoomCommandResult = z.infer<typeof roomCommandOutput>;

export const roomSeatsInput = z.strictObject({ ...command, seats, reason });
export const roomStepInput = z.strictObject({ ...command, reason });
export const roomExtendInput = z.strictObject({
  ...command,
  seats,
  ms: z.number().int().min(1).max(roomLimits.extensionMs),
  /** The section that the time is for; absent: the whole test. */
  stage: id.optional(),
  reason,
});
export const roomMessageInput = z.strictObject({
  ...command,
  seats,
  text: localizedSchema,
});
export const moveDeviceInput = z.strictObject({ ...command, seat_id: id, entry_id: id });
export const roomSubmitInput = z.strictObject({
  ...command,
  seat_id: id,
  /** The name of the student, typed by the invigilator. */
  name: z.string().max(roomLimits.name),
  reason,
});
/** Lets a student go on who has handed in. `ms`: the least time that is left then. */
export const roomReopenInput = z.strictObject({
  ...command,
  seat_id: id,
  ms: z.number().int().min(1).max(roomLimits.extensionMs),
  reason,
});
export const incidentKindSchema = z.enum(incidentKinds);
export const roomIncidentInput = z.strictObject({
  ...command,
  seats: z.array(id).max(roomLimits.seats),
  kind: incidentKindSchema,
  text: z.string().trim().min(1).max(roomLimits.incident),
  /** When it happened. */
  at: instant,
});
export const roomEndInput = z.strictObject({
  ...command,
  /** now: all sittings end at once. A time: they end then. null: an earlier plan is withdrawn. */
  at: z.union([z.literal("now"), instant, z.null()]),
  reason,
});
/** Unlocks sittings whose browser was lost, or lets students sit without the browser that is asked for. */
export const roomBrowsersInput = z.strictObject({
  ...command,
  seats,
  decision: lockdownDecisionSchema,
  /** Whether the time for which a sitting was locked is given back. */
  give_back: z.boolean().default(true),
  reason,
});
export const roomAdmissionInput = z.strictObject({
  ...command,
  admits: z.boolean(),
  /** Makes a new code; the old one admits nobody any more. */
  renew: z.boolean().default(false),
});
export const roomSignInput = z.strictObject({
  ...command,
  remark: z.string().trim().max(roomLimits.remark).default(""),
});
