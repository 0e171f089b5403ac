import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { RoleName } from "../../contract/account/role-names";
import type { Localized } from "../../contract/item/content";
import type { SiteFields } from "../../contract/site/site-fields";
import { users } from "./accounts-schema";
import { instantColumn } from "./columns";

/** What the site said of itself, change by change; the highest version stands. */
export const siteVersions = pgTable("site_versions", {
  version: integer("version").primaryKey(),
  fields: jsonb("fields").$type<SiteFields>().notNull(),
  changedBy: text("changed_by")
    .notNull()
    .references(() => users.userId),
  changedAt: instantColumn("changed_at").notNull(),
});

/** What an admin has written to people; `text` is sanitised HTML. */
export const notices = pgTable(
  "notices",
  {
    noticeId: text("notice_id").primaryKey(),
    revision: integer("revision").notNull(),
    text: jsonb("text").$type<Localized>().notNull(),
    image: text("image").notNull(),
    /** Who sees it; none: everybody who is signed in. */
    role: jsonb("role").$type<RoleName[]>().notNull(),
    validFrom: instantColumn("valid_from").notNull(),
    validUntil: instantColumn("valid_until"),
    /** From when it is news: when it was written, or began if that was later. */
    newsAt: instantColumn("news_at").notNull(),
    writtenBy: text("written_by")
      .notNull()
      .references(() => users.userId),
    writtenAt: instantColumn("written_at").notNull(),
    changedAt: instantColumn("changed_at").notNull(),
    withdrawnAt: instantColumn("withdrawn_at"),
  },
  (table) => [
    index("notices_by_news").on(table.newsAt),
    check("notice_period", sql`${table.validUntil} is null or ${table.validFrom} < ${table.validUntil}`),
  ],
);

export const messageKinds = [
  "passwordChanged",
  "invitationUsed",
  "resultClaimed",
  "accountMade",
  "rolesChanged",
  "linkMade",
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** What an account is told of what happened to it; its words are made when it is read. */
export const messages = pgTable(
  "messages",
  {
    messageId: text("message_id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.userId),
    kind: text("kind").$type<MessageKind>().notNull(),
    /** Names that its words hold. */
    facts: jsonb("facts").$type<Readonly<Record<string, string>>>().notNull(),
    sentAt: instantColumn("sent_at").notNull(),
  },
  (table) => [index("messages_by_user").on(table.userId, table.sentAt)],
);

/** Until when somebody has read and cleared their notices. */
export const noticeMarks = pgTable("notice_marks", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.userId),
  readUntil: instantColumn("read_until").notNull(),
  clearedUntil: instantColumn("cleared_until").notNull(),
});
