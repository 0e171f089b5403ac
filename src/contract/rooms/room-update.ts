import { z } from "zod";
import { countSchema, duration, instant } from "../calls/primitives";
import { localizedSchema } from "../item/content";

const base = { seq: countSchema, at: instant } as const;
const reason = z.string();

/** An event of a room that concerns one seat, as its student learns of it. `seq` is its number in the room. */
export const seatNoticeSchema = z.discriminatedUnion("kind", [
  z.strictObject({ ...base, kind: z.literal("message"), text: localizedSchema }),
  /** The clock was stopped, of this student or of the whole room. */
  z.strictObject({ ...base, kind: z.literal("stopped"), reason }),
  z.strictObject({ ...base, kind: z.literal("resumed"), reason }),
  /** Time was given, to one section or (null) to the test. */
  z.strictObject({ ...base, kind: z.literal("extended"), ms: duration, stage: z.string().nullable(), reason }),
  /** All sittings of the room end then; null: that plan is withdrawn. */
  z.strictObject({ ...base, kind: z.literal("endPlanned"), ends_at: instant.nullable(), reason }),
  /** The sitting is ended now, after a short notice. */
  z.strictObject({ ...base, kind: z.literal("ending"), reason }),
  /** The student goes on after the hand-in, with all that was handed in. */
  z.strictObject({ ...base, kind: z.literal("reopened"), reason }),
]);
export type SeatNotice = z.infer<typeof seatNoticeSchema>;

/** Time that was given to a sitting beyond its limit. */
export const timeCreditSchema = z.strictObject({
  ms: duration,
  /** pause: the clock was stopped for so long. */
  kind: z.enum(["pause", "extension", "outage"]),
  reason,
  at: instant,
});
export type TimeCredit = z.infer<typeof timeCreditSchema>;

/** What a window learns of the room in which its student sits. */
export const roomUpdateSchema = z.strictObject({
  /** The number of the room's last event. */
  seq: countSchema,
  /** When all sittings of the room end; null: each by its own clock. */
  ends_at: instant.nullable(),
  /** Events that concern the seat since the number that the window has reported, in order. */
  events: z.array(seatNoticeSchema),
  /** All time given so far, earliest first; absent: as before. */
  given: z.array(timeCreditSchema).optional(),
  /** The number of the last message that the student has read; absent in replies to heartbeats, which report it. */
  read_seq: countSchema.optional(),
  /** Of a sitting that is over: the room goes on, so that the invigilator can open the sitting again. */
  may_reopen: z.boolean().optional(),
});
export type RoomUpdate = z.infer<typeof roomUpdateSchema>;
