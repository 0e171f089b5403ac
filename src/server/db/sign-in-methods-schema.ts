import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { CodePurpose } from "../../contract/account/account";
import { users } from "./accounts-schema";
import { instantColumn } from "./columns";

/** Somebody who was sent to a provider of sign-ins and has not come back; each is used once. */
export const socialRequests = pgTable("social_requests", {
  stateHash: text("state_hash").primaryKey(),
  /** Of the key that the browser keeps, by which it is the same one. */
  keyHash: text("key_hash").notNull(),
  provider: text("provider").notNull(),
  nonce: text("nonce").notNull(),
  verifier: text("verifier").notNull(),
  redirectUri: text("redirect_uri").notNull(),
  expiresAt: instantColumn("expires_at").notNull(),
});

/** What signs an account in once, carried by an address; gone when it is used. */
export const entryCodes = pgTable(
  "entry_codes",
  {
    codeHash: text("code_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.userId, { onDelete: "cascade" }),
    expiresAt: instantColumn("expires_at").notNull(),
    /** The session in which it was made, and with which it ends; null: it was made on the server's own machine. */
    sessionHash: text("session_hash"),
    /** What the account was allowed, and its password, as they were: another now, and it is void. */
    userStamp: text("user_stamp"),
    /** Who made it for another's account, and the same of them. */
    madeBy: text("made_by"),
    makerStamp: text("maker_stamp"),
  },
  (table) => [index("entry_codes_by_user").on(table.userId)],
);

/** The codes that a phone or an e-mail address was sent, for each purpose; several may hold at a time. */
export const sentCodes = pgTable(
  "sms_codes",
  {
    contact: text("mobile").notNull(),
    purpose: text("purpose").$type<CodePurpose>().notNull(),
    codeHash: text("code_hash").notNull(),
    /** Of the device or person that asked for it; empty: not known. */
    askerHash: text("asker_hash").notNull().default(""),
    expiresAt: instantColumn("expires_at").notNull(),
    /** By who asked for it. */
    tries: integer("tries").notNull(),
    triesByOthers: integer("tries_by_others").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.contact, table.purpose, table.codeHash] })],
);
