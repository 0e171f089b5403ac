import { index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { AllowedProgram, LockdownPhase } from "../../contract/integrations/lockdown";
import type { SebPolicyKind } from "../../contract/integrations/lockdown-kinds";
import { users } from "./accounts-schema";
import { assignments } from "./classes-schema";
import { bytes, instantColumn, uuidColumn } from "./columns";

/** The choices of which a configuration is made. */
export interface StoredSebSettings {
  readonly quitAllowed: boolean;
  readonly addresses: readonly string[];
  readonly programs: readonly AllowedProgram[];
  /** SHA-256 of the password to leave, as hexadecimal digits, which the browser asks for in this form; null: none. */
  readonly quitPasswordHash: string | null;
}

/** Safe Exam Browser for assignments; those without a row are sat in any browser. */
export const sebPolicies = pgTable("seb_policies", {
  assignmentId: text("assignment_id")
    .primaryKey()
    .references(() => assignments.assignmentId),
  kind: text("kind").$type<Exclude<SebPolicyKind, "none">>().notNull(),
  settings: jsonb("settings").$type<StoredSebSettings>(),
  /** An uploaded configuration as it came, which the browser opens itself. */
  file: bytes("file"),
  fileName: text("file_name"),
  /** The Config Key of the uploaded configuration. */
  configKey: text("config_key"),
  /** What was found in it, and the address at which it begins. */
  findings: jsonb("findings").$type<readonly { readonly kind: string; readonly key: string }[]>(),
  startAddress: text("start_address"),
  examKeys: jsonb("exam_keys").$type<readonly string[]>().notNull(),
  changedBy: text("changed_by").references(() => users.userId),
  changedAt: instantColumn("changed_at").notNull(),
});

/** Students in the browser that an assignment asks for. */
export const lockdowns = pgTable(
  "lockdowns",
  {
    assignmentId: text("assignment_id")
      .notNull()
      .references(() => assignments.assignmentId),
    /** The account, or the guest of a room. */
    personId: text("person_id").notNull(),
    /** The state of the chart `lockdown`. */
    phase: text("phase").$type<LockdownPhase>().notNull(),
    /** The sitting, by no foreign key, since the rows of sittings may lie elsewhere; null: not begun. */
    attemptId: uuidColumn("attempt_id"),
    /** The session that has passed the check; null: none has. */
    tokenHash: text("token_hash"),
    version: text("version").notNull(),
    checkedAt: instantColumn("checked_at"),
    /** Of the last decision of a teacher: the same call sent twice decides one time. */
    decisionKey: text("decision_key"),
    reason: text("reason").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.assignmentId, table.personId] }),
    index("lockdowns_by_sitting").on(table.attemptId),
  ],
);
