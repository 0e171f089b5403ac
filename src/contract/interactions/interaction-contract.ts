import { z } from "zod";

type Shape = z.core.$ZodLooseShape;
type SchemaOf<Type extends string, Fields extends Shape> = z.ZodObject<
  { type: z.ZodLiteral<Type> } & Fields,
  z.core.$strict
>;

interface InteractionFields<Type extends string, Shown extends Shape, Right extends Shape, Given extends Shape> {
  /** The fields that a student may see; they do not reveal the right answer. */
  readonly interaction: Shown;
  /** The right answer. */
  readonly key: Right;
  /** The student's entry. */
  readonly answer: Given;
  /** Whether the key fits the interaction; `media` are the files of the item. */
  readonly agrees: (
    interaction: z.infer<SchemaOf<Type, Shown>>,
    key: z.infer<SchemaOf<Type, Right>>,
    media: readonly { readonly media_id: string }[],
  ) => boolean;
  /** The wrong options for which an item may name a mistake; absent: none. */
  readonly wrongOptions?: (
    interaction: z.infer<SchemaOf<Type, Shown>>,
    key: z.infer<SchemaOf<Type, Right>>,
  ) => readonly string[];
}

/** The contract of one interaction type: three schemas with its name as `type`, and the checks between them. */
export const interactionContract = <
  const Type extends string,
  Shown extends Shape,
  Right extends Shape,
  Given extends Shape,
>(
  type: Type,
  { interaction, key, answer, ...checks }: InteractionFields<Type, Shown, Right, Given>,
) => ({
  ...checks,
  interaction: z.strictObject({ type: z.literal(type), ...interaction }),
  key: z.strictObject({ type: z.literal(type), ...key }),
  answer: z.strictObject({ type: z.literal(type), ...answer }),
});
