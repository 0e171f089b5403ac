import { integer, json, pgTable, text } from "drizzle-orm/pg-core";
import { attempts } from "./schema";

/**
 * The report of each finished sitting, with all that it can tell; what of it may be told is decided at each reading.
 * `json`, not `jsonb`, so that making it again gives the same bytes.
 */
export const attemptReports = pgTable("attempt_reports", {
  attemptId: text("attempt_id")
    .primaryKey()
    .references(() => attempts.attemptId),
  /** Of the test. */
  version: integer("version").notNull(),
  /** Version of the family's scoring rule. */
  rule: integer("rule").notNull(),
  /** How far the sitting's log went when it was made. */
  seq: integer("seq").notNull(),
  report: json("report").$type<unknown>().notNull(),
});
