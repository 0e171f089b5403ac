import { ellipsePoints } from "../../ellipse";
import { numberIn } from "../../numbers";
import type { ShapeRecord } from "../../record";
import { Refusal } from "../../refusal";
import type { XmlElement } from "../../xml";
import { descendants, xmlText } from "../../xml";
import { comparisonsOf } from "../conditions";
import { attributeOf, materialPicture, materialWords } from "../material";
import { onlyResponse, type Question, type Qti1Reading } from "../question";
import { fullScore } from "../shares";
import { stemAbove } from "../stem";

interface Area {
  readonly id: string;
  readonly kind: string;
  readonly numbers: readonly number[];
  readonly percent: boolean;
}

type Size = readonly [width: number, height: number];

const readArea = (id: string, kind: string, written: string): Area => {
  const numbers = written
    .replace(/%/g, "")
    .split(/[\s,;]+/)
    .filter((one) => one !== "")
    .map(numberIn);
  if (numbers.length > 400 || numbers.some((one) => one === null))
    throw new Refusal("areaUnsupported", id.slice(0, 60));
  return { id, kind: kind.toLowerCase(), numbers: numbers.map((one) => one ?? 0), percent: written.includes("%") };
};

/**
 * A rectangle: left, top, width and height, as in the standard; if that would extend beyond the picture, the numbers
 * are two corners.
 */
const rectangle = ({ id, numbers }: Area, size: Size | null, question: Question): ShapeRecord => {
  const [left = 0, top = 0, third = 0, fourth = 0] = numbers;
  const leaves = size !== null && (left + third > size[0] || top + fourth > size[1]);
  const fits = third > left && fourth > top;
  if (leaves && !fits) throw new Refusal("areaUnsupported", id.slice(0, 60));
  if (!leaves && fits) question.notes.add("areaRead", numbers.join(" "));
  const [right, bottom] = leaves ? [third, fourth] : [left + third, top + fourth];
  return { id, shape: "rect", left, top, right, bottom };
};

const ellipse = ({ id, numbers }: Area, question: Question): ShapeRecord => {
  const [x = 0, y = 0, width = 0, height = width] = numbers;
  if (width <= 0 || height <= 0) throw new Refusal("areaUnsupported", numbers.join(" "));
  if (numbers.length === 4) question.notes.add("areaRead", numbers.join(" "));
  if (width !== height) {
    question.notes.add("ellipseAsPolygon");
    return { id, shape: "polygon", points: ellipsePoints([x, y], [width / 2, height / 2]) };
  }
  return { id, shape: "circle", x, y, radius: numbers.length === 4 ? width / 2 : width };
};

const polygon = ({ id, numbers }: Area): ShapeRecord => ({
  id,
  shape: "polygon",
  points: Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[index * 2] ?? 0,
    numbers[index * 2 + 1] ?? 0,
  ]),
});

const shapeOf = (area: Area, size: Size | null, question: Question): ShapeRecord => {
  const { kind, numbers } = area;
  if (kind === "rectangle" && numbers.length === 4) return rectangle(area, size, question);
  if (kind === "ellipse" && (numbers.length === 3 || numbers.length === 4)) return ellipse(area, question);
  if (kind === "bounded" && numbers.length >= 6 && numbers.length % 2 === 0) return polygon(area);
  throw new Refusal("areaUnsupported", `${kind} ${numbers.join(" ")}`.slice(0, 60));
};

interface Picture {
  readonly reference: string;
  readonly size: Size | null;
  /** The text of the question without the picture. */
  readonly blocks: readonly string[];
}

const sizeWritten = (width: string | undefined, height: string | undefined): Size | null => {
  const size = [numberIn(width ?? "") ?? 0, numberIn(height ?? "") ?? 0] as const;
  return size[0] > 0 && size[1] > 0 ? size : null;
};

const pictureTag = /<img\b[^<>]*>/gi;

/** The picture of the response, else the only one in the text. Throws Refusal. */
const findPicture = ({ presentation: { blocks } }: Question, response: XmlElement): Picture => {
  const [picture, ...others] = descendants(response, ({ name }) => name === "matimage");
  const tags = blocks.flatMap((block) => block.match(pictureTag) ?? []);
  if (picture && others.length === 0) {
    const { width, height } = picture.attributes;
    return { reference: materialPicture(picture), size: sizeWritten(width, height), blocks };
  }
  const [tag = "", ...more] = tags;
  const reference = attributeOf(tag, "src");
  if (picture || more.length > 0 || reference === null) throw new Refusal("pictureUnclear");
  const size = sizeWritten(attributeOf(tag, "width") ?? "", attributeOf(tag, "height") ?? "");
  return { reference: materialWords(reference), size, blocks: blocks.map((block) => block.replace(pictureTag, "")) };
};

/** The size in which areas are measured, if they are percentages or fractions; null: pixels of the picture. */
const unitOf = (areas: readonly Area[]): Size | null => {
  if (areas.some(({ percent }) => percent)) return [100, 100];
  return areas.every(({ numbers }) => numbers.every((one) => one >= 0 && one <= 1)) ? [1, 1] : null;
};

/** Reads a hot spot question: its areas are options, or are given in the scoring. Throws Refusal. */
export const readHotSpot = (question: Question): Qti1Reading => {
  const response = onlyResponse(question);
  const picture = findPicture(question, response.element);
  const rules = question.scoring.rules.filter(({ steps }) => steps.some(({ value }) => value !== 0));
  const best = Math.max(0, ...rules.map(({ steps }) => steps.at(-1)?.value ?? 0));
  const full = fullScore(question.scoring, best);
  if (rules.some(({ steps, test }) => (steps.at(-1)?.value ?? 0) < full * 0.995 || test.test === "other"))
    throw new Refusal("partialCredit");
  if (rules.some(({ test }) => ["not", "and"].includes(test.test))) throw new Refusal("processingUnsupported", "and");
  const compared = rules.flatMap(({ test }) => comparisonsOf(test));
  const named = response.labels
    .map(({ ident, element }) => ({ ident, kind: element.attributes["rarea"] ?? "", written: xmlText(element).trim() }))
    .filter(({ written }) => written !== "")
    .map(({ ident, kind, written }) => readArea(ident, kind, written));
  const drawn = compared.flatMap((test, index) =>
    test.test === "inside" ? [readArea(`area ${index + 1}`, test.area, test.value)] : [],
  );
  const chosen = compared.flatMap((test) => (test.test === "equal" ? [test.value] : []));
  if (chosen.some((ident) => !named.some(({ id }) => id === ident))) throw new Refusal("keyUnknown");
  const areas = [...(chosen.length > 0 ? named : []), ...drawn];
  const size = unitOf(areas) ?? picture.size;
  const right = [...chosen, ...drawn.map(({ id }) => id)];
  if (right.length === 0) throw new Refusal("keyMissing");
  if (response.cardinality !== "Single") throw new Refusal("kindUnsupported", response.cardinality);
  return {
    stem: stemAbove({ ...question, presentation: { ...question.presentation, blocks: picture.blocks } }, false),
    asked: {
      kind: "hot_spot",
      picture: picture.reference,
      ...(size ? { size } : {}),
      spots: areas.map((area) => shapeOf(area, size, question)),
      right,
      most: 1,
    },
    full,
  };
};
