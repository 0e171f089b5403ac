import { foreignKey, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instantColumn, uuidColumn } from "./columns";
import { attemptItems } from "./schema";

/** Items of finished attempts that the student has reviewed in the analysis. */
export const goneThrough = pgTable(
  "gone_through",
  {
    attemptId: uuidColumn("attempt_id").notNull(),
    itemId: text("item_id").notNull(),
    at: instantColumn("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.itemId] }),
    foreignKey({
      name: "gone_through_served",
      columns: [table.attemptId, table.itemId],
      foreignColumns: [attemptItems.attemptId, attemptItems.itemId],
    }),
  ],
);
