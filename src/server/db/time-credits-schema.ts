import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instantColumn, uuidColumn } from "./columns";
import { attempts } from "./schema";

/** Append-only: time granted to an attempt in addition to its limit. */
export const timeCredits = pgTable(
  "time_credits",
  {
    creditId: text("credit_id").notNull(),
    attemptId: uuidColumn("attempt_id")
      .notNull()
      .references(() => attempts.attemptId),
    /** The section that the time was granted for; null: the whole test. */
    stage: text("stage"),
    ms: integer("ms").notNull(),
    reason: text("reason").$type<"pause" | "extension" | "outage">().notNull(),
    /** The person who granted it; null: the server. */
    givenBy: text("given_by"),
    note: text("note").notNull().default(""),
    givenAt: instantColumn("given_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.creditId] })],
);
