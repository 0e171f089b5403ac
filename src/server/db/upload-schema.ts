import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { Upload, UploadPurpose } from "../../contract/account/personal";
import { users } from "./accounts-schema";
import { instantColumn } from "./columns";

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
