import type { InteractionOf, KeyOf } from "../../../contract/item/item";
import type { SpotShape } from "../../../contract/item/spots";
import type { PictureSize, QuestionWork } from "../question";
import { Omission } from "../reasons";
import { xmlElement } from "../xml";
import { declaration, matchCorrect, response, type WrittenInteraction } from "./parts";

const leastShift = 1e-6;

/** The name of a shape and its coordinates in pixels, not rounded. */
const inPixels = (
  shape: SpotShape,
  [width, height]: PictureSize,
): readonly [name: string, coords: readonly number[]] => {
  if (shape.kind === "circle") return ["circle", [shape.x * width, shape.y * height, shape.radius * width]];
  if (shape.kind === "poly") return ["poly", shape.points.flatMap(([x, y]) => [x * width, y * height])];
  const [left, top] = [shape.x * width, shape.y * height];
  return ["rect", [left, top, left + shape.width * width, top + shape.height * height]];
};

export const hotSpot = (
  work: QuestionWork,
  { picture, spots, max_choices: most }: InteractionOf<"hot_spot">,
  { spot_ids: right }: KeyOf<"hot_spot">,
): WrittenInteraction => {
  const { body, points } = { ...work.item };
  const media = body.media.find(({ media_id: id }) => id === picture);
  const size = work.pictureSize;
  if (media === undefined || size === null) throw new Omission("pictureUnreadable");
  const names = new Map(spots.map(({ spot_id: id }, place) => [id, `h${place + 1}`]));
  const places = spots.map(({ spot_id: id, shape, name }) => {
    const [kind, coords] = inPixels(shape, size);
    if (coords.some((one) => Math.abs(one - Math.round(one)) > leastShift)) work.changes.add("spotsRounded");
    return xmlElement("qti-hotspot-choice", {
      identifier: names.get(id),
      shape: kind,
      coords: coords.map((one) => Math.round(one)).join(","),
      "hotspot-label": name === undefined ? undefined : work.text(name),
    });
  });
  const alt = media.description === undefined ? "" : work.text(media.description);
  const shown = xmlElement("img", { src: work.media(media), alt, width: size[0], height: size[1] });
  const several = most !== 1;
  return {
    declarations: declaration(
      response,
      { cardinality: several ? "multiple" : "single", baseType: "identifier" },
      right.map((id) => names.get(id) ?? id),
    ),
    body: xmlElement("qti-hotspot-interaction", { "response-identifier": response, "max-choices": most }, [
      xmlElement("qti-prompt", {}, work.xhtml(body.stem)),
      shown,
      ...places,
    ]),
    processing: matchCorrect(points),
  };
};
