import { z } from "zod";
import { accommodationSchema } from "../attempt/accommodation";
import { assignmentPhaseSchema } from "../classes/assignment-phases";
import { classTeacherRoleSchema } from "../classes/classes";
import { questionReportPhaseSchema, reportKindSchema } from "../classes/question-reports";
import { correctionSchema, regradePhaseSchema, regradeRuleSchema } from "../classes/regrades";
import { localizedSchema } from "../item/content";
import { answerSchema, keySchema } from "../item/item";
import { favoriteSchema, wrongEntrySchema } from "../practice/collections";
import { answerMarkSchema } from "../report/marked-item";
import { reportSchema } from "../report/report";
import { draftItemSchema } from "../studio/draft-item";
import { draftTestSchema } from "../studio/draft-test";
import { reviewStateSchema } from "../studio/review-states";
import { editionPhaseSchema } from "../studio/studio-tests";
import { attemptSummarySchema, familySchema } from "../tests";
import { sessionListOutput, uploadOutput } from "./personal";
import { shareSchema } from "./visitors";

const instant = z.number().int();
const payload = z.record(z.string(), z.unknown());

/** One question of an attempt with its answer and result. */
const exportedItemSchema = z.strictObject({
  exercise_id: z.string(),
  stage: z.string(),
  served_at: instant,
  answer: answerSchema.nullable(),
  /** An answer that came after the end. */
  held_answer: answerSchema.nullable(),
  /** The late answer came when the student could have seen the keys; absent: it did not. */
  held_after_keys: z.boolean().optional(),
  elapsed_ms: z.number().int(),
  check_status: z.union([z.literal(0), z.literal(1)]),
  /** This and the next five fields are present once the results of the attempt are released. */
  mark: answerMarkSchema.optional(),
  /** The share of the question's points that the answer earns, below 0 if it loses points. */
  credit: z.number().optional(),
  points: z.number().optional(),
  key: keySchema.optional(),
  /** How it is scored since it was corrected, with the key that is right instead or too; absent: by `key`. */
  correction: correctionSchema.extend({ key: keySchema.optional() }).optional(),
  explanation: localizedSchema.nullable().optional(),
});

const exportedAttemptSchema = attemptSummarySchema.extend({
  title: localizedSchema,
  family: familySchema,
  /** The accommodation in force during the attempt; null: none. */
  accommodation: accommodationSchema.nullable(),
  items: z.array(exportedItemSchema),
  /** Each answer and review mark as it was sent. */
  history: z.array(
    z.strictObject({
      kind: z.string(),
      exercise_id: z.string().nullable(),
      revision: z.number().int().nullable(),
      payload,
      client_time: instant.nullable(),
      server_time: instant,
    }),
  ),
  absences: z.array(z.strictObject({ kind: z.string(), left_at: instant, back_at: instant })),
  /** The contents of the tools by question; "" for the whole attempt. */
  tools: z.record(z.string(), payload),
  /** The report as on the result page; null: the attempt has not ended, or its report cannot be computed. */
  report: reportSchema.nullable(),
});
export type ExportedAttempt = z.input<typeof exportedAttemptSchema>;

/** All stored data of a person, for that person. Times are milliseconds since 1970. */
export const exportSchema = z.strictObject({
  exported_at: instant,
  account: z.strictObject({
    username: z.string(),
    nickname: z.string(),
    grade: z.number().int().nullable(),
    mobile: z.string().nullable(),
    email: z.string().nullable(),
    role: z.array(z.string()),
    permission: z.array(z.string()),
    admin: z.boolean(),
    created_at: instant,
    /** Accounts at other providers through which the person signs in. */
    identities: z.array(z.strictObject({ provider: z.string(), subject: z.string() })),
    /** Who the person is at learning platforms that launched tests for them. */
    learning_platforms: z.array(z.strictObject({ issuer: z.string(), subject: z.string(), linked_at: instant })),
  }),
  /** The person's accommodations in the order in which they were set. */
  accommodations: z.array(
    z.strictObject({
      terms: accommodationSchema.nullable(),
      given_by: z.string(),
      note: z.string(),
      given_at: instant,
      until: instant.nullable(),
    }),
  ),
  sessions: sessionListOutput.shape.list,
  /** Each file with its bytes as a `data:` address, or null if they are no longer stored. */
  files: z.array(uploadOutput.extend({ purpose: z.string(), data: z.string().nullable() })),
  /** Invitations that the person made, without the guests' data, which belongs to the guests. */
  invitations: z.array(shareSchema),
  favorites: z.array(favoriteSchema),
  /** Limited to tests whose results are released. */
  wrong_book: z.array(wrongEntrySchema),
  /** Operations that the server refused, as they were received. */
  refused: z.array(
    z.strictObject({
      attempt_id: z.string().nullable(),
      call: z.string(),
      payload: z.unknown(),
      received_at: instant,
    }),
  ),
  attempts: z.array(exportedAttemptSchema),
  /** Questions that the person writes, as they stand, with the notes of reviewers; absent on older servers. */
  drafts: z
    .array(
      z.strictObject({
        item_id: z.string(),
        version: z.number().int(),
        draft: draftItemSchema,
        created_at: instant,
        changed_at: instant,
        deleted_at: instant.nullable(),
        revisions: z.array(
          z.strictObject({
            revision: z.number().int(),
            made_at: instant,
            review: reviewStateSchema,
            note: z.string().nullable(),
          }),
        ),
      }),
    )
    .optional(),
  /** Tests that the person puts together, as they stand. */
  tests: z
    .array(
      z.strictObject({
        test_id: z.string(),
        version: z.number().int(),
        definition: draftTestSchema,
        phase: editionPhaseSchema,
        edition: z.number().int(),
        created_at: instant,
        changed_at: instant,
      }),
    )
    .optional(),
  /** Pictures and sounds of questions that the person has sent. */
  question_files: z
    .array(
      z.strictObject({
        /** As questions name it. */
        sha256: z.string(),
        type: z.string(),
        size: z.number().int(),
        /** A data URL. */
        data: z.string(),
        sent_at: instant,
      }),
    )
    .optional(),
  /** What the person has given to classes as a teacher; absent on older servers. */
  assignments_made: z
    .array(
      z.strictObject({
        assignment_id: z.string(),
        class_id: z.string(),
        menu_id: z.string(),
        opens_at: instant,
        closes_at: instant,
        phase: assignmentPhaseSchema,
        created_at: instant,
      }),
    )
    .optional(),
  /** Corrections that the person has proposed or confirmed as a teacher. */
  regrades: z
    .array(
      z.strictObject({
        regrade_id: z.string(),
        assignment_id: z.string(),
        item_id: z.string(),
        part: z.enum(["proposed", "confirmed"]),
        rule: regradeRuleSchema,
        reason: z.string(),
        phase: regradePhaseSchema,
        created_at: instant,
      }),
    )
    .optional(),
  /** What the person has given the answers of students as a teacher; whose answers they are belongs to the students. */
  marks_given: z
    .array(z.strictObject({ item_id: z.string(), points: z.number(), comment: z.string(), marked_at: instant }))
    .optional(),
  /** What the person's teachers have set for them alone: a window or another form. */
  makeups: z
    .array(
      z.strictObject({
        assignment_id: z.string(),
        opens_at: instant.nullable(),
        closes_at: instant.nullable(),
        menu_id: z.string().nullable(),
      }),
    )
    .optional(),
  /** Classes that the person teaches, without their members' data, which belong to the members. */
  classes: z
    .array(
      z.strictObject({
        class_id: z.string(),
        name: z.string(),
        school_year: z.string(),
        role: classTeacherRoleSchema,
        since: instant,
        archived_at: instant.nullable(),
      }),
    )
    .optional(),
  /** What classes store about the person as a member. */
  memberships: z
    .array(
      z.strictObject({
        class_name: z.string(),
        school_year: z.string(),
        name: z.string(),
        external_id: z.string().nullable(),
        username: z.string().nullable(),
        other: z.record(z.string(), z.string()),
        joined_at: instant,
        left_at: instant.nullable(),
      }),
    )
    .optional(),
  /** What the person reported about questions. */
  question_reports: z
    .array(
      z.strictObject({
        attempt_id: z.string(),
        item_id: z.string(),
        kind: reportKindSchema,
        text: z.string(),
        phase: questionReportPhaseSchema,
        reported_at: instant,
      }),
    )
    .optional(),
  /** What the person decided on questions of others. */
  reviews: z
    .array(
      z.strictObject({
        item_id: z.string(),
        revision: z.number().int(),
        review: reviewStateSchema,
        note: z.string().nullable(),
        decided_at: instant.nullable(),
      }),
    )
    .optional(),
});
export type ExportedData = z.input<typeof exportSchema>;
