import { integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { AbsenceKind } from "../../contract/attempt/absences";
import type { Accommodation } from "../../contract/attempt/accommodation";
import { users } from "./accounts-schema";
import { instantColumn } from "./columns";
import { attempts } from "./schema";

/** Append-only: what a student was given otherwise than others; the newest version counts until its time is over. */
export const accommodations = pgTable(
  "accommodations",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.userId),
    /** From 1. */
    version: integer("version").notNull(),
    /** null: from here on nothing. */
    terms: jsonb("terms").$type<Accommodation>(),
    /** Who gave it, by the name that they gave. */
    givenBy: text("given_by").notNull(),
    note: text("note").notNull().default(""),
    givenAt: instantColumn("given_at").notNull(),
    /** The moment from which it counts no more; null: for good. */
    until: instantColumn("until"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.version] })],
);

/** Append-only: when the student looked away from a sitting, as the device saw it. It is noted, and decides nothing. */
export const absences = pgTable(
  "absences",
  {
    attemptId: text("attempt_id")
      .notNull()
      .references(() => attempts.attemptId),
    kind: text("kind").$type<AbsenceKind>().notNull(),
    leftAt: instantColumn("left_at").notNull(),
    backAt: instantColumn("back_at").notNull(),
    receivedAt: instantColumn("received_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.kind, table.leftAt] })],
);
