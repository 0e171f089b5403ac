import type { Draw } from "../../../engine/draw";
import { outlineDescription, sidesDescription } from "../../../engine/figures/outline-descriptions";
import type { DrawPicture } from "../../../engine/figures/pictures";
import { circle, polygon } from "../../../engine/figures/svg";
import { defineMathsModel } from "../../../engine/model";
import { say, type Words } from "../../../engine/words";
import { choosePicture } from "./choose";
import {
  hasEqualSides,
  middleOf,
  outlines,
  parallelPairs,
  placedOutline,
  regularShape,
  rotated,
  squareCorners,
  unevenShape,
  type Outline,
} from "./outlines";

const outlinePicture =
  (outline: Outline): DrawPicture =>
  (corner) => [outline.length === 0 ? circle(middleOf(corner), 34) : polygon(placedOutline(outline, middleOf(corner)))];

interface Question {
  readonly stem: Words;
  readonly because: Words;
  readonly right: (draw: Draw) => Outline;
  readonly wrong: (draw: Draw) => Readonly<Record<string, Outline>>;
  fits(outline: Outline): boolean;
}
const round: Outline = [];
const withSides = (n: number): Question => ({
  stem: say(`Which shape has ${n} sides?`, `哪个图形有 ${n} 条边？`),
  because: say(`has ${n} sides`, `有 ${n} 条边`),
  right: (draw) => unevenShape(draw, n),
  wrong: (draw) => ({
    missesOneSide: unevenShape(draw, n === 3 ? 5 : n - 1),
    countsOneSideTwice: unevenShape(draw, n + 1),
    looksOnlyAtTheSize: unevenShape(draw, n === 6 ? 4 : n === 5 ? 3 : 6),
  }),
  fits: (outline) => outline.length === n,
});
const questions = {
  triangle: {
    stem: say("Which picture shows a triangle?", "哪个图形是三角形？"),
    because: say("has 3 sides", "有 3 条边"),
    right: (draw) => unevenShape(draw, 3),
    wrong: () => ({ seesPointedCorners: outlines.rhombus, seesASlantedSide: outlines.trapezoid, takesACircle: round }),
    fits: (outline) => outline.length === 3,
  },
  square: {
    stem: say("Which picture shows a square?", "哪个图形是正方形？"),
    because: say("has 4 equal sides and 4 square corners", "有 4 条相等的边和 4 个直角"),
    right: () => outlines.square,
    wrong: () => ({
      takesARectangle: outlines.rectangle,
      takesSlantedSides: outlines.parallelogram,
      takesEqualSides: outlines.rhombus,
    }),
    fits: (outline) => outline.length === 4 && hasEqualSides(outline) && squareCorners(outline) === 4,
  },
  rectangle: {
    stem: say("Which picture shows a rectangle?", "哪个图形是长方形？"),
    because: say("has 4 sides and 4 square corners", "有 4 条边和 4 个直角"),
    right: () => outlines.rectangle,
    wrong: (draw) => ({
      takesSlantedSides: outlines.parallelogram,
      takesATrapezoid: outlines.trapezoid,
      takesAFifthSide: unevenShape(draw, 5),
    }),
    fits: (outline) => outline.length === 4 && squareCorners(outline) === 4,
  },
  circle: {
    stem: say("Which picture shows a circle?", "哪个图形是圆？"),
    because: say("is round all the way and has no corners", "处处圆滑，没有角"),
    right: () => round,
    wrong: (draw) => ({
      takesManyCorners: regularShape(8, draw.int(0, 44)),
      takesASquare: outlines.square,
      takesATriangle: unevenShape(draw, 3),
    }),
    fits: (outline) => outline.length === 0,
  },
  equalSides: {
    stem: say("Which shape has 4 equal sides but no square corners?", "哪个图形有 4 条相等的边，但没有直角？"),
    because: say("has 4 equal sides and no square corner", "4 条边相等，没有直角"),
    right: () => outlines.rhombus,
    wrong: () => ({
      takesASquare: outlines.square,
      takesSlantedSides: outlines.parallelogram,
      takesAKite: outlines.kite,
    }),
    fits: (outline) => outline.length === 4 && hasEqualSides(outline) && squareCorners(outline) === 0,
  },
  longSquareCorners: {
    stem: say("Which shape has 4 square corners but sides of two lengths?", "哪个图形有 4 个直角，但四条边不全相等？"),
    because: say("has 4 square corners and sides of two lengths", "有 4 个直角，四条边不全相等"),
    right: () => outlines.rectangle,
    wrong: () => ({
      takesASquare: outlines.square,
      takesSlantedSides: outlines.parallelogram,
      takesTwoCorners: outlines.rightTrapezoid,
    }),
    fits: (outline) => outline.length === 4 && !hasEqualSides(outline) && squareCorners(outline) === 4,
  },
  onePair: {
    stem: say("Which shape has exactly one pair of parallel sides?", "哪个图形只有一组对边平行？"),
    because: say(
      "has one pair of parallel sides, and the other two sides would meet",
      "只有一组对边平行，另外两条边延长后会相交",
    ),
    right: (draw) => draw.pick([outlines.trapezoid, outlines.rightTrapezoid]),
    wrong: (draw) => ({
      takesTwoPairs: outlines.parallelogram,
      seesTwoPairs: draw.pick([outlines.rhombus, outlines.rectangle]),
      takesNoPair: outlines.kite,
    }),
    fits: (outline) => parallelPairs(outline) === 1,
  },
  twoPairs: {
    stem: say(
      "Which shape has two pairs of parallel sides but no square corners?",
      "哪个图形有两组对边平行，但没有直角？",
    ),
    because: say("has two pairs of parallel sides and no square corner", "有两组对边平行，没有直角"),
    right: (draw) => draw.pick([outlines.parallelogram, outlines.rhombus]),
    wrong: (draw) => ({
      takesSquareCorners: draw.pick([outlines.rectangle, outlines.square]),
      takesOnePair: outlines.trapezoid,
      takesNoPair: outlines.kite,
    }),
    fits: (outline) => parallelPairs(outline) === 2 && squareCorners(outline) === 0,
  },
} as const satisfies Record<string, Question>;

/** "Which picture shows a triangle?" */
export const findShapePicture = defineMathsModel<{ among: readonly Question[]; turn: number }>({
  name: "find-the-shape",
  area: "geometry",
  skill: "planeShapes",
  settings: {
    150: { among: [questions.triangle, questions.square, questions.rectangle, questions.circle], turn: 8 },
    160: { among: [withSides(3), withSides(4), withSides(5), withSides(6)], turn: 0 },
    170: { among: [questions.equalSides, questions.longSquareCorners], turn: 30 },
    180: { among: [questions.onePair, questions.twoPairs], turn: 30 },
  },
  generate(draw, { among, turn }, level) {
    const question = draw.pick(among);
    const varied = (outline: Outline) => rotated(outline, draw.int(-turn, turn)).map(([x, y]) => [x, y] as const);
    const wrong = Object.fromEntries(
      Object.entries(question.wrong(draw)).map(([mistake, outline]) => [mistake, varied(outline)]),
    );
    return choosePicture<Outline>(draw, {
      stem: question.stem,
      label: say("Four shapes", "四个图形"),
      right: varied(question.right(draw)),
      wrong,
      picture: outlinePicture,
      tell: outlineDescription,
      fits: (outline) => question.fits(outline),
      explanation: (right) => say(`Only ${right} ${question.because.en}.`, `只有 ${right} ${question.because.zh}。`),
      features: { steps: level < 170 ? 1 : 2 },
    });
  },
});

/** Three shapes with as many corners, and one with more or fewer. */
export const oddShapeOut = defineMathsModel<readonly (readonly [common: number, odd: number])[]>({
  name: "odd-shape-out",
  area: "geometry",
  skill: "planeShapes",
  settings: {
    150: [
      [3, 4],
      [4, 3],
      [3, 5],
    ],
    160: [
      [4, 5],
      [5, 4],
      [4, 6],
    ],
    170: [
      [5, 6],
      [6, 5],
      [6, 7],
    ],
  },
  generate(draw, pairs) {
    const [common, odd] = draw.pick(pairs);
    const others = [1, 2, 3].map(() => unevenShape(draw, common));
    const [one = [], two = [], three = []] = others;
    const right = unevenShape(draw, odd);
    return choosePicture<Outline>(draw, {
      stem: say(
        "Three of these shapes have the same number of corners. Which shape does not?",
        "有三个图形的角的个数相同，哪个图形不同？",
      ),
      label: say("Four shapes", "四个图形"),
      right,
      wrong: { looksAtTheSize: one, looksAtTheTurn: two, looksAtTheLongestSide: three },
      picture: outlinePicture,
      tell: sidesDescription,
      fits: (outline) => [...others, right].filter(({ length }) => length === outline.length).length === 1,
      explanation: (letter) =>
        say(
          `${letter} has ${odd} corners; each of the others has ${common}.`,
          `${letter} 有 ${odd} 个角，其他图形都有 ${common} 个角。`,
        ),
      features: { steps: 2, close: common > 4 },
    });
  },
});
