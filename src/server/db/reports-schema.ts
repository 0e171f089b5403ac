import { integer, json, pgTable } from "drizzle-orm/pg-core";
import { uuidColumn } from "./columns";
import { attempts } from "./schema";

/**
 * The report of each finished attempt, complete; each reading decides what may be shown. `json`, not `jsonb`, so that
 * generating it again gives the same bytes.
 */
export const attemptReports = pgTable("attempt_reports", {
  attemptId: uuidColumn("attempt_id")
    .primaryKey()
    .references(() => attempts.attemptId),
  /** The version of the test. */
  version: integer("version").notNull(),
  /** The version of the family's scoring rule. */
  rule: integer("rule").notNull(),
  /** The last log entry of the attempt when the report was made. */
  seq: integer("seq").notNull(),
  report: json("report").$type<unknown>().notNull(),
});
