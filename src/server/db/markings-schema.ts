import { doublePrecision, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instantColumn, uuidColumn } from "./columns";
import { attempts } from "./schema";

/** What each marker gives an answer: a first one, a second one who does not see the first, and what they settle on. */
export const answerMarkings = pgTable(
  "answer_markings",
  {
    attemptId: uuidColumn("attempt_id")
      .notNull()
      .references(() => attempts.attemptId),
    itemId: text("item_id").notNull(),
    part: text("part").$type<"first" | "second" | "settled">().notNull(),
    /** Grows with every change; a change names the version that it was made from. */
    version: integer("version").notNull(),
    points: doublePrecision("points").notNull(),
    comment: text("comment").notNull(),
    markedBy: text("marked_by").notNull(),
    markedAt: instantColumn("marked_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.itemId, table.part] })],
);
