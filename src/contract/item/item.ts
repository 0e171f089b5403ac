import { z } from "zod";
import { id } from "../calls/primitives";
import { familyIds } from "../families";
import { contractRecords } from "../interactions/contract-records";
import { isKeyOf, type AnswerOf, type InteractionOf, type InteractionType, type KeyOf } from "../interactions/of-type";
import { localizedSchema } from "./content";
import { mistakesSchema, type Mistakes } from "./mistakes";

export type { AnswerOf, InteractionOf, InteractionType, KeyOf } from "../interactions/of-type";
export { optionSchema, type Option } from "../interactions/options";
export { longestText } from "../interactions/text-entry";

const contracts = Object.values(contractRecords);
const listOf = <One>([first, ...others]: readonly One[]): [One, ...One[]] => {
  if (first === undefined) throw new Error("there is no interaction type");
  return [first, ...others];
};

/** The fields that a student may see; they do not reveal the right answer. */
const interactionSchema = z.discriminatedUnion("type", listOf(contracts.map(({ interaction }) => interaction)));
export type Interaction = InteractionOf<InteractionType>;

/** The right answer. It stays on the server until the results of the attempt are released. */
export const keySchema = z.discriminatedUnion("type", listOf(contracts.map(({ key }) => key)));
export type ItemKey = KeyOf<InteractionType>;

/** The student's entry; `null` on the wire removes an answer. */
export const answerSchema = z.discriminatedUnion("type", listOf(contracts.map(({ answer }) => answer)));
export type Answer = AnswerOf<InteractionType>;

/** IRT parameters on the logit scale: P = c + (d − c) / (1 + exp(−a (θ − b))). */
export const irtSchema = z.strictObject({
  a: z.number().positive(),
  b: z.number(),
  c: z.number().min(0).max(1),
  d: z.number().min(0).max(1),
  /** "seed": set from the difficulty features of the item model, not yet from responses. */
  calibration: z.enum(["seed", "responses"]),
  /** Standard error of b, if it was estimated from responses. */
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

/** A video that explains an item; like the key it stays on the server until the release. `description` describes it. */
export const explanationVideoSchema = z.strictObject({
  type: z.enum(["video/mp4", "video/webm"]),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  description: localizedSchema,
});
export type ExplanationVideo = z.infer<typeof explanationVideoSchema>;

/** The audio of an item; files are named by their `media_id`. */
export const itemAudioSchema = z.strictObject({
  prompt: id,
  /** By `option_id`, the file that the speaker button beside an option plays. */
  options: z.record(id, id).optional(),
  /** The prompt starts automatically when the item is on screen. */
  autoplay: z.boolean(),
  /** How often the prompt may be played, counted on the server; null: without limit. */
  max_plays: z.int().positive().nullable(),
  /** The voice is synthetic. */
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

interface Checks<Kind extends InteractionType> {
  readonly agrees: (interaction: InteractionOf<Kind>, key: KeyOf<Kind>, media: readonly Media[]) => boolean;
  readonly wrongOptions?: (interaction: InteractionOf<Kind>, key: KeyOf<Kind>) => readonly string[];
}
const checks: { readonly [Kind in InteractionType]: Checks<Kind> } = contractRecords;

const agrees = <Kind extends InteractionType>(
  type: Kind,
  interaction: InteractionOf<Kind>,
  key: ItemKey,
  media: readonly Media[],
): boolean => isKeyOf(type, key) && checks[type].agrees(interaction, key, media);

const wrongOptions = <Kind extends InteractionType>(
  type: Kind,
  interaction: InteractionOf<Kind>,
  key: ItemKey,
): readonly string[] => (isKeyOf(type, key) ? (checks[type].wrongOptions?.(interaction, key) ?? []) : []);

const keyAgrees = ({ body: { interaction, media }, key }: Named): boolean =>
  agrees(interaction.type, interaction, key, media);

const namesOnlyWrongOptions = ({ body: { interaction }, key, mistakes = {} }: Named): boolean => {
  const wrong = wrongOptions(interaction.type, interaction, key);
  return Object.keys(mistakes).every((optionId) => wrong.includes(optionId));
};

/** Whether key and mistakes of an item fit its interaction; `itemSchema` asks for no more beyond its fields. */
export const fitsTogether = (item: Named): boolean => keyAgrees(item) && namesOnlyWrongOptions(item);

/**
 * The canonical item, as the bank stores it and as importers and item models produce it. It is never sent to a browser
 * as a whole.
 */
export const itemSchema = z
  .strictObject({
    /** Opaque: reveals nothing about key, order or origin. It is `exercise_id` on the wire. */
    item_id: id,
    family: z.enum(familyIds),
    subject: id,
    area: id,
    skill: id,
    body: itemBodySchema,
    key: keySchema,
    explanation: localizedSchema.optional(),
    /** Stays on the server, like the key. */
    mistakes: mistakesSchema.optional(),
    explanation_video: explanationVideoSchema.optional(),
    /** The transcript of the audio; stays on the server, like the key. */
    transcript: localizedSchema.optional(),
    irt: irtSchema.optional(),
    /** Usual response time of the item in ms; a tenth of it is the rapid-guess threshold. */
    expected_ms: z.int().positive(),
    points: z.number().positive(),
    /** Its origin: an item model with its seed, a package with its file, or an author. */
    source: z.strictObject({
      kind: z.enum(["model", "package", "author"]),
      name: z.string().max(300),
      ref: z.string().max(300),
    }),
  })
  .refine(keyAgrees, "the key does not fit the interaction")
  .refine(namesOnlyWrongOptions, "a mistake is named where no wrong option is");
export type Item = z.infer<typeof itemSchema>;
