import { z } from "zod";
import { id, instant } from "../calls/primitives";
import { localizedSchema } from "../item/content";
import { timeZoneSchema } from "../site/time-zone";
import { familySchema } from "../tests";
import { wrongCauses } from "./wrong-causes";

/** How many entries a page of favourites or of the wrong-answer book has. */
export const collectionPage = 50;
/** Favourites of one sitting come at once: no test has more items. */
export const sittingPage = 200;

/** From 1; the text of a query as well. */
const page = z.coerce.number().int().min(1).max(100_000).default(1);

/** What an entry shows of its item; the whole of it comes with `exerciseDetail`. */
const itemSummarySchema = z.strictObject({
  subject: z.string(),
  area: z.string(),
  skill: z.string(),
  /** Of the skill. */
  title: localizedSchema,
  stem: localizedSchema,
});

const entryBase = {
  exercise_id: id,
  /** The sitting that it was kept from: with it `exerciseDetail` shows the item. */
  attempt_id: id,
  menu_id: id,
  family: familySchema,
  /** Of the test. */
  title: localizedSchema,
} as const;

const pageOf = <Entry extends z.ZodType>(entry: Entry) =>
  z.strictObject({
    list: z.array(entry),
    /** Entries on all pages together. */
    total: z.number().int(),
    page: z.number().int(),
    page_size: z.number().int(),
  });

const note = z.string().trim().max(500);

/** Puts an item of a sitting among the favourites, or takes it away; without a note the old one stays. */
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
  /** Those among the items of one sitting, whichever sitting they were kept from. */
  attempt_id: id.optional(),
});
export const favoriteSchema = z.strictObject({
  ...entryBase,
  note: z.string(),
  added_at: instant,
  /** null while the results of its test are held back. */
  item: itemSummarySchema.nullable(),
});
export const favoriteRecordOutput = pageOf(favoriteSchema);

const wrongCauseSchema = z.enum(wrongCauses);

export const wrongBookInput = z.strictObject({
  page,
  family: familySchema.optional(),
  skill: z.string().min(1).max(120).optional(),
  cause: wrongCauseSchema.optional(),
  /** `open`: what is still to be learned. `mastered`: what left the book by being repeated well. */
  state: z.enum(["open", "due", "mastered", "all"]).default("open"),
  time_zone: timeZoneSchema,
});
export const wrongEntrySchema = z.strictObject({
  ...entryBase,
  item: itemSummarySchema,
  mark: z.enum(["wrong", "partly"]),
  /** null: none is picked. */
  cause: wrongCauseSchema.nullable(),
  /** In how many sittings it went wrong. */
  times: z.number().int(),
  /** When the last of them ended. */
  added_at: instant,
  /** When it is to be repeated; null: it never was, and is due. */
  due_at: instant.nullable(),
  is_due: z.boolean(),
  /** Right repetitions in a row that were due. */
  streak: z.number().int(),
  /** When it left the book; null: it is in it. */
  mastered_at: instant.nullable(),
});
export type WrongEntry = z.infer<typeof wrongEntrySchema>;
export const wrongBookOutput = pageOf(wrongEntrySchema).extend({
  /** Entries in the whole book that are to be repeated now. */
  due: z.number().int(),
  /** What the whole book holds, by skill, with what has left it. */
  skills: z.array(
    z.strictObject({ family: familySchema, skill: z.string(), title: localizedSchema, count: z.number().int() }),
  ),
});

export const setWrongCauseInput = z.strictObject({ exercise_id: id, cause: wrongCauseSchema.nullable() });
export const setWrongCauseOutput = z.strictObject({ exercise_id: id, cause: wrongCauseSchema.nullable() });

/** Takes entries out of the book, or with `restore` puts those back that were taken out. */
export const deleteWrongBookInput = z.strictObject({
  exercise_ids: z.array(id).min(1).max(200),
  restore: z.boolean().default(false),
});
/** Those that are changed by it; what is not in the book is left out. */
export const deleteWrongBookOutput = z.strictObject({ exercise_ids: z.array(id) });
