import { sql } from "drizzle-orm";
import { foreignKey, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { QuestionReportPhase } from "../../contract/classes/question-reports";
import type { ReportKind } from "../../contract/classes/report-kinds";
import { users } from "./accounts-schema";
import { instantColumn, uuidColumn } from "./columns";
import { attempts, items } from "./schema";

/** Problems with questions that students report. */
export const questionReports = pgTable(
  "question_reports",
  {
    reportId: text("report_id").primaryKey(),
    /** Whoever sat the attempt, as `nameOfOwner` gives it; null: the account was deleted. */
    owner: text("owner"),
    attemptId: uuidColumn("attempt_id").notNull(),
    itemId: text("item_id").notNull(),
    kind: text("kind").$type<ReportKind>().notNull(),
    words: text("words").notNull(),
    /** The state of the chart `questionReport`. */
    phase: text("phase").$type<QuestionReportPhase>().notNull(),
    answer: text("answer"),
    answeredBy: text("answered_by"),
    /** Of the last call that wrote it, and of the last one that decided on it. */
    reportKey: text("report_key").notNull(),
    answerKey: text("answer_key"),
    reportedAt: instantColumn("reported_at").notNull(),
    answeredAt: instantColumn("answered_at"),
  },
  (table) => [
    foreignKey({ columns: [table.attemptId], foreignColumns: [attempts.attemptId] }),
    foreignKey({ columns: [table.itemId], foreignColumns: [items.itemId] }),
    foreignKey({ columns: [table.answeredBy], foreignColumns: [users.userId] }),
    uniqueIndex("question_reports_open")
      .on(table.owner, table.itemId)
      .where(sql`phase = 'open'`),
    index("question_reports_by_owner").on(table.owner),
    index("question_reports_by_attempt").on(table.attemptId),
    index("question_reports_by_item").on(table.itemId),
  ],
);
