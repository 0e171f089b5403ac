import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { RoomPhase, SeatPhase, HandedInBy } from "../../contract/rooms/room-phases";
import type { RoomEntry, RoomRecord } from "../../contract/rooms/rooms";
import { users } from "./accounts-schema";
import { assignments, classMembers } from "./classes-schema";
import { instantColumn, uuidColumn } from "./columns";
import { invitations } from "./guest-schema";

/** Supervised sittings of an assignment. */
export const rooms = pgTable(
  "rooms",
  {
    roomId: text("room_id").primaryKey(),
    assignmentId: text("assignment_id")
      .notNull()
      .references(() => assignments.assignmentId),
    /** By which students without an account come in as guests. */
    invitationId: text("invitation_id")
      .notNull()
      .references(() => invitations.invitationId),
    /** The state of the chart `room`, and what it stores. */
    phase: text("phase").$type<RoomPhase>().notNull(),
    admits: boolean("admits").notNull(),
    heldSince: instantColumn("held_since"),
    endsAt: instantColumn("ends_at"),
    entry: text("entry").$type<RoomEntry>().notNull(),
    /** The number of its last event. */
    lastSeq: integer("last_seq").notNull(),
    openedBy: text("opened_by").references(() => users.userId),
    openedAt: instantColumn("opened_at").notNull(),
    createKey: text("create_key").notNull(),
    signedBy: text("signed_by").references(() => users.userId),
    signedAt: instantColumn("signed_at"),
    /** What was signed, which never changes; null: not signed. */
    record: jsonb("record").$type<RoomRecord>(),
  },
  (table) => [
    uniqueIndex("rooms_by_key").on(table.openedBy, table.createKey),
    // an assignment has one room at a time
    uniqueIndex("one_open_room")
      .on(table.assignmentId)
      .where(sql`phase not in ('ended', 'signed')`),
    index("rooms_by_assignment").on(table.assignmentId, table.openedAt),
  ],
);

/**
 * The codes of rooms. A code is shown to everybody in the room and admits nobody afterwards, so it is stored as it is.
 */
export const roomCodes = pgTable(
  "room_codes",
  {
    code: text("code").primaryKey(),
    roomId: text("room_id")
      .notNull()
      .references(() => rooms.roomId),
    /** The seat that it admits to, printed on a card; null: any seat of the room. */
    seatId: text("seat_id"),
    madeAt: instantColumn("made_at").notNull(),
    /** When another took its place; null: it is the room's code. */
    endedAt: instantColumn("ended_at"),
  },
  (table) => [
    uniqueIndex("one_code_of_room")
      .on(table.roomId)
      .where(sql`ended_at is null and seat_id is null`),
  ],
);

/** The places of students in rooms. */
export const seats = pgTable(
  "seats",
  {
    seatId: text("seat_id").primaryKey(),
    roomId: text("room_id")
      .notNull()
      .references(() => rooms.roomId),
    /** The member of the class; null: somebody who came by the code and typed a name. */
    memberId: text("member_id").references(() => classMembers.memberId),
    name: text("name").notNull(),
    /** The state of the chart `seat`, and what it stores. */
    phase: text("phase").$type<SeatPhase>().notNull(),
    handedInBy: text("handed_in_by").$type<HandedInBy>(),
    /** The invigilator who hands in for the student; null: nobody does. */
    closedBy: text("closed_by"),
    /** The sitting, by no foreign key, since the rows of sittings may lie elsewhere; null: not begun. */
    attemptId: uuidColumn("attempt_id"),
    /** The device that is admitted; null: none. */
    entryId: text("entry_id"),
  },
  (table) => [
    index("seats_by_room").on(table.roomId),
    index("seats_by_member").on(table.memberId),
    uniqueIndex("one_seat_of_member").on(table.roomId, table.memberId),
    uniqueIndex("one_seat_of_sitting").on(table.attemptId),
  ],
);

/** Devices that asked to come in to a seat. */
export const roomEntries = pgTable(
  "room_entries",
  {
    entryId: text("entry_id").primaryKey(),
    roomId: text("room_id")
      .notNull()
      .references(() => rooms.roomId),
    seatId: text("seat_id")
      .notNull()
      .references(() => seats.seatId),
    /** The account or the guest that the device is signed in as; one of both. */
    userId: text("user_id").references(() => users.userId),
    guestId: text("guest_id"),
    tokenHash: text("token_hash").notNull(),
    keyHash: text("key_hash").notNull(),
    name: text("name").notNull(),
    browser: text("browser"),
    system: text("system"),
    askedAt: instantColumn("asked_at").notNull(),
    standing: text("standing").$type<"asking" | "in" | "out">().notNull(),
  },
  (table) => [
    uniqueIndex("room_entries_once").on(table.roomId, table.keyHash),
    index("room_entries_by_seat").on(table.seatId),
    index("room_entries_by_token").on(table.tokenHash),
  ],
);

/** Append-only: commands and happenings of a room, numbered from 1 without gaps. */
export const roomEvents = pgTable(
  "room_events",
  {
    roomId: text("room_id")
      .notNull()
      .references(() => rooms.roomId),
    seq: integer("seq").notNull(),
    at: instantColumn("at").notNull(),
    kind: text("kind").notNull(),
    /** The invigilator; null: a student, or the server. */
    by: text("by"),
    /** Of the command: the same one sent twice is one event. */
    key: text("key"),
    seats: jsonb("seats").$type<readonly string[]>().notNull(),
    facts: jsonb("facts").$type<Readonly<Record<string, unknown>>>().notNull(),
    /** The reply to the command. */
    reply: jsonb("reply").$type<unknown>(),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.seq] }),
    uniqueIndex("room_events_by_key").on(table.roomId, table.key),
  ],
);

/** The last sign of the device of each seat, written in bulk and never more often than needed. */
export const seatPresence = pgTable("seat_presence", {
  seatId: text("seat_id").primaryKey(),
  roomId: text("room_id").notNull(),
  seenAt: instantColumn("seen_at").notNull(),
  unsent: integer("unsent").notNull(),
  /** The number of the last message that the student has read. */
  readSeq: integer("read_seq").notNull(),
});
