import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  varchar,
} from "drizzle-orm/pg-core";
import { users } from "./accounts-schema";
import { instantColumn } from "./columns";
import { attempts } from "./schema";

/** A code or link that lets guests sit one test or see one result. Of both the hash alone is kept. */
export const invitations = pgTable(
  "invitations",
  {
    invitationId: text("invitation_id").primaryKey(),
    invitedBy: text("invited_by")
      .notNull()
      .references(() => users.userId),
    menuId: text("menu_id").notNull(),
    /** The sitting whose result it shows; null: it is for sitting the test. */
    attemptId: text("attempt_id").references(() => attempts.attemptId),
    name: text("name").notNull(),
    validFrom: instantColumn("valid_from").notNull(),
    validUntil: instantColumn("valid_until").notNull(),
    uses: integer("uses").notNull(),
    used: integer("used").notNull().default(0),
    seesResult: boolean("sees_result").notNull(),
    /** Sittings under way end with it. */
    strict: boolean("strict").notNull(),
    codeHash: text("code_hash").notNull().unique(),
    linkHash: text("link_hash").notNull().unique(),
    /** The last group of the code, by which its maker knows it again. */
    codeEnd: text("code_end").notNull(),
    /** Makes the code and the link together with the key of the request, which is kept as a hash. */
    seed: text("seed").notNull(),
    startKeyHash: text("start_key_hash").notNull(),
    secretsKeyHash: text("secrets_key_hash").notNull(),
    createdAt: instantColumn("created_at").notNull(),
    revokedAt: instantColumn("revoked_at"),
  },
  (table) => [
    uniqueIndex("invitations_once").on(table.invitedBy, table.startKeyHash),
    index("invitations_by_maker").on(table.invitedBy, table.createdAt),
    check("invitation_uses", sql`${table.used} between 0 and ${table.uses}`),
    check("invitation_period", sql`${table.validFrom} < ${table.validUntil}`),
  ],
);

/** Somebody who came by an invitation; each is one use of it. */
export const guests = pgTable(
  "guests",
  {
    guestId: text("guest_id").primaryKey(),
    invitationId: text("invitation_id")
      .notNull()
      .references(() => invitations.invitationId),
    /** As the guest has told it; may be empty. */
    name: text("name").notNull(),
    /** SHA-256 of the token; the token itself is nowhere on the server. */
    tokenHash: text("token_hash").notNull().unique(),
    /** Makes the token together with the key of the request, which is kept as a hash. */
    seed: text("seed").notNull(),
    keyHash: text("key_hash").notNull(),
    /** The one sitting of this guest; it stays here when a person has claimed it. */
    attemptId: text("attempt_id").references(() => attempts.attemptId),
    claimedBy: text("claimed_by").references(() => users.userId),
    claimedAt: instantColumn("claimed_at"),
  },
  (table) => [uniqueIndex("guests_once").on(table.invitationId, table.keyHash)],
);

/** Append-only: who used an invitation when, from 1; a number is given once. */
export const invitationUses = pgTable(
  "invitation_uses",
  {
    invitationId: text("invitation_id").notNull(),
    number: integer("number").notNull(),
    guestId: text("guest_id")
      .notNull()
      .unique()
      .references(() => guests.guestId),
    usedAt: instantColumn("used_at").notNull(),
    /** What the guest's window runs in, as its browser says. */
    browser: text("browser"),
    system: text("system"),
  },
  (table) => [
    primaryKey({ columns: [table.invitationId, table.number] }),
    foreignKey({ columns: [table.invitationId], foreignColumns: [invitations.invitationId] }),
  ],
);

/** What is counted for a while, such as wrong codes of one address; in the shape that the counting library asks for. */
export const rateLimits = pgTable("rate_limits", {
  key: varchar("key", { length: 255 }).primaryKey(),
  points: integer("points").notNull().default(0),
  expire: bigint("expire", { mode: "number" }),
});
