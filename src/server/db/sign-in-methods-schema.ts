import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { CodePurpose } from "../../contract/account/account";
import { users } from "./accounts-schema";
import { instantColumn } from "./columns";

/** A person who was sent to a provider of sign-ins and has not come back; each row is used once. */
export const socialRequests = pgTable("social_requests", {
  stateHash: text("state_hash").primaryKey(),
  /** The hash of a key stored in the browser, which proves that the same browser returns. */
  keyHash: text("key_hash").notNull(),
  provider: text("provider").notNull(),
  nonce: text("nonce").notNull(),
  verifier: text("verifier").notNull(),
  redirectUri: text("redirect_uri").notNull(),
  expiresAt: instantColumn("expires_at").notNull(),
});

/** A code in a link that signs an account in once; its row is deleted when it is used. */
export const entryCodes = pgTable(
  "entry_codes",
  {
    codeHash: text("code_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.userId, { onDelete: "cascade" }),
    expiresAt: instantColumn("expires_at").notNull(),
    /** The session that made the code and whose end voids it; null: it was made on the server's machine. */
    sessionHash: text("session_hash"),
    /** A stamp of the account's rights and password; the code is void once they change. */
    userStamp: text("user_stamp"),
    /** The account that made the code for someone else, and the same stamp of that account. */
    madeBy: text("made_by"),
    makerStamp: text("maker_stamp"),
  },
  (table) => [index("entry_codes_by_user").on(table.userId)],
);

/** The codes sent to a phone or an e-mail address, per purpose; several may be valid simultaneously. */
export const sentCodes = pgTable(
  "sms_codes",
  {
    contact: text("mobile").notNull(),
    purpose: text("purpose").$type<CodePurpose>().notNull(),
    codeHash: text("code_hash").notNull(),
    /** The hash of the device or person that asked for the code; empty: unknown. */
    askerHash: text("asker_hash").notNull().default(""),
    expiresAt: instantColumn("expires_at").notNull(),
    /** Tries by the device or person that asked for the code. */
    tries: integer("tries").notNull(),
    triesByOthers: integer("tries_by_others").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.contact, table.purpose, table.codeHash] })],
);
