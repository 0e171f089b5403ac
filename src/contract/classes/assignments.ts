import { z } from "zod";
import { accommodationSchema } from "../attempt/accommodation";
import { duration, id, idempotencyKey, instant, numberInAddress } from "../calls/primitives";
import { lockdownStateSchema } from "../integrations/lockdown";
import { localizedSchema } from "../item/content";
import { roomPhaseSchema } from "../rooms/room-phases";
import { toolSchema } from "../tests";
import { assignmentPhaseSchema, resultReleasePhaseSchema } from "./assignment-phases";
import { memberStateSchema } from "./class-results";
import { classInvitationSchema } from "./classes";

const count = z.number().int().nonnegative();

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

export const changeAssignmentOutput = z.strictObject({
  /** false: findings keep it from being changed, and nothing is stored. */
  changed: z.boolean(),
  version: count,
  phase: assignmentPhaseSchema,
  release_phase: resultReleasePhaseSchema,
  findings: z.array(assignmentFindingSchema),
});

export const studioAssignmentsInput = z.strictObject({
  /** Left out: of all classes of the caller. */
  class_id: id.optional(),
  page: numberInAddress.default(1),
});

export const assignmentEntrySchema = z.strictObject({
  assignment_id: id,
  version: count,
  class_id: id,
  class_name: z.string(),
  menu_id: id,
  edition: z.number().int().positive(),
  title: localizedSchema,
  for_whole_class: z.boolean(),
  ...terms,
  phase: assignmentPhaseSchema,
  release_phase: resultReleasePhaseSchema,
  /** Answers that a person has yet to mark, as last counted. */
  unmarked: count,
  /** Corrections of other teachers that wait for the caller's confirmation; absent: none. */
  to_second: count.optional(),
  /** Members that it is given to; those who have begun; those who have handed in. */
  members: count,
  begun: count,
  handed_in: count,
});
export type AssignmentEntry = z.infer<typeof assignmentEntrySchema>;

export const studioAssignmentsOutput = z.strictObject({
  /** The last to open first. */
  assignments: z.array(assignmentEntrySchema),
  total: count,
  page_size: count,
});

export const studioAssignmentInput = z.strictObject({ assignment_id: id });

/** One member to whom an assignment is given. */
export const assignedMemberSchema = z.strictObject({
  member_id: id,
  name: z.string(),
  has_account: z.boolean(),
  state: memberStateSchema,
  /** By the target and the accommodation of the member; sittings end at `closes_at` at the latest. */
  opens_at: instant,
  closes_at: instant,
  /** The last moment to begin with the whole time left. */
  last_start: instant,
  /** null: no limit. */
  time_limit_ms: duration.nullable(),
  /** For members without an accommodation, in the same form; null: no limit; absent on older servers. */
  usual_time_limit_ms: duration.nullable().optional(),
  has_accommodation: z.boolean(),
  /** What the member has otherwise; null: all is as for the class. */
  target: assignmentTargetSchema.nullable(),
  /** Earliest first. */
  attempt_ids: z.array(id),
  attempts_left: count,
  /** Of the browser that the assignment asks for; null or absent: not checked yet, or any browser will do. */
  lockdown: lockdownStateSchema.nullable().optional(),
});
export type AssignedMember = z.infer<typeof assignedMemberSchema>;

export const studioAssignmentOutput = z.strictObject({
  assignment: assignmentEntrySchema,
  /** Those who left the class are listed only if they have begun. */
  members: z.array(assignedMemberSchema),
  findings: z.array(assignmentFindingSchema),
  /** Whether the assignment asks for a browser; absent on older servers. */
  asks_browser: z.boolean().optional(),
  /** When the data were read. */
  at: instant,
});

export const setAccommodationInput = z.strictObject({
  idempotency_key: idempotencyKey,
  member_id: id,
  /** null: the earlier accommodation is withdrawn. */
  terms: accommodationSchema.nullable(),
  note: z.string().trim().max(500).default(""),
  /** When it expires; null: never. */
  until: instant.nullable().default(null),
});
export const setAccommodationOutput = z.strictObject({
  version: count,
  terms: accommodationSchema.nullable(),
  until: instant.nullable(),
  /** Sittings of the member that go on as they began. */
  sittings_under_way: count,
});

/** An assignment as its student sees it on the home page. */
export const studentAssignmentSchema = z.strictObject({
  assignment_id: id,
  menu_id: id,
  title: localizedSchema,
  teacher: z.string(),
  class_name: z.string(),
  opens_at: instant,
  /** The last moment to begin with the whole time left. */
  last_start: instant,
  /** The end of the window, by the student's own accommodation; a sitting ends then at the latest. */
  closes_at: instant,
  /** For this student; null: no limit. */
  time_limit_ms: duration.nullable(),
  /** For students without an accommodation; null: no limit. */
  usual_time_limit_ms: duration.nullable(),
  attempts: count,
  attempts_left: count,
  place: z.enum(["home", "room"]),
  /** The room where it is sat now; absent: none is open. */
  room: z.strictObject({ phase: roomPhaseSchema, admits: z.boolean() }).optional(),
  tools: z.array(toolSchema),
  /** The sitting under way, or the finished one whose result may be seen. */
  attempt_id: id.nullable(),
  state: z.enum(["scheduled", "open", "suspended", "sitting", "handedIn", "missed", "released"]),
});
export type StudentAssignment = z.infer<typeof studentAssignmentSchema>;

export const studentAssignmentsOutput = z.strictObject({
  /** The first to close first; those that are over come last. */
  assignments: z.array(studentAssignmentSchema),
  /** Classes that wait for the student's answer; absent on older servers. */
  invitations: z.array(classInvitationSchema).optional(),
  /** When the data were read. */
  at: instant,
});
