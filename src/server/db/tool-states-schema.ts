import { integer, json, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instantColumn, uuidColumn } from "./columns";
import { attempts } from "./schema";

/**
 * The latest state of a student's tools, for one item or, under "", for the whole attempt. It does not count towards
 * the result and is therefore not logged.
 */
export const toolStates = pgTable(
  "tool_states",
  {
    attemptId: uuidColumn("attempt_id")
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
