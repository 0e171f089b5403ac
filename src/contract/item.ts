import { z } from "zod";
import { localizedSchema } from "./content";
import { familyIds } from "./families";
import { mistakesSchema, type Mistakes } from "./mistakes";
import { id } from "./primitives";
import { spotSchema } from "./spots";

export const longestText = 2_000;
const enteredText = z.string().max(longestText);
const longestGap = 60;
const gapText = z.string().max(longestGap);

export const optionSchema = z.strictObject({ option_id: id, content: localizedSchema });
export type Option = z.infer<typeof optionSchema>;
const options = z.array(optionSchema).min(1).max(60);

/** What a student may see and do; holds nothing from which the right answer follows. */
export const interactionSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("single_choice"), options, shuffle: z.boolean() }),
  z.strictObject({
    type: z.literal("multiple_choice"),
    options,
    shuffle: z.boolean(),
    max_choices: z.int().min(0).max(60),
  }),
  z.strictObject({ type: z.literal("text_entry"), max_length: z.int().min(1).max(longestText) }),
  z.strictObject({
    type: z.literal("numeric_entry"),
    max_length: z.int().min(1).max(40),
    unit: localizedSchema.optional(),
  }),
  /** `{{gap_id}}` in the stem marks where each gap stands. */
  z.strictObject({
    type: z.literal("inline_choice"),
    gaps: z
      .array(z.strictObject({ gap_id: id, options }))
      .min(1)
      .max(20),
  }),
  /** A text with gaps to type in; `{{gap_id}}` in the stem marks where each stands. */
  z.strictObject({
    type: z.literal("gap_entry"),
    gaps: z
      .array(z.strictObject({ gap_id: id, max_length: z.int().min(1).max(longestGap) }))
      .min(1)
      .max(20),
  }),
  z.strictObject({ type: z.literal("order"), options }),
  z.strictObject({ type: z.literal("match"), sources: options, targets: options }),
  z.strictObject({
    type: z.literal("categorise"),
    options,
    categories: z.array(optionSchema).min(2).max(4),
  }),
  /** `picture` is the `media_id` of what the spots lie on; `max_choices` 0: as many as there are. */
  z.strictObject({
    type: z.literal("hot_spot"),
    picture: id,
    spots: z.array(spotSchema).min(1).max(60),
    max_choices: z.int().min(0).max(60),
  }),
]);
export type Interaction = z.infer<typeof interactionSchema>;
export type InteractionType = Interaction["type"];

/** What is right. Stays on the server until the sitting's results are released. */
export const keySchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("single_choice"), option_id: id }),
  z.strictObject({ type: z.literal("multiple_choice"), option_ids: z.array(id).max(60) }),
  z.strictObject({
    type: z.literal("text_entry"),
    accepted: z.array(enteredText.min(1)).min(1).max(50),
    case_sensitive: z.boolean(),
  }),
  /**
   * Right when the entry reads as a number within `tolerance` of `value`; `accepted` lists further forms such as 3/4.
   */
  z.strictObject({
    type: z.literal("numeric_entry"),
    value: z.number(),
    tolerance: z.number().min(0),
    accepted: z.array(z.string().max(40)).max(50),
  }),
  z.strictObject({ type: z.literal("inline_choice"), choices: z.record(id, id) }),
  /** By gap, each form that counts; capitals and the shape of apostrophes never do. */
  z.strictObject({
    type: z.literal("gap_entry"),
    accepted: z.record(id, z.array(gapText.min(1)).min(1).max(50)),
  }),
  z.strictObject({ type: z.literal("order"), option_ids: z.array(id).min(2).max(60) }),
  z.strictObject({
    type: z.literal("match"),
    pairs: z
      .array(z.tuple([id, id]))
      .min(1)
      .max(60),
  }),
  /** By option, its category; an option that is left out belongs to none. */
  z.strictObject({ type: z.literal("categorise"), placements: z.record(id, id) }),
  z.strictObject({ type: z.literal("hot_spot"), spot_ids: z.array(id).min(1).max(60) }),
]);
export type ItemKey = z.infer<typeof keySchema>;

/** What a student entered; `null` on the wire is an answer taken back. */
export const answerSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("single_choice"), option_id: id }),
  z.strictObject({ type: z.literal("multiple_choice"), option_ids: z.array(id).max(60) }),
  z.strictObject({ type: z.literal("text_entry"), text: enteredText }),
  z.strictObject({ type: z.literal("numeric_entry"), text: z.string().max(40) }),
  z.strictObject({ type: z.literal("inline_choice"), choices: z.record(id, id) }),
  z.strictObject({ type: z.literal("gap_entry"), texts: z.record(id, gapText) }),
  z.strictObject({ type: z.literal("order"), option_ids: z.array(id).max(60) }),
  z.strictObject({ type: z.literal("match"), pairs: z.array(z.tuple([id, id])).max(120) }),
  z.strictObject({ type: z.literal("categorise"), placements: z.record(id, id) }),
  z.strictObject({ type: z.literal("hot_spot"), spot_ids: z.array(id).max(60) }),
]);
export type Answer = z.infer<typeof answerSchema>;

/** IRT parameters on the logit scale: P = c + (d − c) / (1 + exp(−a (θ − b))). */
export const irtSchema = z.strictObject({
  a: z.number().positive(),
  b: z.number(),
  c: z.number().min(0).max(1),
  d: z.number().min(0).max(1),
  /** "seed": set from the item model's difficulty features, not yet from responses. */
  calibration: z.enum(["seed", "responses"]),
  /** Standard error of b, where it was estimated from responses. */
  b_se: z.number().positive().optional(),
});
export type Irt = z.infer<typeof irtSchema>;

export const stimulusSchema = z.strictObject({
  stimulus_id: id,
  title: localizedSchema.optional(),
  content: localizedSchema,
});

/** A file that the item's content refers to as `media:<media_id>`; stored by the hash of its bytes. */
export const mediaSchema = z.strictObject({
  media_id: id,
  type: z.enum([
    "image/png",
    "image/jpeg",
    "image/gif",
    "image/webp",
    "image/svg+xml",
    "audio/mpeg",
    "audio/ogg",
    "audio/mp4",
  ]),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  description: localizedSchema.optional(),
});
export type Media = z.infer<typeof mediaSchema>;

/** A film that explains an item; stays on the server as the key does. The description says what it shows. */
export const explanationVideoSchema = z.strictObject({
  type: z.enum(["video/mp4", "video/webm"]),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  description: localizedSchema,
});
export type ExplanationVideo = z.infer<typeof explanationVideoSchema>;

/** What is heard with an item; files are named by their `media_id`. */
export const itemAudioSchema = z.strictObject({
  prompt: id,
  /** By `option_id`: what the speaker beside an option plays. */
  options: z.record(id, id).optional(),
  /** It begins by itself once the item is on screen. */
  autoplay: z.boolean(),
  /** How often the prompt may be heard, counted on the server; null: as often as the student likes. */
  max_plays: z.int().positive().nullable(),
  /** The voice was made by a machine. */
  synthetic: z.boolean(),
});
export type ItemAudio = z.infer<typeof itemAudioSchema>;

export const itemBodySchema = z.strictObject({
  stimulus: stimulusSchema.optional(),
  stem: localizedSchema,
  interaction: interactionSchema,
  media: z.array(mediaSchema).max(40),
  audio: itemAudioSchema.optional(),
  /** The calculator with keys is offered. */
  calculator: z.boolean(),
});
export type ItemBody = z.infer<typeof itemBodySchema>;

interface Named {
  readonly body: ItemBody;
  readonly key: ItemKey;
  readonly mistakes?: Mistakes | undefined;
}

const agrees = (body: ItemBody, key: ItemKey): boolean => {
  const { interaction } = body;
  const holds = (list: readonly Option[], optionId: string) => list.some((option) => option.option_id === optionId);
  switch (interaction.type) {
    case "single_choice":
      return key.type === interaction.type && holds(interaction.options, key.option_id);
    case "multiple_choice":
      return key.type === interaction.type && key.option_ids.every((optionId) => holds(interaction.options, optionId));
    case "text_entry":
    case "numeric_entry":
      return key.type === interaction.type;
    case "inline_choice":
      return (
        key.type === interaction.type &&
        interaction.gaps.every((gap) => holds(gap.options, key.choices[gap.gap_id] ?? ""))
      );
    case "gap_entry":
      return (
        key.type === interaction.type &&
        Object.keys(key.accepted).length === interaction.gaps.length &&
        interaction.gaps.every(
          ({ gap_id, max_length }) =>
            Object.hasOwn(key.accepted, gap_id) && key.accepted[gap_id]?.every((form) => form.length <= max_length),
        )
      );
    case "order":
      return (
        key.type === interaction.type &&
        key.option_ids.length === interaction.options.length &&
        interaction.options.every((option) => key.option_ids.includes(option.option_id))
      );
    case "match":
      return (
        key.type === interaction.type &&
        key.pairs.every(([source, target]) => holds(interaction.sources, source) && holds(interaction.targets, target))
      );
    case "categorise":
      return (
        key.type === interaction.type &&
        Object.keys(key.placements).length > 0 &&
        Object.entries(key.placements).every(
          ([optionId, category]) => holds(interaction.options, optionId) && holds(interaction.categories, category),
        )
      );
    case "hot_spot":
      return (
        key.type === interaction.type &&
        body.media.some(({ media_id }) => media_id === interaction.picture) &&
        key.spot_ids.every((spotId) => interaction.spots.some(({ spot_id }) => spot_id === spotId))
      );
  }
};

const namesOnlyWrongOptions = ({ body: { interaction }, key, mistakes = {} }: Named): boolean => {
  const named = Object.keys(mistakes);
  if (interaction.type !== "single_choice" && interaction.type !== "multiple_choice") return named.length === 0;
  const right = key.type === "single_choice" ? [key.option_id] : key.type === "multiple_choice" ? key.option_ids : [];
  return named.every(
    (optionId) => !right.includes(optionId) && interaction.options.some(({ option_id }) => option_id === optionId),
  );
};

/** The canonical item: what the bank stores and importers and item models produce. Never sent whole to a browser. */
export const itemSchema = z
  .strictObject({
    /** Opaque: says nothing about key, order or origin. It is `exercise_id` on the wire. */
    item_id: id,
    family: z.enum(familyIds),
    subject: id,
    area: id,
    skill: id,
    body: itemBodySchema,
    key: keySchema,
    explanation: localizedSchema.optional(),
    /** Stays on the server as the key does. */
    mistakes: mistakesSchema.optional(),
    explanation_video: explanationVideoSchema.optional(),
    /** What the audio says; stays on the server as the key does. */
    transcript: localizedSchema.optional(),
    irt: irtSchema.optional(),
    /** Milliseconds that the item usually takes; a tenth of it is the rapid-guess threshold. */
    expected_ms: z.int().positive(),
    points: z.number().positive(),
    /** Where it came from: an item model with its seed, a package with its file, an author. */
    source: z.strictObject({
      kind: z.enum(["model", "package", "author"]),
      name: z.string().max(300),
      ref: z.string().max(300),
    }),
  })
  .refine((item) => agrees(item.body, item.key), "the key does not fit the interaction")
  .refine(namesOnlyWrongOptions, "a mistake is named where no wrong option is");
export type Item = z.infer<typeof itemSchema>;
