import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { ImportOutcome, ImportState } from "../../contract/importing/import-limits";
import type { ImportChoices } from "../../contract/importing/importing";
import type { Item } from "../../contract/item/item";
import { users } from "./accounts-schema";
import { bytes, instantColumn } from "./columns";
import { media } from "./schema";
import type { ReadPlace, ReadRemark, ReadTest } from "./shapes";

/** Files that were sent to become tests, with what was read from them. */
export const imports = pgTable(
  "imports",
  {
    importId: text("import_id").primaryKey(),
    /** Grows with every change. */
    version: integer("version").notNull(),
    state: text("state").$type<ImportState>().notNull(),
    /** null: the account was deleted. */
    userId: text("user_id").references(() => users.userId),
    fileName: text("file_name").notNull(),
    size: integer("size").notNull(),
    received: integer("received").notNull(),
    createdAt: instantColumn("created_at").notNull(),
    /** When something last happened to it: unfinished imports are deleted some time later. */
    touchedAt: instantColumn("touched_at").notNull(),
    /** Questions read so far. */
    done: integer("done").notNull(),
    /** Jumps and conditions of a test are left out instead of refusing it. */
    flatten: boolean("flatten").notNull(),
    format: text("format"),
    /** Of the bytes of the file; null: not read. */
    digest: text("digest"),
    fault: jsonb("fault").$type<ReadRemark>(),
    tests: jsonb("tests").$type<readonly ReadTest[]>().notNull(),
    /** By the place of the test. */
    choices: jsonb("choices").$type<Readonly<Record<string, ImportChoices>>>().notNull(),
    /** The tests made of it, by the place in the file. */
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

/** The questions of a file in its order; the report stays after the import, the items only until it. */
export const importQuestions = pgTable(
  "import_questions",
  {
    importId: text("import_id")
      .notNull()
      .references(() => imports.importId, { onDelete: "cascade" }),
    /** From 1, through the whole file. */
    number: integer("number").notNull(),
    /** The place of its test and of its section, from 0; null: it is in no section, since it is refused. */
    test: integer("test").notNull(),
    section: integer("section"),
    place: jsonb("place").$type<ReadPlace>().notNull(),
    title: text("title").notNull(),
    outcome: text("outcome").$type<ImportOutcome>().notNull(),
    reasons: jsonb("reasons").$type<readonly ReadRemark[]>().notNull(),
    leftOut: boolean("left_out").notNull(),
    /** null: it is refused. */
    itemId: text("item_id"),
    /** null: it is refused, or stands in the bank by now. */
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
