import { z } from "zod";

type Shape = z.core.$ZodLooseShape;
type SchemaOf<Type extends string, Fields extends Shape> = z.ZodObject<
  { type: z.ZodLiteral<Type> } & Fields,
  z.core.$strict
>;

interface InteractionFields<Type extends string, Shown extends Shape, Right extends Shape, Given extends Shape> {
  /** What a student may see and do; holds nothing from which the right answer follows. */
  readonly interaction: Shown;
  /** What is right. */
  readonly key: Right;
  /** What a student entered. */
  readonly answer: Given;
  /** Whether the key can be one to this interaction; `media` are the files of the item. */
  readonly agrees: (
    interaction: z.infer<SchemaOf<Type, Shown>>,
    key: z.infer<SchemaOf<Type, Right>>,
    media: readonly { readonly media_id: string }[],
  ) => boolean;
  /** The options of which a mistake that leads to them may be named; left out: none. */
  readonly wrongOptions?: (
    interaction: z.infer<SchemaOf<Type, Shown>>,
    key: z.infer<SchemaOf<Type, Right>>,
  ) => readonly string[];
}

/** The contract of one interaction type: three schemas that carry its name, and what holds between them. */
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
