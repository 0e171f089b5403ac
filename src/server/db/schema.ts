import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Accommodation } from "../../contract/attempt/accommodation";
import type { Localized } from "../../contract/item/content";
import type { Answer, ExplanationVideo, Irt, Item, ItemBody, ItemKey } from "../../contract/item/item";
import type { Mistakes } from "../../contract/item/mistakes";
import type { AnswerMark } from "../../contract/report/marked-item";
import type { AttemptKind, ScoreSummary } from "../../contract/tests";
import { users } from "./accounts-schema";
import { bytes, hashOfKey, instantColumn, uuidColumn } from "./columns";
import type { LogKind, LogResult, NormPrior, TestDefinition } from "./shapes";

export const items = pgTable("items", {
  itemId: text("item_id").primaryKey(),
  family: text("family").$type<Item["family"]>().notNull(),
  subject: text("subject").notNull(),
  area: text("area").notNull(),
  skill: text("skill").notNull(),
  body: jsonb("body").$type<ItemBody>().notNull(),
  key: jsonb("key").$type<ItemKey>().notNull(),
  explanation: jsonb("explanation").$type<Localized>(),
  mistakes: jsonb("mistakes").$type<Mistakes>(),
  explanationVideo: jsonb("explanation_video").$type<ExplanationVideo>(),
  /** The text of the item's audio. */
  transcript: jsonb("transcript").$type<Localized>(),
  irt: jsonb("irt").$type<Irt>(),
  expectedMs: integer("expected_ms").notNull(),
  points: doublePrecision("points").notNull(),
  source: jsonb("source").$type<Item["source"]>().notNull(),
});

export const media = pgTable("media", {
  sha256: text("sha256").primaryKey(),
  type: text("type").notNull(),
  bytes: bytes("bytes").notNull(),
});

/** A published version never changes; an attempt stays with the version it began with. */
export const tests = pgTable(
  "tests",
  {
    menuId: text("menu_id").notNull(),
    version: integer("version").notNull(),
    family: text("family").$type<Item["family"]>().notNull(),
    definition: jsonb("definition").$type<TestDefinition>().notNull(),
    sourceDigest: text("source_digest").unique(),
    published: boolean("published").notNull(),
    /** When the owner released the keys by hand; null: not yet. */
    releasedAt: instantColumn("released_at"),
    createdAt: instantColumn("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.menuId, table.version] })],
);

export const testItems = pgTable(
  "test_items",
  {
    menuId: text("menu_id").notNull(),
    version: integer("version").notNull(),
    position: integer("position").notNull(),
    stage: text("stage").notNull(),
    itemId: text("item_id")
      .notNull()
      .references(() => items.itemId),
    /** Replaces the item's parameters in this version; null: the item's parameters apply. */
    irt: jsonb("irt").$type<Irt>(),
    expectedMs: integer("expected_ms"),
  },
  (table) => [
    primaryKey({ columns: [table.menuId, table.version, table.position] }),
    foreignKey({ columns: [table.menuId, table.version], foreignColumns: [tests.menuId, tests.version] }),
  ],
);

export const attempts = pgTable(
  "attempts",
  {
    attemptId: uuidColumn("attempt_id").primaryKey(),
    /** The owner of the attempt; null: a guest. */
    userId: text("user_id").references(() => users.userId),
    /** The row in `guests`; the foreign key is in the migration, since `guests` also refers to attempts. */
    guestId: text("guest_id"),
    /** The row in `assignments`, by a foreign key in the migration; null: the person began it without one. */
    assignmentId: text("assignment_id"),
    menuId: text("menu_id").notNull(),
    version: integer("version").notNull(),
    mode: text("mode").notNull(),
    kind: text("kind").$type<AttemptKind>().notNull().default("real"),
    status: text("status").$type<"sitting" | "finished">().notNull(),
    stage: text("stage").notNull(),
    finishReason: text("finish_reason").$type<"submitted" | "completed" | "expired">(),
    startedAt: instantColumn("started_at").notNull(),
    finishedAt: instantColumn("finished_at"),
    /** Start + limit × accommodation + time credits; null: no deadline. */
    deadline: instantColumn("deadline"),
    /** The deadline of the section under way, by the same rule; null: the section has no time limit. */
    stageDeadline: instantColumn("stage_deadline"),
    /**
     * When the attempt ends regardless of its limits: the end of a guest's invitation, or the time at which staff
     * closed it; else null.
     */
    closesAt: instantColumn("closes_at"),
    /** The student's accommodation when the attempt began; null: none. */
    accommodation: jsonb("accommodation").$type<Accommodation>(),
    /** When an invigilator stopped its clock, so that no deadline comes; null: the clock runs. */
    stoppedAt: instantColumn("stopped_at"),
    /** When the browser that its assignment asks for was lost; null: it was not, or a teacher has unlocked it. */
    lockedAt: instantColumn("locked_at"),
    /** When the last item of an adaptive sitting was answered. */
    completedAt: instantColumn("completed_at"),
    leaseEpoch: integer("lease_epoch").notNull(),
    /** Counts the windows within the current epoch: a reload or a restarted browser continues in the same epoch. */
    leaseTurn: integer("lease_turn").notNull().default(0),
    leaseSeenAt: instantColumn("lease_seen_at").notNull(),
    lastSeq: integer("last_seq").notNull(),
    answered: integer("answered").notNull(),
    total: integer("total").notNull(),
    /** The number of answers that came after the time was over. */
    held: integer("held").notNull().default(0),
    /** The secret of this attempt, from which its random choices and leases are derived. */
    seed: text("seed").notNull(),
    /** The ability assumed before the first answer of an adaptive attempt. */
    prior: jsonb("prior").$type<NormPrior>(),
    startKey: text("start_key"),
    score: jsonb("score").$type<ScoreSummary>(),
    /** The points of answers that a person has yet to mark; null: none. The score is of the others. */
    awaitingPoints: doublePrecision("awaiting_points"),
  },
  (table) => [
    foreignKey({ columns: [table.menuId, table.version], foreignColumns: [tests.menuId, tests.version] }),
    uniqueIndex("one_open_attempt")
      .on(table.userId, table.menuId)
      .where(sql`status = 'sitting'`),
    uniqueIndex("attempts_by_start_key").on(table.userId, table.startKey),
    index("attempts_by_user").on(table.userId, table.startedAt),
    index("attempts_finished")
      .on(table.userId, table.finishedAt)
      .where(sql`status = 'finished'`),
    index("attempts_open")
      .on(table.deadline)
      .where(sql`status = 'sitting'`),
    // BRIN indexes serve only ranges: the planner would choose a sortable index for lists of one person's attempts
    index("attempts_begun").using("brin", table.startedAt),
    index("attempts_ended").using("brin", table.finishedAt),
    uniqueIndex("one_attempt_of_guest").on(table.guestId),
    index("attempts_by_assignment")
      .on(table.assignmentId, table.userId)
      .where(sql`assignment_id is not null`),
    check("attempt_of_one", sql`num_nonnulls(${table.userId}, ${table.guestId}) = 1`),
  ],
);

/**
 * Every lease that an attempt has ever granted, one per window; the highest turn of the highest epoch is the current
 * one.
 */
export const attemptLeases = pgTable(
  "attempt_leases",
  {
    attemptId: uuidColumn("attempt_id")
      .notNull()
      .references(() => attempts.attemptId),
    epoch: integer("epoch").notNull(),
    turn: integer("turn").notNull().default(0),
    leaseHash: text("lease_hash").notNull(),
    startKey: text("start_key"),
    /** The browser of the window, as its User-Agent reports it. */
    browser: text("browser"),
    system: text("system"),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.epoch, table.turn] })],
);

/** The sections of an attempt with the times they were opened and left. */
export const attemptStages = pgTable(
  "attempt_stages",
  {
    attemptId: uuidColumn("attempt_id")
      .notNull()
      .references(() => attempts.attemptId),
    stage: text("stage").notNull(),
    begunAt: instantColumn("begun_at").notNull(),
    /** null: the section has no time limit. */
    deadline: instantColumn("deadline"),
    endedAt: instantColumn("ended_at"),
    /** left: ended by the student. expired: ended by the server. */
    endReason: text("end_reason").$type<"left" | "expired">(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.stage] })],
);

/**
 * Refused operations as received, for a person to judge. `json`, not `jsonb`, as in the log. The attempt is a text
 * without foreign key, since it may not exist.
 */
export const refusedOperations = pgTable(
  "refused_operations",
  {
    refusalId: text("refusal_id").primaryKey(),
    userId: text("user_id").references(() => users.userId),
    guestId: text("guest_id"),
    attemptId: text("attempt_id"),
    call: text("call").notNull(),
    /** server: refused by this server. device: reported by the device at the end as never accepted. */
    refusedBy: text("refused_by").$type<"server" | "device">().notNull(),
    fault: text("fault"),
    idempotencyKey: text("idempotency_key"),
    payload: json("payload").$type<unknown>().notNull(),
    receivedAt: instantColumn("received_at").notNull(),
  },
  (table) => [
    index("refused_operations_by_attempt").on(table.attemptId),
    uniqueIndex("refused_operations_once").on(table.userId, table.attemptId, table.idempotencyKey),
    uniqueIndex("refused_operations_of_guest_once").on(table.guestId, table.attemptId, table.idempotencyKey),
    check("refused_operation_of_one", sql`num_nonnulls(${table.userId}, ${table.guestId}) = 1`),
  ],
);

/**
 * The items of an attempt in the order served. They are inserted with the attempt or beside a row of its log, whose
 * foreign key already guarantees that the attempt exists.
 */
export const attemptItems = pgTable(
  "attempt_items",
  {
    attemptId: uuidColumn("attempt_id").notNull(),
    position: integer("position").notNull(),
    stage: text("stage").notNull(),
    /**
     * An item of the test's version; no foreign key, because the rows of an attempt may be stored on another machine
     * than items.
     */
    itemId: text("item_id").notNull(),
    servedAt: instantColumn("served_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.itemId] })],
);

/** Append-only by a trigger. `json`, not `jsonb`: text with NUL or lone surrogates must come back as it came. */
export const attemptLog = pgTable(
  "attempt_log",
  {
    attemptId: uuidColumn("attempt_id")
      .notNull()
      .references(() => attempts.attemptId),
    seq: integer("seq").notNull(),
    kind: text("kind").$type<LogKind>().notNull(),
    itemId: text("item_id"),
    revision: integer("revision"),
    payload: json("payload").$type<Record<string, unknown>>().notNull(),
    idempotencyKey: text("idempotency_key"),
    clientTime: instantColumn("client_time"),
    serverTime: instantColumn("server_time").notNull(),
    leaseEpoch: integer("lease_epoch").notNull(),
    result: json("result").$type<LogResult>(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.seq] }),
    uniqueIndex("attempt_log_once").on(table.attemptId, hashOfKey(table.idempotencyKey)),
  ],
);

/** The latest answer to each item, computed from the log, whose rows have the foreign key to the attempt. */
export const answers = pgTable(
  "answers",
  {
    attemptId: uuidColumn("attempt_id").notNull(),
    itemId: text("item_id").notNull(),
    answer: json("answer").$type<Answer>(),
    revision: integer("revision").notNull(),
    leaseEpoch: integer("lease_epoch").notNull(),
    seq: integer("seq").notNull(),
    savedAt: instantColumn("saved_at").notNull(),
    elapsedMs: integer("elapsed_ms").notNull(),
    mark: text("mark").$type<AnswerMark>().notNull(),
    credit: doublePrecision("credit").notNull(),
    /** The points that a person has given, in place of `mark` and `credit`; null: none has been given. */
    markedPoints: doublePrecision("marked_points"),
    /** The user who has given them; no foreign key, as for items. */
    markedBy: text("marked_by"),
    markedAt: instantColumn("marked_at"),
    checkStatus: integer("check_status").$type<0 | 1>().notNull(),
    checkRevision: integer("check_revision").notNull(),
    checkEpoch: integer("check_epoch").notNull(),
    heldAnswer: json("held_answer").$type<Answer>(),
    heldRevision: integer("held_revision").notNull(),
    /** Whether an answer came after the time was over; it is stored and does not count. */
    held: boolean("held").notNull(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.itemId] }), index("answers_by_item").on(table.itemId)],
);
