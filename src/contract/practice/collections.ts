import { z } from "zod";
import { id, instant, numberInAddress } from "../calls/primitives";
import { localizedSchema } from "../item/content";
import { timeZoneSchema } from "../site/time-zone";
import { familySchema } from "../tests";
import { wrongCauses } from "./wrong-causes";

/** Entries per page of the favourites and of the wrong-answer book. */
export const collectionPage = 50;
/** Page size for the favourites of one attempt: all of them at a time, because no test has more items. */
export const sittingPage = 200;

/** From 1; also accepts the text of a query parameter. */
const page = numberInAddress.default(1);

/** The parts of an item that an entry shows; `exerciseDetail` returns the whole item. */
const itemSummarySchema = z.strictObject({
  subject: z.string(),
  area: z.string(),
  skill: z.string(),
  /** Title of the skill. */
  title: localizedSchema,
  stem: localizedSchema,
});

const entryBase = {
  exercise_id: id,
  /** The attempt from which the entry was added; with its id `exerciseDetail` returns the item. */
  attempt_id: id,
  menu_id: id,
  family: familySchema,
  /** Title of the test. */
  title: localizedSchema,
} as const;

const pageOf = <Entry extends z.ZodType>(entry: Entry) =>
  z.strictObject({
    list: z.array(entry),
    /** Number of entries on all pages. */
    total: z.number().int(),
    page: z.number().int(),
    page_size: z.number().int(),
  });

const note = z.string().trim().max(500);

/** Adds an item of an attempt to the favourites, or removes it; without `note` the existing note stays. */
export const setFavoriteInput = z.strictObject({
  attempt_id: id,
  exercise_id: id,
  favorite: z.boolean(),
  note: note.optional(),
});
export const setFavoriteOutput = z.strictObject({ exercise_id: id, favorite: z.boolean(), note: z.string() });

export const favoriteRecordInput = z.strictObject({
  page,
  family: familySchema.optional(),
  /** Only favourites among the items of this attempt, whichever attempt they were added from. */
  attempt_id: id.optional(),
});
export const favoriteSchema = z.strictObject({
  ...entryBase,
  note: z.string(),
  added_at: instant,
  /** null while the results of its test are not released. */
  item: itemSummarySchema.nullable(),
});
export const favoriteRecordOutput = pageOf(favoriteSchema);

const wrongCauseSchema = z.enum(wrongCauses);

export const wrongBookInput = z.strictObject({
  page,
  family: familySchema.optional(),
  skill: z.string().min(1).max(120).optional(),
  cause: wrongCauseSchema.optional(),
  /**
   * `open`: entries still to be learned. `due`: entries to be repeated now. `mastered`: entries that left the book
   * after enough right repetitions.
   */
  state: z.enum(["open", "due", "mastered", "all"]).default("open"),
  time_zone: timeZoneSchema,
});
export const wrongEntrySchema = z.strictObject({
  ...entryBase,
  item: itemSummarySchema,
  mark: z.enum(["wrong", "partly"]),
  /** The cause that the student picked; null: none. */
  cause: wrongCauseSchema.nullable(),
  /** Number of attempts with a wrong answer. */
  times: z.number().int(),
  /** When the last of those attempts ended. */
  added_at: instant,
  /** When the next repetition is due; null: never repeated, and due now. */
  due_at: instant.nullable(),
  is_due: z.boolean(),
  /** Right repetitions in a row, counting only those that were due. */
  streak: z.number().int(),
  /** When the entry left the book; null: it is still in the book. */
  mastered_at: instant.nullable(),
});
export type WrongEntry = z.infer<typeof wrongEntrySchema>;
export const wrongBookOutput = pageOf(wrongEntrySchema).extend({
  /** Number of entries in the whole book that are due now. */
  due: z.number().int(),
  /** Number of entries in the whole book by skill, including mastered ones. */
  skills: z.array(
    z.strictObject({ family: familySchema, skill: z.string(), title: localizedSchema, count: z.number().int() }),
  ),
});

export const setWrongCauseInput = z.strictObject({ exercise_id: id, cause: wrongCauseSchema.nullable() });
export const setWrongCauseOutput = z.strictObject({ exercise_id: id, cause: wrongCauseSchema.nullable() });

/** Removes entries from the book, or with `restore` puts removed ones back. */
export const deleteWrongBookInput = z.strictObject({
  exercise_ids: z.array(id).min(1).max(200),
  restore: z.boolean().default(false),
});
/** The entries that were changed; ids that are not in the book are left out. */
export const deleteWrongBookOutput = z.strictObject({ exercise_ids: z.array(id) });
