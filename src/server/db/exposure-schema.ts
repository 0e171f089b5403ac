import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** The number of times that items of an adaptive test were served to a group of students. */
export const exposures = pgTable(
  "exposures",
  {
    menuId: text("menu_id").notNull(),
    studentGroup: text("student_group").notNull(),
    /** Empty: the row counts the group's attempts. */
    itemId: text("item_id").notNull(),
    times: integer("times").notNull(),
  },
  (table) => [primaryKey({ columns: [table.menuId, table.studentGroup, table.itemId] })],
);
