import { boolean, index, integer, json, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { Family } from "../../contract/families";
import type { Localized } from "../../contract/item/content";
import type { Answer, ItemBody, ItemKey } from "../../contract/item/item";
import type { Mistakes } from "../../contract/item/mistakes";
import type { PracticeChoice } from "../../contract/practice/practice";
import { users } from "./accounts-schema";
import { instantColumn, uuidColumn } from "./columns";
import { attempts, items } from "./schema";

/** A person's practice set; it counts towards no score. */
export const practiceSets = pgTable(
  "practice_sets",
  {
    setId: text("set_id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.userId),
    choice: jsonb("choice").$type<PracticeChoice>().notNull(),
    /** The secret seed from which new questions are drawn. */
    seed: text("seed").notNull(),
    startKey: text("start_key").notNull(),
    startedAt: instantColumn("started_at").notNull(),
    /** null: under way. */
    finishedAt: instantColumn("finished_at"),
  },
  (table) => [
    uniqueIndex("practice_sets_by_start_key").on(table.userId, table.startKey),
    index("practice_sets_by_user").on(table.userId, table.startedAt),
  ],
);

/** The questions of a set as drawn, with the answers. */
export const practiceItems = pgTable(
  "practice_items",
  {
    setId: text("set_id")
      .notNull()
      .references(() => practiceSets.setId),
    place: integer("place").notNull(),
    family: text("family").$type<Family>().notNull(),
    subject: text("subject").notNull(),
    skill: text("skill").notNull(),
    body: jsonb("body").$type<ItemBody>().notNull(),
    key: jsonb("key").$type<ItemKey>().notNull(),
    explanation: jsonb("explanation").$type<Localized>(),
    mistakes: jsonb("mistakes").$type<Mistakes>(),
    /** The entry of the wrong-answer book that the question repeats; null: none. */
    entryItemId: text("entry_item_id").references(() => items.itemId),
    /**
     * The item that is asked again, as an attempt of this person served it; null: the question was made for this set.
     */
    itemId: text("item_id").references(() => items.itemId),
    attemptId: uuidColumn("attempt_id").references(() => attempts.attemptId),
    answer: json("answer").$type<Answer>(),
    mark: text("mark").$type<"right" | "wrong" | "partly" | "skipped" | "unscored">(),
    elapsedMs: integer("elapsed_ms").notNull().default(0),
    /** null: not answered yet. */
    checkedAt: instantColumn("checked_at"),
    /** Whether the answer moved the schedule of the entry. */
    counted: boolean("counted").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.setId, table.place] })],
);
