import {
  boolean,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { RegradePhase, RegradeRule } from "../../contract/classes/regrades";
import type { ItemKey } from "../../contract/item/item";
import type { AnswerMark } from "../../contract/report/marked-item";
import type { ScoreSummary } from "../../contract/tests";
import { users } from "./accounts-schema";
import { assignments } from "./classes-schema";
import { instantColumn, uuidColumn } from "./columns";
import { attempts, items } from "./schema";

/** The columns of an answer that say what it earns, as JSON. */
export interface StoredMark {
  readonly mark: AnswerMark;
  readonly credit: number;
  /** What a person has given in place of mark and credit; null: nothing. */
  readonly points: number | null;
  readonly by: string | null;
  readonly at: number | null;
}

/** Rules applied afterwards to the answers to one question of an assignment. */
export const regrades = pgTable(
  "regrades",
  {
    regradeId: text("regrade_id").primaryKey(),
    assignmentId: text("assignment_id")
      .notNull()
      .references(() => assignments.assignmentId),
    itemId: text("item_id")
      .notNull()
      .references(() => items.itemId),
    rule: text("rule").$type<RegradeRule>().notNull(),
    key: jsonb("key").$type<ItemKey>(),
    /** The regrade that is taken back; null: the rule is another one. */
    restores: text("restores"),
    reason: text("reason").notNull(),
    neverLower: boolean("never_lower").notNull(),
    /** The state of the chart `regrade`. */
    phase: text("phase").$type<RegradePhase>().notNull(),
    /** Of the preview: every change, and the attempts as they were. */
    digest: text("digest").notNull(),
    attemptsDigest: text("attempts_digest").notNull(),
    changed: integer("changed").notNull(),
    unchanged: integer("unchanged").notNull(),
    proposedBy: text("proposed_by").references(() => users.userId),
    secondedBy: text("seconded_by").references(() => users.userId),
    createKey: text("create_key").notNull(),
    createdAt: instantColumn("created_at").notNull(),
    appliedAt: instantColumn("applied_at"),
    /** Its place among those applied in the assignment, from 1. */
    ordinal: integer("ordinal"),
    /** The regrade whose rule stood before this one was applied; null: none. */
    follows: text("follows"),
    /** The regrade whose rule stands since: this one, or what stood before the one taken back; null: none. */
    standing: text("standing"),
  },
  (table) => [
    uniqueIndex("regrades_by_key").on(table.proposedBy, table.createKey),
    index("regrades_by_assignment").on(table.assignmentId, table.itemId),
  ],
);

/** What a regrade changes in each attempt. It refers to no regrade, since the rows of an attempt may lie elsewhere. */
export const regradeChanges = pgTable(
  "regrade_changes",
  {
    regradeId: text("regrade_id").notNull(),
    attemptId: uuidColumn("attempt_id")
      .notNull()
      .references(() => attempts.attemptId),
    /** The last entry in the log of the attempt when the change was computed. */
    seq: integer("seq").notNull(),
    before: jsonb("before").$type<StoredMark>().notNull(),
    after: jsonb("after").$type<StoredMark>().notNull(),
    /** Scores on the scale of the test; null: too few answers for one. */
    valueBefore: doublePrecision("value_before"),
    valueAfter: doublePrecision("value_after"),
    score: jsonb("score").$type<ScoreSummary>(),
    awaitingPoints: doublePrecision("awaiting_points"),
  },
  (table) => [
    primaryKey({ columns: [table.regradeId, table.attemptId] }),
    index("regrade_changes_by_attempt").on(table.attemptId),
  ],
);

/** Reports that a regrade has replaced, as they were stored. `json`, not `jsonb`, as in `attempt_reports`. */
export const replacedReports = pgTable(
  "replaced_reports",
  {
    attemptId: uuidColumn("attempt_id")
      .notNull()
      .references(() => attempts.attemptId),
    seq: integer("seq").notNull(),
    version: integer("version").notNull(),
    rule: integer("rule").notNull(),
    report: json("report").$type<unknown>().notNull(),
    regradeId: text("regrade_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.seq] })],
);
