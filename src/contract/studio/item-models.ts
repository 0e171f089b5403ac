import { z } from "zod";
import { id } from "../calls/primitives";
import { localizedSchema } from "../item/content";
import { itemBodySchema, keySchema } from "../item/item";

/** How many draws are shown at once. */
export const mostDraws = 5;

const level = z.string().regex(/^\w{1,20}$/);
const seed = z.string().min(1).max(40);
const place = z.int().min(1).max(100_000);

/** A model that makes questions of one kind. */
export const itemModelSchema = z.strictObject({
  model: id,
  title: localizedSchema,
  subject: z.string(),
  area: localizedSchema,
  skill: z.string(),
  /** Easiest first. */
  levels: z.array(z.strictObject({ level, title: localizedSchema })).min(1),
  /** The text of one of its questions as HTML, without its figure. */
  sample: localizedSchema,
});
export type ItemModelEntry = z.infer<typeof itemModelSchema>;
export const itemModelsOutput = z.strictObject({ models: z.array(itemModelSchema) });

export const drawModelInput = z.strictObject({
  model: id,
  level,
  seed,
  /** The first draw of the seed that is wanted. */
  from: place.default(1),
  count: z.int().min(1).max(mostDraws).default(mostDraws),
});
export const drawnQuestionSchema = z.strictObject({
  /** The place of the draw in its seed. */
  n: place,
  body: itemBodySchema,
  key: keySchema,
  explanation: localizedSchema.optional(),
});
export type ModelDraw = z.infer<typeof drawnQuestionSchema>;
export const drawModelOutput = z.strictObject({ draws: z.array(drawnQuestionSchema) });

/** Makes drafts of these draws; repeating the call makes no more. */
export const addDrawsInput = z.strictObject({
  idempotency_key: z.string().min(8).max(50),
  model: id,
  level,
  seed,
  draws: z.array(place).min(1).max(mostDraws),
});
export const addDrawsOutput = z.strictObject({ item_ids: z.array(id) });
