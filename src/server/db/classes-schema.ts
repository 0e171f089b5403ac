import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { AssignmentPhase, ResultReleasePhase } from "../../contract/classes/assignment-phases";
import type { AssignmentRelease } from "../../contract/classes/assignments";
import type { ClassTeacherRole } from "../../contract/classes/classes";
import type { AppliedRoster, RosterRow } from "../../contract/classes/rosters";
import { users } from "./accounts-schema";
import { instantColumn } from "./columns";
import { tests } from "./schema";

/** Classes of a school. */
export const classes = pgTable(
  "classes",
  {
    classId: text("class_id").primaryKey(),
    /** Grows with every change of the class or its members; a change names the version that it was made from. */
    version: integer("version").notNull(),
    name: text("name").notNull(),
    schoolYear: text("school_year").notNull().default(""),
    /** The person who made it; null: the account was deleted. */
    madeBy: text("made_by").references(() => users.userId),
    /** Of the call that made it: the same call sent twice makes one class. */
    createKey: text("create_key").notNull(),
    createdAt: instantColumn("created_at").notNull(),
    /** When it was put away; null: it is in use. */
    archivedAt: instantColumn("archived_at"),
  },
  (table) => [uniqueIndex("classes_by_key").on(table.madeBy, table.createKey)],
);

/** The teachers of each class. */
export const classTeachers = pgTable(
  "class_teachers",
  {
    classId: text("class_id")
      .notNull()
      .references(() => classes.classId),
    userId: text("user_id")
      .notNull()
      .references(() => users.userId, { onDelete: "cascade" }),
    role: text("role").$type<ClassTeacherRole>().notNull(),
    since: instantColumn("since").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.classId, table.userId] }),
    index("class_teachers_by_person").on(table.userId),
  ],
);

/** The members of each class. A member who leaves stays, so that results keep their names. */
export const classMembers = pgTable(
  "class_members",
  {
    memberId: text("member_id").primaryKey(),
    classId: text("class_id")
      .notNull()
      .references(() => classes.classId),
    /** The account with which the member sits tests; null: none. */
    userId: text("user_id").references(() => users.userId),
    /** The account was made for this member, so that teachers of the class may make its links. */
    accountMade: boolean("account_made").notNull().default(false),
    name: text("name").notNull(),
    /** The school's own number; unique in a class. */
    externalId: text("external_id"),
    /** The user name in the roster, folded as sign-ins fold it; an account may not exist yet. */
    username: text("username"),
    /** Columns of the roster that mean nothing here. */
    other: jsonb("other").$type<Readonly<Record<string, string>>>().notNull(),
    joinedAt: instantColumn("joined_at").notNull(),
    leftAt: instantColumn("left_at"),
    /** Of the call that answered the invitation to the class: the same call sent twice answers one time. */
    answerKey: text("answer_key"),
  },
  (table) => [
    index("class_members_asked")
      .on(table.username)
      .where(sql`user_id is null and left_at is null`),
    index("class_members_by_class").on(table.classId, table.leftAt),
    index("class_members_by_person").on(table.userId),
    uniqueIndex("class_members_by_number").on(table.classId, table.externalId),
    uniqueIndex("class_members_by_username").on(table.classId, table.username),
    uniqueIndex("class_members_by_account").on(table.classId, table.userId),
  ],
);

/** Differences between a class and a list, which wait to be confirmed by their digest. */
export const rosterDifferences = pgTable(
  "roster_differences",
  {
    classId: text("class_id")
      .notNull()
      .references(() => classes.classId, { onDelete: "cascade" }),
    digest: text("digest").notNull(),
    /** The version of the class that was compared. */
    version: integer("version").notNull(),
    rows: jsonb("rows").$type<readonly RosterRow[]>().notNull(),
    madeAt: instantColumn("made_at").notNull(),
    /** The key of the call that applied it, and its reply; null: it waits. */
    appliedBy: text("applied_by"),
    applied: jsonb("applied").$type<AppliedRoster>(),
  },
  (table) => [
    primaryKey({ columns: [table.classId, table.digest] }),
    index("roster_differences_by_age").on(table.madeAt),
  ],
);

/** Editions of tests given to a class, or to some of its members, for a time. */
export const assignments = pgTable(
  "assignments",
  {
    assignmentId: text("assignment_id").primaryKey(),
    /** Grows with every change by a person. */
    version: integer("version").notNull(),
    classId: text("class_id")
      .notNull()
      .references(() => classes.classId),
    menuId: text("menu_id").notNull(),
    edition: integer("edition").notNull(),
    /** Everybody in the class, with those who join later; else those with a row in `assignment_targets`. */
    forWholeClass: boolean("for_whole_class").notNull(),
    opensAt: instantColumn("opens_at").notNull(),
    closesAt: instantColumn("closes_at").notNull(),
    /** The number of attempts of each member. */
    attempts: integer("attempts").notNull(),
    release: text("release").$type<AssignmentRelease>().notNull(),
    place: text("place").$type<"home" | "room">().notNull(),
    /** The state of the chart `assignment`, and what it counts. */
    phase: text("phase").$type<AssignmentPhase>().notNull(),
    unmarked: integer("unmarked").notNull(),
    /** The state of the chart `resultRelease`. */
    releasePhase: text("release_phase").$type<ResultReleasePhase>().notNull(),
    madeBy: text("made_by").references(() => users.userId),
    createKey: text("create_key").notNull(),
    /** Of the last call that changed it: the same call sent twice changes it one time. */
    changeKey: text("change_key"),
    createdAt: instantColumn("created_at").notNull(),
    touchedAt: instantColumn("touched_at").notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.menuId, table.edition], foreignColumns: [tests.menuId, tests.version] }),
    uniqueIndex("assignments_by_key").on(table.madeBy, table.createKey),
    index("assignments_by_class").on(table.classId, table.opensAt),
    index("assignments_by_test").on(table.menuId, table.phase),
    index("assignments_waiting")
      .on(table.phase, table.opensAt, table.closesAt)
      .where(sql`phase in ('scheduled', 'open', 'suspended', 'closing', 'marking')`),
    check("assignment_window", sql`${table.opensAt} < ${table.closesAt}`),
  ],
);

/** Members to whom an assignment is given, with a window and a form of their own where they have one. */
export const assignmentTargets = pgTable(
  "assignment_targets",
  {
    assignmentId: text("assignment_id")
      .notNull()
      .references(() => assignments.assignmentId),
    memberId: text("member_id")
      .notNull()
      .references(() => classMembers.memberId),
    /** Of a makeup; null: as the assignment says. */
    opensAt: instantColumn("opens_at"),
    closesAt: instantColumn("closes_at"),
    /** Another form of the test; null: the assignment's. */
    menuId: text("menu_id"),
    edition: integer("edition"),
  },
  (table) => [
    primaryKey({ columns: [table.assignmentId, table.memberId] }),
    index("assignment_targets_by_member").on(table.memberId),
    index("assignment_targets_by_test")
      .on(table.menuId)
      .where(sql`menu_id is not null`),
    foreignKey({ columns: [table.menuId, table.edition], foreignColumns: [tests.menuId, tests.version] }),
  ],
);
