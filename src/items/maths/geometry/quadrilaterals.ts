import { defineModel } from "../engine/model";
import { say, type Words } from "../engine/words";

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

/** What holds for every shape of a kind; `parallel` and so on name the property asked for. */
const questions = {
  rightAngles: {
    words: say("have four right angles", "有四个直角"),
    right: ["square", "rectangle"],
    fits: (shape: Quadrilateral) => shape.rightAngles,
  },
  equalSides: {
    words: say("have four equal sides", "四条边都相等"),
    right: ["square", "rhombus"],
    fits: (shape: Quadrilateral) => shape.equalSides,
  },
  twoPairs: {
    words: say("have two pairs of parallel sides", "两组对边分别平行"),
    right: ["square", "rectangle", "rhombus"],
    fits: (shape: Quadrilateral) => shape.parallelPairs === 2,
  },
  onePair: {
    words: say("have at least one pair of parallel sides", "至少有一组对边平行"),
    right: ["parallelogram", "rectangle", "trapezoid"],
    fits: (shape: Quadrilateral) => shape.parallelPairs > 0,
  },
} as const;

/** Choose all kinds that have a property. */
export const quadrilaterals = defineModel<readonly (keyof typeof questions)[]>({
  name: "kinds-of-quadrilaterals",
  area: "geometry",
  skill: "planeShapes",
  settings: { 180: ["rightAngles"], 190: ["equalSides"], 200: ["twoPairs", "onePair"] },
  generate(draw, kinds) {
    const { words, right, fits } = questions[draw.pick(kinds)];
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
        `These always ${words.en}: ${names(right, "en", ", ")}. Each of the others can be drawn without it.`,
        `一定${words.zh}的是：${names(right, "zh", "、")}。其余图形不一定。`,
      ),
      features: { steps: 2, close: true },
      holds: (kind: string) => {
        const shape = shapes[kind];
        return shape !== undefined && fits(shape);
      },
    };
  },
});
