import { z } from "zod";
import { duration, id, idempotencyKey, instant } from "../calls/primitives";
import { localizedSchema } from "../item/content";
import { toolSchema } from "../tests";

const count = z.number().int().nonnegative();

/** The phases of an assignment; the chart `assignment` says which follows which. */
export const assignmentPhases = [
  "planned",
  "scheduled",
  "open",
  "suspended",
  "closing",
  "marking",
  "settled",
  "archived",
  "cancelled",
  "recalled",
] as const;
export const assignmentPhaseSchema = z.enum(assignmentPhases);
export type AssignmentPhase = z.infer<typeof assignmentPhaseSchema>;

/** The phases of its results; the chart `resultRelease` says which follows which. */
export const resultReleasePhaseSchema = z.enum(["held", "released", "revised"]);
export type ResultReleasePhase = z.infer<typeof resultReleasePhaseSchema>;

/** When results are out: when the last window is over, when everything is marked, or when the teacher says so. */
export const assignmentReleaseSchema = z.enum(["after_close", "after_marking", "manual"]);
export type AssignmentRelease = z.infer<typeof assignmentReleaseSchema>;

/** What one member has otherwise: a makeup has a window and may have another form. */
export const assignmentTargetSchema = z.strictObject({
  member_id: id,
  opens_at: instant.nullable(),
  closes_at: instant.nullable(),
  /** The test of another form; null: the one that the class has. */
  menu_id: id.nullable(),
});

const terms = {
  opens_at: instant,
  closes_at: instant,
  attempts: z.number().int().min(1).max(20),
  release: assignmentReleaseSchema,
  place: z.enum(["home", "room"]),
};

export const assignInput = z.strictObject({
  idempotency_key: idempotencyKey,
  menu_id: id,
  class_id: id,
  /** Left out: the whole class, with those who join later. */
  members: z.array(id).min(1).max(5_000).optional(),
  ...terms,
  /** Schedules it although there are findings that do not block. */
  accept_findings: z.boolean().default(false),
});

/** Something that would cut somebody short, or keep somebody from beginning. */
export const assignmentFindingSchema = z.strictObject({
  severity: z.enum(["blocking", "notice"]),
  code: z.string(),
  member_id: id.optional(),
  sentence: localizedSchema,
});

export const assignOutput = z.strictObject({
  /** null: findings keep it from being scheduled, and nothing is stored. */
  assignment_id: id.nullable(),
  version: count,
  findings: z.array(assignmentFindingSchema),
});

/** What a teacher does to an assignment; each is a fact of its chart. */
export const assignmentChangeSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("terms"), ...terms }),
  z.strictObject({ kind: z.literal("target"), target: assignmentTargetSchema }),
  z.strictObject({ kind: z.literal("suspend") }),
  z.strictObject({ kind: z.literal("resume") }),
  z.strictObject({ kind: z.literal("cancel") }),
  z.strictObject({ kind: z.literal("recall") }),
  z.strictObject({ kind: z.literal("restore") }),
  z.strictObject({ kind: z.literal("archive") }),
  z.strictObject({ kind: z.literal("release") }),
  z.strictObject({ kind: z.literal("withhold") }),
]);
export const changeAssignmentInput = z.strictObject({
  idempotency_key: idempotencyKey,
  assignment_id: id,
  version: count,
  change: assignmentChangeSchema,
  accept_findings: z.boolean().default(false),
});

/** An assignment as its student sees it on the home page. */
export const ownAssignmentSchema = z.strictObject({
  assignment_id: id,
  menu_id: id,
  title: localizedSchema,
  teacher: z.string(),
  class_name: z.string(),
  opens_at: instant,
  /** The last moment to begin with the whole time left, by the student's own accommodation. */
  closes_at: instant,
  /** For this student; null: no limit. */
  time_limit_ms: duration.nullable(),
  /** For students without an accommodation; null: no limit. */
  usual_time_limit_ms: duration.nullable(),
  attempts_left: count,
  tools: z.array(toolSchema),
  /** The sitting under way, or the finished one whose result may be seen. */
  attempt_id: id.nullable(),
  state: z.enum(["scheduled", "open", "suspended", "sitting", "handedIn", "missed", "released"]),
});
