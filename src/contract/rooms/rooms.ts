import { z } from "zod";
import { accommodationSchema } from "../attempt/accommodation";
import { idempotencyKeySchema } from "../attempt/exam";
import { countSchema, duration, id, instant } from "../calls/primitives";
import { lockdownStateSchema } from "../integrations/lockdown";
import { localizedSchema } from "../item/content";
import { toolSchema } from "../tests";
import { roomEntryWays } from "./room-kinds";
import { roomLimits } from "./room-limits";
import { handedInBySchema, roomPhaseSchema, seatPhaseSchema } from "./room-phases";

export const roomEntrySchema = z.enum(roomEntryWays);
export type RoomEntry = z.infer<typeof roomEntrySchema>;

export const openRoomInput = z.strictObject({
  assignment_id: id,
  idempotency_key: idempotencyKeySchema,
  entry: roomEntrySchema.default("listed"),
});
export const openRoomOutput = z.strictObject({ room_id: id, code: z.string() });

/** A device, by names without versions; null: it does not give them. */
const device = z.strictObject({ browser: z.string().nullable(), system: z.string().nullable() });

/** A device that asks to come in to a seat. */
export const roomEntrantSchema = z.strictObject({
  entry_id: id,
  name: z.string(),
  device,
  asked_at: instant,
});

/** A seat as invigilators see it: no answers, no address. */
export const boardSeatSchema = z.strictObject({
  seat_id: id,
  name: z.string(),
  /** Another seat of the room has the same name. */
  name_twice: z.boolean(),
  /** On the class list; others came by the code. */
  on_list: z.boolean(),
  phase: seatPhaseSchema,
  handed_in_by: handedInBySchema.nullable(),
  device: device.nullable(),
  /** Devices that ask to come in; with the student inside they are second devices. */
  entrants: z.array(roomEntrantSchema),
  accommodation: accommodationSchema.nullable(),
  /** The last sign of the device, by the database's clock; null: none yet. */
  seen_at: instant.nullable(),
  answered: countSchema,
  total: countSchema,
  saved_at: instant.nullable(),
  /** Answers that wait on the device, as it last said. */
  unsent: countSchema,
  away: z.strictObject({ count: countSchema, ms: duration }),
  /** null: no limit, or not begun. */
  deadline: instant.nullable(),
  stage: z.string().nullable(),
  stage_deadline: instant.nullable(),
  /** When the clock was stopped; null: it runs. */
  stopped_at: instant.nullable(),
  /** Time given so far, pauses included. */
  given_ms: duration,
  /** The number of the last message that the student has read. */
  read_seq: countSchema,
  /** Of the browser that the assignment asks for; null: not checked yet, or any browser will do. */
  lockdown: lockdownStateSchema.nullable(),
});
export type BoardSeat = z.infer<typeof boardSeatSchema>;

/** One command or happening of a room, by number. */
export const roomEventSchema = z.strictObject({
  seq: countSchema,
  at: instant,
  kind: z.string(),
  /** The invigilator; null: a student, or the server. */
  by: z.string().nullable(),
  seats: z.array(id),
  facts: z.record(z.string(), z.unknown()),
});
export type RoomHappening = z.infer<typeof roomEventSchema>;

export const boardInput = z.strictObject({ room_id: id, since: z.coerce.number().int().nonnegative().default(0) });
export const boardOutput = z.strictObject({
  room: z.strictObject({
    room_id: id,
    assignment_id: id,
    class_name: z.string(),
    title: localizedSchema,
    phase: roomPhaseSchema,
    entry: roomEntrySchema,
    admits: z.boolean(),
    /** null: nobody can come in by a code. */
    code: z.string().nullable(),
    held_since: instant.nullable(),
    ends_at: instant.nullable(),
    time_limit_ms: duration.nullable(),
    has_sound: z.boolean(),
    stages: z.array(z.string()),
    /** Whether the assignment asks for a browser. */
    asks_browser: z.boolean(),
    opened_at: instant,
    signed: z.strictObject({ by: z.string(), at: instant, remark: z.string() }).nullable(),
  }),
  seats: z.array(boardSeatSchema),
  /** Those after `since`, in order. */
  events: z.array(roomEventSchema),
  seq: countSchema,
  server_time: instant,
});

/** A room with its seats at one moment. */
export type Board = z.output<typeof boardOutput>;

/**
 * What the stream of a board sends after its first message, which is a whole board: the events since the last message,
 * and the fields that changed of each seat; a new seat has all its fields.
 */
export interface BoardUpdate extends Pick<Board, "events" | "seq" | "server_time"> {
  /** Left out: unchanged. */
  readonly room?: Board["room"];
  readonly seats: readonly SeatChange[];
}
export type SeatChange = Pick<BoardSeat, "seat_id"> & Partial<BoardSeat>;

export const roomListInput = z.strictObject({
  /** All rooms of this assignment, also those that are signed; absent: those of all classes that are not signed yet. */
  assignment_id: id.optional(),
});
const roomEntryInListSchema = z.strictObject({
  room_id: id,
  assignment_id: id,
  class_name: z.string(),
  title: localizedSchema,
  phase: roomPhaseSchema,
  opened_at: instant,
  /** Seats whose students wait at the door. */
  waiting: countSchema,
  /** Seats whose students are in. */
  inside: countSchema,
  seats: countSchema,
});
/** The last opened first. */
export const roomListOutput = z.strictObject({ rooms: z.array(roomEntryInListSchema) });

export const roomCardsInput = z.strictObject({ room_id: id });
/** The personal codes of a room, one a card, by name; none: none were made, or they admit nobody any more. */
export const roomCardsOutput = z.strictObject({
  class_name: z.string(),
  title: localizedSchema,
  phase: roomPhaseSchema,
  /** null: there are none. */
  made_at: instant.nullable(),
  cards: z.array(z.strictObject({ seat_id: id, name: z.string(), code: z.string() })),
});
export type RoomCards = z.infer<typeof roomCardsOutput>;

/** A code as typed. */
const code = z.string().max(64);
export const lookRoomInput = z.strictObject({ code });
export const lookRoomOutput = z.strictObject({
  room_id: id,
  assignment_id: id,
  class_name: z.string(),
  title: localizedSchema,
  entry: roomEntrySchema,
  /** Names to choose from; null: the name is typed. */
  names: z.array(z.strictObject({ member_id: id, name: z.string(), taken: z.boolean() })).nullable(),
  /** The name on the card; null: the code is of no card. */
  name: z.string().nullable(),
});

export const joinRoomInput = z.strictObject({
  code,
  name: z.string().trim().min(1).max(roomLimits.name).optional(),
  member_id: id.optional(),
  idempotency_key: idempotencyKeySchema,
});
/** Comes in as a member of the class who is signed in. */
export const enterRoomInput = z.strictObject({ assignment_id: id, idempotency_key: idempotencyKeySchema });
export const lobbyInput = z.strictObject({ entry_id: id });
/** What a student in the lobby sees. */
export const lobbySchema = z.strictObject({
  room_id: id,
  entry_id: id,
  name: z.string(),
  class_name: z.string(),
  title: localizedSchema,
  assignment_id: id,
  menu_id: id,
  /** Another seat of the room has the same name. */
  name_twice: z.boolean(),
  /**
   * asking: nobody has decided yet. in: admitted to the seat. out: sent away. replaced: another device is in its place.
   */
  standing: z.enum(["asking", "in", "out", "replaced"]),
  /** How far the sitting at this seat is. */
  sitting: z.enum(["notBegun", "begun", "handedIn"]),
  phase: roomPhaseSchema,
  tools: z.array(toolSchema),
  has_sound: z.boolean(),
  /** The page at which the browser is checked that the assignment asks for; null: any will do, or it is confirmed. */
  check_address: z.string().nullable(),
  time_limit_ms: duration.nullable(),
  server_time: instant,
});
export const joinRoomOutput = z.strictObject({
  /** null: the student is signed in and needs none. */
  token: z.string().nullable(),
  lobby: lobbySchema,
});

/** What an invigilator signs: attendance, times, and what happened. */
export const roomRecordSchema = z.strictObject({
  class_name: z.string(),
  title: localizedSchema,
  invigilators: z.array(z.string()),
  opened_at: instant,
  started_at: instant.nullable(),
  ended_at: instant,
  signed_by: z.string(),
  signed_at: instant,
  remark: z.string(),
  seats: z.array(
    z.strictObject({
      seat_id: id,
      name: z.string(),
      on_list: z.boolean(),
      phase: seatPhaseSchema,
      handed_in_by: handedInBySchema.nullable(),
      begun_at: instant.nullable(),
      ended_at: instant.nullable(),
      given_ms: duration,
      away: z.strictObject({ count: countSchema, ms: duration }),
    }),
  ),
  events: z.array(roomEventSchema),
});
export type RoomRecord = z.infer<typeof roomRecordSchema>;

export const roomRecordInput = z.strictObject({ room_id: id });
export const roomRecordOutput = z.strictObject({
  room_id: id,
  phase: roomPhaseSchema,
  /** As it was signed; null: it is not signed. */
  record: roomRecordSchema.nullable(),
  /** Added after it was signed, in order. */
  remarks: z.array(z.strictObject({ at: instant, by: z.string(), text: z.string() })),
});
