import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { AuditKind } from "../../contract/site/audit-kinds";
import { instantColumn } from "./columns";

/** The secrets of this installation, created at their first use. */
export const installationSecrets = pgTable("installation_secrets", {
  name: text("name").primaryKey(),
  secret: text("secret").notNull(),
});

/** Append-only by a trigger: actions on the site and its accounts, with the account and the address. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    number: bigint("number", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: instantColumn("at").notNull(),
    kind: text("kind").$type<AuditKind>().notNull(),
    /** The user name of the account that did it. */
    account: text("account").notNull(),
    address: text("address").notNull(),
    facts: jsonb("facts")
      .$type<Readonly<Record<string, string>>>()
      .notNull()
      .default(sql`'{}'::jsonb`),
    /** The class and the assignment that it is about; null: none, or it is older than these columns. */
    classId: text("class_id"),
    assignmentId: text("assignment_id"),
  },
  (table) => [
    index("audit_entries_by_account").on(table.account, table.number),
    index("audit_entries_by_class").on(table.classId, table.number),
    index("audit_entries_by_assignment").on(table.assignmentId, table.number),
    index("audit_entries_by_test").on(sql`(${table.facts} ->> 'test')`, table.number),
  ],
);

/** The first sign that the site was reached from outside its machine, in one row; no row: no sign was seen. */
export const outsideSigns = pgTable("outside_signs", {
  id: integer("id").primaryKey(),
  at: instantColumn("at").notNull(),
  sign: text("sign").notNull(),
});
