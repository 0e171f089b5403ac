import { integer, json, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instantColumn } from "./columns";
import { attempts } from "./schema";

/**
 * What a student's tools hold, of one item or, under "", of the whole sitting: the last word alone. It counts for
 * nothing, so that the log does without it.
 */
export const toolStates = pgTable(
  "tool_states",
  {
    attemptId: text("attempt_id")
      .notNull()
      .references(() => attempts.attemptId),
    itemId: text("item_id").notNull(),
    state: json("state").$type<Readonly<Record<string, unknown>>>().notNull(),
    revision: integer("revision").notNull(),
    leaseEpoch: integer("lease_epoch").notNull(),
    idempotencyKey: text("idempotency_key").notNull(),
    savedAt: instantColumn("saved_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.itemId] })],
);
