import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { ProcessState } from "../../contract/site/server-state";
import { instantColumn } from "./columns";

/** Answers that a process has committed, in slots of the clock. */
export interface AnswerSlots {
  /** The number of the newest slot: its beginning divided by its length. */
  readonly newest: number;
  /** Counts, the newest last. */
  readonly counts: readonly number[];
}

/** What each process that answers calls says of itself every few seconds. */
export const serverProcesses = pgTable(
  "server_processes",
  {
    processId: text("process_id").primaryKey(),
    seenAt: instantColumn("seen_at").notNull(),
    state: jsonb("state").$type<ProcessState>().notNull(),
    slots: jsonb("slots").$type<AnswerSlots>().notNull(),
  },
  (table) => [index("server_processes_by_seen").on(table.seenAt)],
);
