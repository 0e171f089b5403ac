import { sql } from "drizzle-orm";
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Family } from "../../contract/families";
import { users } from "./accounts-schema";
import { instantColumn } from "./columns";
import { attempts, items } from "./schema";
import type { ScheduledCard } from "./shapes";

/** Of both collections: one entry for a person and an item, with the sitting that it was kept from last. */
const entry = {
  userId: text("user_id").notNull(),
  itemId: text("item_id").notNull(),
  attemptId: text("attempt_id").notNull(),
  /** Of the sitting: by them is found what must be held back. */
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
 * Filled when a sitting ends, out of its answers and by the very statement that ends it. A whole year does that at the
 * same moment, so it has no references, which would lock the rows of the same items for everyone, and two keys alone.
 */
export const wrongBook = pgTable(
  "wrong_book",
  {
    ...entry,
    skill: text("skill").notNull(),
    mark: text("mark").$type<"wrong" | "partly">().notNull(),
    cause: text("cause").$type<"concept" | "careless" | "misread" | "guessed" | "time">(),
    times: integer("times").notNull().default(1),
    /** Taken out by its owner; the next wrong answer brings it back. */
    deletedAt: instantColumn("deleted_at"),
    /** When it is to be repeated; null: it never was, and is due. */
    dueAt: instantColumn("due_at"),
    card: jsonb("card").$type<ScheduledCard>(),
    streak: integer("streak").notNull().default(0),
    /** When it left the book, repeated well enough; the next wrong answer in a sitting brings it back. */
    masteredAt: instantColumn("mastered_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.itemId] }),
    index("wrong_book_by_time")
      .on(table.userId, table.addedAt.desc().nullsFirst(), table.itemId)
      .where(sql`deleted_at is null`),
  ],
);
