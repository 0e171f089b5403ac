import { sql } from "drizzle-orm";
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Family } from "../../contract/families";
import { users } from "./accounts-schema";
import { instantColumn, uuidColumn } from "./columns";
import { attempts, items } from "./schema";
import type { ScheduledCard } from "./shapes";

/** The columns of both collections: one entry per person and item, with the attempt it was last added from. */
const entry = {
  userId: text("user_id").notNull(),
  itemId: text("item_id").notNull(),
  attemptId: uuidColumn("attempt_id").notNull(),
  /** Of the attempt: these columns decide whether the entry must be withheld. */
  menuId: text("menu_id").notNull(),
  version: integer("version").notNull(),
  family: text("family").$type<Family>().notNull(),
  addedAt: instantColumn("added_at").notNull(),
};

export const favorites = pgTable("favorites", { ...entry, note: text("note").notNull() }, (table) => [
  primaryKey({ columns: [table.userId, table.itemId] }),
  foreignKey({ columns: [table.userId], foreignColumns: [users.userId] }),
  foreignKey({ columns: [table.itemId], foreignColumns: [items.itemId] }),
  foreignKey({ columns: [table.attemptId], foreignColumns: [attempts.attemptId] }),
  index("favorites_by_time").on(table.userId, table.addedAt.desc().nullsFirst(), table.itemId),
]);

/**
 * Filled by the statement that ends a sitting, from its answers. A whole year group does that at the same moment, so
 * the table has only two indexes and no foreign keys, which would lock the rows of the same items for everyone.
 */
export const wrongBook = pgTable(
  "wrong_book",
  {
    ...entry,
    skill: text("skill").notNull(),
    mark: text("mark").$type<"wrong" | "partly">().notNull(),
    cause: text("cause").$type<"concept" | "careless" | "misread" | "guessed" | "time">(),
    times: integer("times").notNull().default(1),
    /** When the owner removed the entry; the next wrong answer restores it. */
    deletedAt: instantColumn("deleted_at"),
    /** When the item is due for repetition; null: never repeated yet, and due. */
    dueAt: instantColumn("due_at"),
    card: jsonb("card").$type<ScheduledCard>(),
    streak: integer("streak").notNull().default(0),
    /** When the item was repeated well enough and left the book; the next wrong answer in a sitting restores it. */
    masteredAt: instantColumn("mastered_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.itemId] }),
    // without the item, entries of one sitting have the same key, which the index stores once
    index("wrong_book_by_time")
      .on(table.userId, table.addedAt.desc().nullsFirst())
      .where(sql`deleted_at is null`),
  ],
);
