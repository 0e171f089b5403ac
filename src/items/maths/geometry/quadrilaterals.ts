import { defineMathsModel } from "../../engine/model";
import { say, type Words } from "../../engine/words";

interface Quadrilateral {
  readonly name: Words;
  readonly parallelPairs: 0 | 1 | 2;
  readonly equalSides: boolean;
  readonly rightAngles: boolean;
}
const shapes: Readonly<Record<string, Quadrilateral>> = {
  square: { name: say("every square", "每个正方形"), parallelPairs: 2, equalSides: true, rightAngles: true },
  rectangle: { name: say("every rectangle", "每个长方形"), parallelPairs: 2, equalSides: false, rightAngles: true },
  rhombus: { name: say("every rhombus", "每个菱形"), parallelPairs: 2, equalSides: true, rightAngles: false },
  parallelogram: {
    name: say("every parallelogram", "每个平行四边形"),
    parallelPairs: 2,
    equalSides: false,
    rightAngles: false,
  },
  trapezoid: {
    name: say("every trapezoid with just one pair of parallel sides", "每个梯形"),
    parallelPairs: 1,
    equalSides: false,
    rightAngles: false,
  },
  triangle: { name: say("every triangle", "每个三角形"), parallelPairs: 0, equalSides: false, rightAngles: false },
};

/** The questions by the property that all shapes of a kind must have. */
const questions = {
  rightAngles: {
    words: say("have four right angles", "有四个直角"),
    why: say(
      "Four right angles are what makes a rectangle, and a square is one too. Rhombuses and parallelograms can lean",
      "有四个直角的四边形就是长方形，正方形也是长方形；菱形和平行四边形可以是斜的",
    ),
    right: ["square", "rectangle"],
    fits: (shape: Quadrilateral) => shape.rightAngles,
  },
  equalSides: {
    words: say("have four equal sides", "四条边都相等"),
    why: say(
      "Four equal sides are what makes a rhombus, and a square is one too. Rectangles and parallelograms can be " +
        "longer " +
        "than wide",
      "四条边相等的四边形就是菱形，正方形也是菱形；长方形和平行四边形的长和宽可以不同",
    ),
    right: ["square", "rhombus"],
    fits: (shape: Quadrilateral) => shape.equalSides,
  },
  twoPairs: {
    words: say("have two pairs of parallel sides", "两组对边分别平行"),
    why: say(
      "Rectangles and rhombuses are parallelograms, and a square is both. This trapezoid has one pair, a triangle none",
      "长方形和菱形都是平行四边形，正方形既是长方形又是菱形；梯形只有一组，三角形没有",
    ),
    right: ["square", "rectangle", "rhombus"],
    fits: (shape: Quadrilateral) => shape.parallelPairs === 2,
  },
} as const;

/** Choosing all kinds of quadrilaterals that have a property. */
export const quadrilaterals = defineMathsModel<readonly (keyof typeof questions)[]>({
  name: "kinds-of-quadrilaterals",
  area: "geometry",
  skill: "planeShapes",
  settings: { 200: ["rightAngles", "equalSides"], 210: ["twoPairs"] },
  generate(draw, kinds) {
    const { words, why, right, fits } = questions[draw.pick(kinds)];
    const names = (list: readonly string[], language: keyof Words, comma: string) =>
      list.map((kind) => shapes[kind]?.name[language] ?? kind).join(comma);
    return {
      stem: say(`Which of these always ${words.en}? Choose all of them.`, `下面哪些图形一定${words.zh}？请全部选出。`),
      ask: {
        type: "multiple_choice",
        right,
        wrong: {
          mixesUpParallelogram: "parallelogram",
          mixesUpTrapezoid: "trapezoid",
          mixesUpRhombus: "rhombus",
          mixesUpRectangle: "rectangle",
          mixesUpTriangle: "triangle",
        },
        show: (kind: string) => shapes[kind]?.name ?? kind,
      },
      explanation: say(
        `${why.en}. So choose ${names(right, "en", ", ")}.`,
        `${why.zh}。所以选${names(right, "zh", "、")}。`,
      ),
      features: { steps: 2, close: true },
      holds: (kind: string) => {
        const shape = shapes[kind];
        return shape !== undefined && fits(shape);
      },
    };
  },
});
