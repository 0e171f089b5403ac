import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { Upload, UploadPurpose } from "../../contract/account/personal";
import { users } from "./accounts-schema";
import { instantColumn } from "./columns";
import { media } from "./schema";

/** Uploaded files; the bytes are in the file store under `fileId`. */
export const uploads = pgTable(
  "uploads",
  {
    /** SHA-256 of owner, purpose and bytes: the same picture of two people is two files. */
    fileId: text("file_id").primaryKey(),
    /** null: the account was deleted. Its avatar is removed by the next sweep; a picture used by the site stays. */
    userId: text("user_id").references(() => users.userId),
    purpose: text("purpose").$type<UploadPurpose>().notNull(),
    type: text("type").$type<Upload["type"]>().notNull(),
    size: integer("size").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** When the file was last uploaded or put to use. */
    touchedAt: instantColumn("touched_at").notNull(),
  },
  (table) => [index("uploads_by_user").on(table.userId), index("uploads_by_age").on(table.touchedAt)],
);

/** Pictures and sounds of questions that a person has sent; the bytes are in `media`. */
export const itemFiles = pgTable(
  "item_files",
  {
    /** SHA-256 of owner, purpose and bytes. */
    fileId: text("file_id").primaryKey(),
    sha256: text("sha256")
      .notNull()
      .references(() => media.sha256, { onDelete: "cascade" }),
    /** null: the account was deleted. */
    userId: text("user_id").references(() => users.userId),
    size: integer("size").notNull(),
    /** When the file was last sent, or last found in use. */
    touchedAt: instantColumn("touched_at").notNull(),
  },
  (table) => [
    index("item_files_by_user").on(table.userId),
    index("item_files_by_age").on(table.touchedAt),
    index("item_files_by_file").on(table.sha256),
  ],
);
