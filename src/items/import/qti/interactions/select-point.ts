import { Refusal } from "../../refusal";
import { isWithinArea, pointWithin, shapeIn, type AreaShape } from "../areas";
import { countIn } from "../attributes";
import type { ResponseDeclaration } from "../response-declaration";
import { rightSpots } from "./hotspot";
import { atChoices, type InteractionReader, type ItemScope } from "./interaction";
import { nameLeastChoices, promptOf } from "./options";
import { pictureOf } from "./picture";

const outside = "-100000 -100000";

interface Area {
  readonly shape: AreaShape;
  /** A place within it, as the value of a response. */
  readonly place: string;
}

const mostAreas = 60;

/** The areas of the mapping that the rules use. Throws Refusal if places outside count, or areas overlap. */
const areasOf = (response: ResponseDeclaration, { program, notes }: ItemScope): Area[] => {
  const usage = program.usageOf(response.identifier);
  const [other] = usage.others;
  if (other !== undefined) throw new Refusal("processingUnsupported", other);
  if (!usage.located || !response.areaMapping) throw new Refusal("mappingMissing", response.identifier.slice(0, 60));
  const elsewhere = response.cardinality === "single" ? outside : { ordered: false, items: [outside] };
  if (program.pointsOf(new Map([[response.identifier, elsewhere]])) !== 0 || program.pointsOf(new Map()) !== 0)
    throw new Refusal("otherAnswersEarn");
  const shapes = response.areaMapping.areas.map(({ shape, coords }) => shapeIn(shape, coords, notes));
  if (shapes.length > mostAreas) throw new Refusal("choicesOutOfRange", String(shapes.length));
  return shapes.map((shape, index) => {
    const [x, y] = pointWithin(shape);
    const first = shapes.findIndex((one) => isWithinArea(one, x, y));
    if (first !== index) throw new Refusal(first < 0 ? "areaUnsupported" : "areasOverlap");
    return { shape, place: `${x} ${y}` };
  });
};

/** selectPointInteraction: points on a picture; becomes a choice among the areas of the mapping, which are marked. */
export const selectPointReader: InteractionReader = {
  whole: (element, response, scope) => {
    const single = response.cardinality === "single";
    const written = countIn(element, "maxChoices", 1);
    if (response.baseType !== "point" || response.cardinality === "ordered" || (single && written !== 1))
      throw new Refusal("responseTypeUnsupported", `${response.baseType} ${response.cardinality} ${written}`);
    const areas = areasOf(response, scope);
    const most = Math.min(written === 0 ? areas.length : written, areas.length);
    const places = areas.map(({ place }) => place);
    const { right, points } = rightSpots(response, places, most, scope);
    nameLeastChoices(countIn(element, "minChoices", 0), scope.notes);
    scope.notes.add(areas.length === 1 ? "onlyAreaMarked" : "pointAsAreas");
    return {
      asked: {
        kind: "hot_spot",
        ...pictureOf(element, scope),
        spots: areas.map(({ shape }, index) => ({ id: `area${index + 1}`, ...shape })),
        right: right.map((place) => `area${places.indexOf(place) + 1}`),
        most,
      },
      points,
      lowest: 0,
      placements: new Map([[element, atChoices]]),
      prompt: promptOf(element, scope),
    };
  },
};
