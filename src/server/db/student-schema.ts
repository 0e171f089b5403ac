import { integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { AbsenceKind } from "../../contract/attempt/absences";
import type { Accommodation } from "../../contract/attempt/accommodation";
import { users } from "./accounts-schema";
import { instantColumn, uuidColumn } from "./columns";
import { attempts } from "./schema";

/** Append-only: the accommodations of a student; the newest version counts until it expires. */
export const accommodations = pgTable(
  "accommodations",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.userId),
    /** Numbered from 1. */
    version: integer("version").notNull(),
    /** null: the accommodation was withdrawn. */
    terms: jsonb("terms").$type<Accommodation>(),
    /** The name of the person who granted it, as entered. */
    givenBy: text("given_by").notNull(),
    note: text("note").notNull().default(""),
    givenAt: instantColumn("given_at").notNull(),
    /** The time at which it expires; null: never. */
    until: instantColumn("until"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.version] })],
);

/**
 * Append-only: the times when the student left the window of a sitting, as reported by the device. They are recorded
 * only and have no effect.
 */
export const absences = pgTable(
  "absences",
  {
    attemptId: uuidColumn("attempt_id")
      .notNull()
      .references(() => attempts.attemptId),
    kind: text("kind").$type<AbsenceKind>().notNull(),
    leftAt: instantColumn("left_at").notNull(),
    backAt: instantColumn("back_at").notNull(),
    receivedAt: instantColumn("received_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.kind, table.leftAt] })],
);
