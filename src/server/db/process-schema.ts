import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { ProcessState } from "../../contract/site/server-state";
import { instantColumn } from "./columns";

/** The number of answers that a process has committed, per slot of the clock. */
export interface AnswerSlots {
  /** The number of the newest slot: its start divided by its length. */
  readonly newest: number;
  /** Counts, the newest last. */
  readonly counts: readonly number[];
}

/** The state that each process that answers calls reports every few seconds. */
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
