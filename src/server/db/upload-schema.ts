import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { Upload, UploadPurpose } from "../../contract/account/personal";
import { users } from "./accounts-schema";
import { instantColumn } from "./columns";

/** Files that people have sent, as they are kept; the bytes lie in the store of files under `fileId`. */
export const uploads = pgTable(
  "uploads",
  {
    /** SHA-256 of whose it is, what it is for, and the bytes: the same picture of two people is two files. */
    fileId: text("file_id").primaryKey(),
    /** null: the account was deleted; an avatar goes with the next sweep, what the site shows stays with it. */
    userId: text("user_id").references(() => users.userId),
    purpose: text("purpose").$type<UploadPurpose>().notNull(),
    type: text("type").$type<Upload["type"]>().notNull(),
    size: integer("size").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** When it was sent or put to use last. */
    touchedAt: instantColumn("touched_at").notNull(),
  },
  (table) => [index("uploads_by_user").on(table.userId), index("uploads_by_age").on(table.touchedAt)],
);
