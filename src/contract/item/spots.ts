import { z } from "zod";
import { id } from "../calls/primitives";
import { localizedSchema } from "./content";

const fraction = z.number().min(0).max(1);
/** In fractions of the picture's width and height; a circle's radius in fractions of its width. */
const shapeSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("circle"), x: fraction, y: fraction, radius: fraction.positive() }),
  z.strictObject({
    kind: z.literal("rect"),
    x: fraction,
    y: fraction,
    width: fraction.positive(),
    height: fraction.positive(),
  }),
  z.strictObject({
    kind: z.literal("poly"),
    points: z
      .array(z.tuple([fraction, fraction]))
      .min(3)
      .max(60),
  }),
]);
export type SpotShape = z.infer<typeof shapeSchema>;

/** A place on a picture; a spot without a name is called by its letter. */
export const spotSchema = z.strictObject({ spot_id: id, shape: shapeSchema, name: localizedSchema.optional() });
export type Spot = z.infer<typeof spotSchema>;
