import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instantColumn } from "./columns";

export const users = pgTable(
  "users",
  {
    userId: text("user_id").primaryKey(),
    username: text("username").notNull().unique(),
    passwordHash: text("password_hash").notNull(),
    /** Whether the account has a password known to a person; accounts made by a link or a provider have none yet. */
    hasPassword: boolean("has_password").notNull().default(true),
    nickname: text("nickname").notNull(),
    avatar: text("avatar").notNull().default(""),
    /** 0: in use. 1: switched off. Any other: refused where the site checks the status. */
    status: integer("status").notNull().default(0),
    type: integer("type").notNull().default(0),
    admin: boolean("admin").notNull().default(false),
    role: jsonb("role").$type<string[]>().notNull(),
    permission: jsonb("permission").$type<string[]>().notNull(),
    grade: integer("grade"),
    /** A phone number, confirmed by a code that was sent to it. */
    mobile: text("mobile").unique(),
    /** In lower case; confirmed by a code that was sent to it. */
    email: text("email").unique(),
    createdAt: instantColumn("created_at").notNull(),
    /** When the person deleted the account. The remaining row has no name and only links the attempts. */
    deletedAt: instantColumn("deleted_at"),
  },
  (table) => [index("users_by_name").on(sql`lower(${table.username})`)],
);

/** The identity of a person at a provider of sign-ins. */
export const identities = pgTable(
  "identities",
  {
    provider: text("provider").notNull(),
    subject: text("subject").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.userId),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] })],
);

export const sessions = pgTable(
  "sessions",
  {
    /** SHA-256 of the token; the server never stores the token itself. */
    tokenHash: text("token_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.userId),
    createdAt: instantColumn("created_at").notNull(),
    expiresAt: instantColumn("expires_at").notNull(),
    revokedAt: instantColumn("revoked_at"),
    /** The browser of the session, as its User-Agent reports it. */
    browser: text("browser"),
    system: text("system"),
    /** The last address of the session, without its last part. */
    address: text("address"),
    /** Accurate to a few minutes. */
    lastSeenAt: instantColumn("last_seen_at"),
  },
  (table) => [index("sessions_by_user").on(table.userId)],
);
