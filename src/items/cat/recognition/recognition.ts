import type { Point } from "../../engine/figures/svg";
import { say, type Words } from "../../engine/words";
import { closedPath, drawing, stroke, trace } from "../engine/drawing";
import { defineCatModel, letterAt, withKey } from "../engine/model";
import { netDescription, pointName, shapeDescription } from "./descriptions";
import { longestLines, hidingPlaces, type Node, type Piece } from "./lattice";
import { hidingNet, missingNet } from "./net";
import { shapeDrawn, type Shape } from "./shape";

interface Setting {
  readonly sides: readonly number[];
  readonly boxes: readonly (readonly [width: number, height: number])[];
  /** Units along one side of the net. */
  readonly size: number;
  /** Total length of the lines of each net in half units. */
  readonly pieces: number;
}

const small = [
  [2, 2],
  [3, 2],
  [2, 3],
] as const;
const flat = [
  [3, 2],
  [2, 3],
] as const;
const large = [[3, 3]] as const;

const unit = 24;
const margin = 6;
const at = ([x, y]: Node): Point => [margin + x * unit, margin + y * unit];

const pixels = (units: number, size: number): number => (units * 100) / (size * unit + 2 * margin);

const shapePicture = (shape: Shape, size: number): Words => {
  const { corners, width, height } = shape;
  const units: Point = [width * unit + 2 * margin, height * unit + 2 * margin];
  return drawing(units, pixels(units[0], size), shapeDescription(shape), [stroke("line", closedPath(corners.map(at)))]);
};

const netPicture = (net: ReadonlySet<Piece>, size: number): Words => {
  const lines = longestLines(net);
  const units: Point = [size * unit + 2 * margin, size * unit + 2 * margin];
  const drawn = lines.map(({ from, to }) => trace([at(from), at(to)])).join("");
  return drawing(units, pixels(units[0], size), netDescription(lines, size), [stroke("line", drawn)]);
};

const firstOf = <T>(tries: number, make: () => T | undefined): T | undefined => {
  for (let k = 0; k < tries; k += 1) {
    const made = make();
    if (made !== undefined) return made;
  }
  return undefined;
};

/** Which of five nets hides the shape, neither turned nor resized? */
export const figureRecognition = defineCatModel<Setting>({
  name: "figureRecognition",
  ladder: {
    A: [
      { sides: [3, 4], boxes: small, size: 4, pieces: 56 },
      { sides: [4], boxes: small, size: 4, pieces: 60 },
      { sides: [5], boxes: small, size: 4, pieces: 60 },
      { sides: [5], boxes: flat, size: 4, pieces: 64 },
      { sides: [6], boxes: flat, size: 4, pieces: 66 },
      { sides: [6], boxes: flat, size: 4, pieces: 68 },
    ],
    D: [
      { sides: [4], boxes: small, size: 4, pieces: 60 },
      { sides: [5], boxes: flat, size: 4, pieces: 68 },
      { sides: [6], boxes: flat, size: 4, pieces: 72 },
      { sides: [6, 7], boxes: large, size: 5, pieces: 92 },
      { sides: [7, 8], boxes: large, size: 5, pieces: 100 },
      { sides: [8, 9], boxes: large, size: 5, pieces: 104 },
    ],
  },
  generate(draw, { sides, boxes, size, pieces }, place) {
    const [width, height] = draw.pick(boxes);
    const wanted = draw.pick(sides);
    const shape = firstOf(400, () => shapeDrawn(draw, width, height, wanted));
    if (shape === undefined) return undefined;
    const key = firstOf(8, () => hidingNet(draw, shape, size, pieces));
    const others = [0, 1, 2, 3].map(() => firstOf(8, () => missingNet(draw, shape, size, pieces)));
    const nets = withKey(key, others, place).filter((net) => net !== undefined);
    if (nets.length < 5 || key === undefined) return undefined;
    const holding = nets.flatMap((net, k) => (hidingPlaces(shape.pieces, net).length > 0 ? [k] : []));
    if (holding.join() !== String(place)) return undefined;
    const [[dx, dy] = [0, 0]] = hidingPlaces(shape.pieces, key);
    const found = shape.corners.map(([x, y]) => pointName([x + dx / 2, y + dy / 2])).join(", ");
    return {
      stem: say(
        "In which design is this shape hidden, in the same size and not turned?",
        "这个图形藏在哪个图里？大小相同，没有转动。",
      ),
      figure: shapePicture(shape, size),
      options: nets.map((net) => netPicture(net, size)),
      mistakes: nets.map((net) => (net === key ? null : "missesPartOfASide")),
      explanation: say(
        `The shape is in ${letterAt(place)}: counting the points of the net across as A, B, C and down as 1, 2, 3, ` +
          `its corners are at ${found}. In each other design part of one side is missing.`,
        `图形在 ${letterAt(place)} 中：把图中的点横向记作 A、B、C，纵向记作 1、2、3，它的顶点在 ${found}。` +
          "其他各图都少了某条边的一部分。",
      ),
      difficulty: -2.2 + 0.3 * shape.corners.length + 0.012 * (pieces - 56) + (size > 4 ? 0.2 : 0),
      seconds: 14 + 2 * shape.corners.length + (size > 4 ? 4 : 0),
      likeness: shape.corners.map(pointName).toSorted().join(),
    };
  },
});
