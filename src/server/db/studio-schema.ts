import { sql, type SQL } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import type { DraftItem } from "../../contract/studio/draft-item";
import type { DraftTest } from "../../contract/studio/draft-test";
import type { Forecast } from "../../contract/studio/forecast";
import type { ReviewState } from "../../contract/studio/review-states";
import type { EditionPhase } from "../../contract/studio/studio-tests";
import { users } from "./accounts-schema";
import { instantColumn } from "./columns";
import { items } from "./schema";
import type { CheckedContent, FoundInTest } from "./shapes";

/** The expression by which the index of words is built, and by which a search must ask. */
export const wordsIndexed = (words: AnyPgColumn): SQL =>
  sql`array_to_tsvector(array_remove(string_to_array(${words}, ' '), ''))`;

/** Questions that authors write, as they stand. */
export const itemDrafts = pgTable(
  "item_drafts",
  {
    draftId: text("draft_id").primaryKey(),
    /** Grows with every change; a change names the version that it was made from. */
    version: integer("version").notNull(),
    /** The author; null: the account was deleted. */
    userId: text("user_id").references(() => users.userId),
    /** Of the call that made it: the same call sent twice makes one draft. */
    createKey: text("create_key").notNull(),
    draft: jsonb("draft").$type<DraftItem>().notNull(),
    /** The words by which a search finds it, each once, with a space between them. */
    words: text("words").notNull(),
    subject: text("subject").notNull(),
    skill: text("skill").notNull(),
    level: text("level"),
    /** The type of its interaction. */
    type: text("type").notNull().default(""),
    tags: text("tags").array().notNull(),
    /** Whether a revision can be made of it as it stands. */
    isComplete: boolean("is_complete").notNull(),
    /** The number of revisions made of it. */
    revisions: integer("revisions").notNull(),
    createdAt: instantColumn("created_at").notNull(),
    touchedAt: instantColumn("touched_at").notNull(),
    /** When it was deleted, which can be undone; null: it is not. */
    deletedAt: instantColumn("deleted_at"),
  },
  (table) => [
    uniqueIndex("item_drafts_by_key").on(table.userId, table.createKey),
    index("item_drafts_by_author").on(table.userId, table.touchedAt),
    index("item_drafts_by_filing")
      .on(table.userId, table.skill, table.level, table.type, table.isComplete, table.touchedAt, table.draftId)
      .where(sql`${table.deletedAt} is null`),
    index("item_drafts_by_words").using("gin", wordsIndexed(table.words)),
  ],
);

/** Earlier versions of drafts, for undo. */
export const itemDraftVersions = pgTable(
  "item_draft_versions",
  {
    draftId: text("draft_id")
      .notNull()
      .references(() => itemDrafts.draftId, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    draft: jsonb("draft").$type<DraftItem>().notNull(),
    savedAt: instantColumn("saved_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.version] })],
);

/** Revisions of drafts: each is an item of the bank, which never changes. */
export const itemRevisions = pgTable(
  "item_revisions",
  {
    draftId: text("draft_id")
      .notNull()
      .references(() => itemDrafts.draftId),
    /** From 1. */
    revision: integer("revision").notNull(),
    itemId: text("item_id")
      .notNull()
      .unique()
      .references(() => items.itemId),
    /** The version of the draft that it was made from. */
    version: integer("version").notNull(),
    madeAt: instantColumn("made_at").notNull(),
    review: text("review").$type<ReviewState>().notNull(),
    /** Grows with every step of the review. */
    reviewVersion: integer("review_version").notNull(),
    /** The person who decided last; null: nobody yet, or the account was deleted. */
    reviewerId: text("reviewer_id").references(() => users.userId),
    note: text("note"),
    /** When its author last asked for a review; null: never. */
    askedAt: instantColumn("asked_at"),
    /** When a reviewer last decided; null: none has. */
    decidedAt: instantColumn("decided_at"),
  },
  (table) => [
    primaryKey({ columns: [table.draftId, table.revision] }),
    index("item_revisions_waiting")
      .on(table.askedAt)
      .where(sql`review = 'submitted'`),
  ],
);

/** Tests that authors put together. An edition of one is a version of `tests` under the same id. */
export const testDrafts = pgTable(
  "test_drafts",
  {
    testId: text("test_id").primaryKey(),
    /** Grows with every change of its content. */
    version: integer("version").notNull(),
    userId: text("user_id").references(() => users.userId),
    createKey: text("create_key").notNull(),
    definition: jsonb("definition").$type<DraftTest>().notNull(),
    /** The state of the chart `edition`, and what it counts. */
    phase: text("phase").$type<EditionPhase>().notNull(),
    blocking: integer("blocking").notNull(),
    edition: integer("edition").notNull(),
    findings: jsonb("findings").$type<readonly FoundInTest[]>().notNull(),
    /** What was last checked or published; null: nothing yet. */
    checked: jsonb("checked").$type<CheckedContent>(),
    createdAt: instantColumn("created_at").notNull(),
    touchedAt: instantColumn("touched_at").notNull(),
  },
  (table) => [
    uniqueIndex("test_drafts_by_key").on(table.userId, table.createKey),
    index("test_drafts_by_author").on(table.userId, table.touchedAt),
  ],
);

/** What simulated students made of a draft test as it stood. */
export const testForecasts = pgTable("test_forecasts", {
  testId: text("test_id")
    .primaryKey()
    .references(() => testDrafts.testId, { onDelete: "cascade" }),
  /** The version of the draft that they sat. */
  version: integer("version").notNull(),
  /** How many have sat it so far. */
  sat: integer("sat").notNull(),
  /** Of the questions that they sat, as in `checked` of the draft; null: it is not known. */
  digest: text("digest"),
  /** null: not all have. */
  forecast: jsonb("forecast").$type<Forecast>(),
});

/** Earlier versions of draft tests, for undo. */
export const testDraftVersions = pgTable(
  "test_draft_versions",
  {
    testId: text("test_id")
      .notNull()
      .references(() => testDrafts.testId, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    definition: jsonb("definition").$type<DraftTest>().notNull(),
    savedAt: instantColumn("saved_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.testId, table.version] })],
);
