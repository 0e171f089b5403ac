import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { CodePurpose } from "../../contract/account";
import { instant } from "./columns";

/** Somebody who was sent to a provider of sign-ins and has not come back; each is used once. */
export const socialRequests = pgTable("social_requests", {
  stateHash: text("state_hash").primaryKey(),
  /** Of the key that the browser keeps, by which it is the same one. */
  keyHash: text("key_hash").notNull(),
  provider: text("provider").notNull(),
  nonce: text("nonce").notNull(),
  verifier: text("verifier").notNull(),
  redirectUri: text("redirect_uri").notNull(),
  expiresAt: instant("expires_at").notNull(),
});

/** The code that a phone or an e-mail address was sent last, for each purpose. */
export const sentCodes = pgTable(
  "sms_codes",
  {
    contact: text("mobile").notNull(),
    purpose: text("purpose").$type<CodePurpose>().notNull(),
    codeHash: text("code_hash").notNull(),
    expiresAt: instant("expires_at").notNull(),
    tries: integer("tries").notNull(),
  },
  (table) => [primaryKey({ columns: [table.contact, table.purpose] })],
);
