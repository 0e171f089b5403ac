import { imageSize } from "image-size";
import type { InteractionOf, KeyOf } from "../../../contract/item/item";
import type { SpotShape } from "../../../contract/item/spots";
import { mediaId } from "../media";
import type { HotSpotRecord, ShapeRecord } from "../record";
import { Refusal } from "../refusal";
import { storedMediaOf } from "./content";
import { opaque } from "./identity";
import type { ItemContext } from "./options";

type Size = readonly [width: number, height: number];

const within = (value: number): number => {
  if (!Number.isFinite(value)) throw new Refusal("spotsUnreadable");
  return Math.min(1, Math.max(0, value));
};

const shapeOf = (shape: ShapeRecord, [width, height]: Size): SpotShape => {
  if (shape.shape === "circle")
    return {
      kind: "circle",
      x: within(shape.x / width),
      y: within(shape.y / height),
      radius: within(shape.radius / width),
    };
  if (shape.shape === "polygon")
    return { kind: "poly", points: shape.points.map(([x, y]) => [within(x / width), within(y / height)]) };
  const [left, right] = [within(shape.left / width), within(shape.right / width)];
  const [top, bottom] = [within(shape.top / height), within(shape.bottom / height)];
  return { kind: "rect", x: left, y: top, width: right - left, height: bottom - top };
};

const sizeOf = (bytes: Buffer): Size => {
  try {
    const { width, height } = imageSize(bytes);
    if (width > 0 && height > 0) return [width, height];
  } catch {
    // an unreadable size is refused like a missing one
  }
  throw new Refusal("mediaUnsupported", "no size");
};

/** A picture with spots, some of which are right; coordinates become fractions of the picture's size. */
export const toHotSpot = (
  { picture, size, spots, right, most }: HotSpotRecord,
  context: ItemContext,
): { readonly interaction: InteractionOf<"hot_spot">; readonly key: KeyOf<"hot_spot"> } => {
  const media = storedMediaOf(picture, context);
  const measured = size ?? sizeOf(media.bytes);
  if (spots.length === 0 || spots.length > 60) throw new Refusal("choicesOutOfRange", String(spots.length));
  const idOf = (own: string): string => opaque(10, context.itemId, "spots", own);
  if (right.length === 0 || right.some((own) => !spots.some(({ id }) => id === own))) throw new Refusal("keyMissing");
  if (most > 0 && right.length > most) throw new Refusal("tooManyCorrect", `${right.length} > ${most}`);
  return {
    interaction: {
      type: "hot_spot",
      picture: mediaId(media),
      spots: spots.map((spot) => ({ spot_id: idOf(spot.id), shape: shapeOf(spot, measured) })),
      max_choices: Math.min(most, spots.length),
    },
    key: { type: "hot_spot", spot_ids: right.map(idOf) },
  };
};
