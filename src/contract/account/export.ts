import { z } from "zod";
import { accommodationSchema } from "../attempt/accommodation";
import { localizedSchema } from "../item/content";
import { answerSchema, keySchema } from "../item/item";
import { favoriteSchema, wrongEntrySchema } from "../practice/collections";
import { reportSchema } from "../report/report";
import { attemptSummarySchema, familySchema } from "../tests";
import { sessionListOutput, uploadOutput } from "./personal";
import { shareSchema } from "./visitors";

const instant = z.number().int();
const payload = z.record(z.string(), z.unknown());

/** One question of a sitting with what became of it. */
const exportedItemSchema = z.strictObject({
  exercise_id: z.string(),
  stage: z.string(),
  served_at: instant,
  answer: answerSchema.nullable(),
  /** An answer that came after the time was over. */
  held_answer: answerSchema.nullable(),
  /** It came when the student could have seen the keys; absent: it did not. */
  held_after_keys: z.boolean().optional(),
  elapsed_ms: z.number().int(),
  check_status: z.union([z.literal(0), z.literal(1)]),
  /** These four are there once the sitting's results are released. */
  mark: z.enum(["right", "wrong", "partly", "skipped", "unscored"]).optional(),
  credit: z.number().optional(),
  key: keySchema.optional(),
  explanation: localizedSchema.nullable().optional(),
});

const exportedAttemptSchema = attemptSummarySchema.extend({
  title: localizedSchema,
  family: familySchema,
  /** What it was sat under; null: as everybody. */
  accommodation: accommodationSchema.nullable(),
  items: z.array(exportedItemSchema),
  /** Each answer and mark for review as it was sent. */
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
  /** What the tools held, by question, or "" for the whole sitting. */
  tools: z.record(z.string(), payload),
  /** As the result page shows it; null: the sitting has not ended, or its report cannot be made. */
  report: reportSchema.nullable(),
});
export type ExportedAttempt = z.input<typeof exportedAttemptSchema>;

/** All that is kept of a person, for that person. Times are milliseconds since 1970. */
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
    /** Where the person signs in beside here. */
    identities: z.array(z.strictObject({ provider: z.string(), subject: z.string() })),
  }),
  /** What was given otherwise than to others, as it changed. */
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
  /** Each with its bytes as a `data:` address, where they are still there. */
  files: z.array(uploadOutput.extend({ purpose: z.string(), data: z.string().nullable() })),
  /** Invitations that the person made; who came by them is theirs. */
  invitations: z.array(shareSchema),
  favorites: z.array(favoriteSchema),
  /** As far as the results of their tests are released. */
  wrong_book: z.array(wrongEntrySchema),
  /** Operations that were refused, as they came. */
  refused: z.array(
    z.strictObject({
      attempt_id: z.string().nullable(),
      call: z.string(),
      payload: z.unknown(),
      received_at: instant,
    }),
  ),
  attempts: z.array(exportedAttemptSchema),
});
export type ExportedData = z.input<typeof exportSchema>;
