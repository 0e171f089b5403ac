import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { ImportOutcome, ImportState } from "../../contract/importing/import-limits";
import type { ImportChoices } from "../../contract/importing/importing";
import type { Item } from "../../contract/item/item";
import { users } from "./accounts-schema";
import { bytes, instantColumn } from "./columns";
import { media } from "./schema";
import type { ReadPlace, ReadRemark, ReadTest } from "./shapes";

/** Imports: files to become tests, with the facts read from them. */
export const imports = pgTable(
  "imports",
  {
    importId: text("import_id").primaryKey(),
    /** Increases with every change. */
    version: integer("version").notNull(),
    state: text("state").$type<ImportState>().notNull(),
    /** null: the account was deleted. */
    userId: text("user_id").references(() => users.userId),
    fileName: text("file_name").notNull(),
    size: integer("size").notNull(),
    received: integer("received").notNull(),
    createdAt: instantColumn("created_at").notNull(),
    /** Time of the last activity; unfinished imports are deleted some time after it. */
    touchedAt: instantColumn("touched_at").notNull(),
    /** Number of questions read so far. */
    done: integer("done").notNull(),
    /** Jumps and conditions of a test are left out, instead of refusing the test. */
    flatten: boolean("flatten").notNull(),
    format: text("format"),
    /** Digest of the file's bytes; null: not read yet. */
    digest: text("digest"),
    fault: jsonb("fault").$type<ReadRemark>(),
    tests: jsonb("tests").$type<readonly ReadTest[]>().notNull(),
    /** By the place of the test. */
    choices: jsonb("choices").$type<Readonly<Record<string, ImportChoices>>>().notNull(),
    /** Menu ids of the tests made of it, by the place in the file. */
    menuIds: jsonb("menu_ids").$type<Readonly<Record<string, string>>>().notNull(),
  },
  (table) => [
    index("imports_by_time").on(table.createdAt),
    index("imports_by_digest").on(table.digest),
    index("imports_by_state").on(table.state, table.touchedAt),
  ],
);

/** The bytes of a file until it is read. */
export const importPieces = pgTable(
  "import_pieces",
  {
    importId: text("import_id")
      .notNull()
      .references(() => imports.importId, { onDelete: "cascade" }),
    position: bigint("position", { mode: "number" }).notNull(),
    bytes: bytes("bytes").notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position] })],
);

/** The questions of a file in its order. The report stays after the import; the items are removed then. */
export const importQuestions = pgTable(
  "import_questions",
  {
    importId: text("import_id")
      .notNull()
      .references(() => imports.importId, { onDelete: "cascade" }),
    /** Number in the whole file, from 1. */
    number: integer("number").notNull(),
    /** The places of its test and of its section, from 0; null: a refused question is in no section. */
    test: integer("test").notNull(),
    section: integer("section"),
    place: jsonb("place").$type<ReadPlace>().notNull(),
    title: text("title").notNull(),
    outcome: text("outcome").$type<ImportOutcome>().notNull(),
    reasons: jsonb("reasons").$type<readonly ReadRemark[]>().notNull(),
    leftOut: boolean("left_out").notNull(),
    /** null: it is refused. */
    itemId: text("item_id"),
    /** null: it is refused, or already in the bank. */
    item: jsonb("item").$type<Item>(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.number] })],
);

/** The files that the items of an import need. */
export const importMedia = pgTable(
  "import_media",
  {
    importId: text("import_id")
      .notNull()
      .references(() => imports.importId, { onDelete: "cascade" }),
    sha256: text("sha256")
      .notNull()
      .references(() => media.sha256),
  },
  (table) => [primaryKey({ columns: [table.importId, table.sha256] }), index("import_media_by_file").on(table.sha256)],
);
