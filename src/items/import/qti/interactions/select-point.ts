import { Refusal } from "../../refusal";
import { isWithinArea, middleOfArea, shapeIn } from "../areas";
import { countIn } from "../attributes";
import type { ResponseDeclaration } from "../response-declaration";
import { atChoices, type InteractionReader, type ItemScope } from "./interaction";
import { checkKey, promptOf } from "./options";
import { pictureOf } from "./picture";

const outside = "-100000 -100000";

/** The areas of a mapping, each with the points that the rules give to a place in it. */
const earningAreas = (response: ResponseDeclaration, most: number, { program }: ItemScope) => {
  const usage = program.usageOf(response.identifier);
  const [other] = usage.others;
  if (other !== undefined) throw new Refusal("processingUnsupported", other);
  if (!usage.located || !response.areaMapping) throw new Refusal("mappingMissing", response.identifier.slice(0, 60));
  const earned = (point: string): number => {
    const value = response.cardinality === "single" ? point : { ordered: false, items: [point] };
    return program.pointsOf(new Map([[response.identifier, value]]));
  };
  if (earned(outside) !== 0 || program.pointsOf(new Map()) !== 0) throw new Refusal("otherAnswersEarn");
  const shapes = response.areaMapping.areas.map(({ shape, coords }) => shapeIn(shape, coords));
  const areas = shapes.map((shape, index) => {
    const [x, y] = middleOfArea(shape);
    const first = shapes.findIndex((one) => isWithinArea(one, x, y));
    if (first !== index) throw new Refusal("areaUnsupported", "overlap");
    return { id: `area${index + 1}`, shape, points: earned(`${x} ${y}`) };
  });
  const points = Math.max(0, ...areas.map((area) => area.points));
  const right = areas.filter((area) => area.points === points);
  if (points <= 0) throw new Refusal("noFullCredit");
  if (areas.some((area) => area.points !== 0 && area.points !== points)) throw new Refusal("partialCredit");
  const [key] = response.correct;
  checkKey(key !== undefined, key === undefined ? 0 : earned(key), points);
  if (right.length > 1) throw new Refusal(most === 1 ? "keyAmbiguous" : "partialCredit");
  return { areas, points, right };
};

/** selectPointInteraction: a point on a picture; becomes a choice among the areas of the mapping, which are marked. */
export const selectPointReader: InteractionReader = {
  whole: (element, response, scope) => {
    const most = countIn(element, "maxChoices", 1);
    if (response.baseType !== "point" || response.cardinality === "ordered" || most !== 1)
      throw new Refusal("responseTypeUnsupported", `${response.baseType} ${response.cardinality} ${most}`);
    const { areas, points, right } = earningAreas(response, most, scope);
    scope.notes.add("pointAsAreas");
    return {
      asked: {
        kind: "hot_spot",
        ...pictureOf(element, scope),
        spots: areas.map(({ id, shape }) => ({ id, ...shape })),
        right: right.map(({ id }) => id),
        most,
      },
      points,
      lowest: 0,
      placements: new Map([[element, atChoices]]),
      prompt: promptOf(element, scope),
    };
  },
};
