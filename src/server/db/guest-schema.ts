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
import { instantColumn, uuidColumn } from "./columns";
import { attempts } from "./schema";

/** A code or link that lets guests sit one test or see one result. Only hashes of both are stored. */
export const invitations = pgTable(
  "invitations",
  {
    invitationId: text("invitation_id").primaryKey(),
    invitedBy: text("invited_by")
      .notNull()
      .references(() => users.userId),
    menuId: text("menu_id").notNull(),
    /** The attempt whose result the invitation shows; null: it is for sitting the test. */
    attemptId: uuidColumn("attempt_id").references(() => attempts.attemptId),
    name: text("name").notNull(),
    validFrom: instantColumn("valid_from").notNull(),
    validUntil: instantColumn("valid_until").notNull(),
    uses: integer("uses").notNull(),
    used: integer("used").notNull().default(0),
    seesResult: boolean("sees_result").notNull(),
    /** The students of a room come in by it; nobody has its code or link, and it is on no list. */
    ofRoom: boolean("of_room").notNull().default(false),
    /** Whether sittings under way end when the invitation ends. */
    strict: boolean("strict").notNull(),
    codeHash: text("code_hash").notNull().unique(),
    linkHash: text("link_hash").notNull().unique(),
    /** The last group of the code, shown so that its maker recognizes it. */
    codeEnd: text("code_end").notNull(),
    /** With the key of the request, which is stored as a hash, this seed generates the code and the link. */
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

/** A guest who used an invitation; each is one use of it. */
export const guests = pgTable(
  "guests",
  {
    guestId: text("guest_id").primaryKey(),
    invitationId: text("invitation_id")
      .notNull()
      .references(() => invitations.invitationId),
    /** The name that the guest entered; may be empty. */
    name: text("name").notNull(),
    /** SHA-256 of the token; the server never stores the token itself. */
    tokenHash: text("token_hash").notNull().unique(),
    /** With the key of the request, which is stored as a hash, this seed generates the token. */
    seed: text("seed").notNull(),
    keyHash: text("key_hash").notNull(),
    /** The only attempt of this guest; it stays here after a person has claimed it. */
    attemptId: uuidColumn("attempt_id").references(() => attempts.attemptId),
    /** The guest whose sitting this one goes on with on another device of a room; null: none. */
    standsFor: text("stands_for"),
    claimedBy: text("claimed_by").references(() => users.userId),
    claimedAt: instantColumn("claimed_at"),
  },
  (table) => [uniqueIndex("guests_once").on(table.invitationId, table.keyHash)],
);

/** Append-only: the uses of an invitation, numbered from 1; a number is given once. */
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
    /** The browser of the guest, as its User-Agent reports it. */
    browser: text("browser"),
    system: text("system"),
  },
  (table) => [
    primaryKey({ columns: [table.invitationId, table.number] }),
    foreignKey({ columns: [table.invitationId], foreignColumns: [invitations.invitationId] }),
  ],
);

/** Temporary counts, such as wrong codes of one address, in the table layout of the rate-limiter library. */
export const rateLimits = pgTable("rate_limits", {
  key: varchar("key", { length: 255 }).primaryKey(),
  points: integer("points").notNull().default(0),
  expire: bigint("expire", { mode: "number" }),
});
