import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { RoleName } from "../../contract/account/role-names";
import type { Localized } from "../../contract/item/content";
import type { SiteFields } from "../../contract/site/site-fields";
import { users } from "./accounts-schema";
import { instantColumn } from "./columns";

/** The settings of the site, one row per change; the highest version applies. */
export const siteVersions = pgTable("site_versions", {
  version: integer("version").primaryKey(),
  fields: jsonb("fields").$type<SiteFields>().notNull(),
  changedBy: text("changed_by")
    .notNull()
    .references(() => users.userId),
  changedAt: instantColumn("changed_at").notNull(),
});

/** Notices written by an administrator; `text` is sanitised HTML. */
export const notices = pgTable(
  "notices",
  {
    noticeId: text("notice_id").primaryKey(),
    revision: integer("revision").notNull(),
    text: jsonb("text").$type<Localized>().notNull(),
    image: text("image").notNull(),
    /** The roles that see the notice; empty: everyone who is signed in. */
    role: jsonb("role").$type<RoleName[]>().notNull(),
    validFrom: instantColumn("valid_from").notNull(),
    validUntil: instantColumn("valid_until"),
    /** When the notice becomes new to readers: when it was written, or when it began if that was later. */
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
  "scoreCorrected",
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** Messages about events of an account; their text is generated when they are read. */
export const messages = pgTable(
  "messages",
  {
    messageId: text("message_id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.userId),
    kind: text("kind").$type<MessageKind>().notNull(),
    /** Names that the text contains. */
    facts: jsonb("facts").$type<Readonly<Record<string, string>>>().notNull(),
    sentAt: instantColumn("sent_at").notNull(),
  },
  (table) => [index("messages_by_user").on(table.userId, table.sentAt)],
);

/** The times up to which a person has read and cleared their notices. */
export const noticeMarks = pgTable("notice_marks", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.userId),
  readUntil: instantColumn("read_until").notNull(),
  clearedUntil: instantColumn("cleared_until").notNull(),
});
