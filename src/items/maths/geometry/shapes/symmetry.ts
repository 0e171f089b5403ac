import { defineMathsModel } from "../../../engine/model";
import { maths, num, say, type Words } from "../../../engine/words";

interface Symmetric {
  readonly name: Words;
  readonly lines: number;
  /** Description of the lines of symmetry in explanations. */
  readonly run: Words;
}

const symmetric: readonly Symmetric[] = [
  {
    name: say("a square", "正方形"),
    lines: 4,
    run: say(
      "2 through opposite corners and 2 through the middles of opposite sides",
      "2 条过相对的顶点，2 条过对边的中点",
    ),
  },
  {
    name: say("a rectangle that is not a square", "长方形（不是正方形）"),
    lines: 2,
    run: say("through the middles of opposite sides", "过对边中点的直线"),
  },
  {
    name: say("a triangle with three equal sides", "等边三角形"),
    lines: 3,
    run: say("through each corner and the middle of the side opposite", "过每个顶点和对边中点的直线"),
  },
  {
    name: say("a triangle with exactly two equal sides", "等腰三角形（不是等边三角形）"),
    lines: 1,
    run: say(
      "through the corner between the equal sides and the middle of the third side",
      "过两条相等的边的公共顶点和第三边中点的直线",
    ),
  },
  {
    name: say("a regular pentagon", "正五边形"),
    lines: 5,
    run: say("through each corner and the middle of the side opposite", "过每个顶点和对边中点的直线"),
  },
  {
    name: say("a regular hexagon", "正六边形"),
    lines: 6,
    run: say(
      "3 through opposite corners and 3 through the middles of opposite sides",
      "3 条过相对的顶点，3 条过对边的中点",
    ),
  },
  {
    name: say("a rhombus that is not a square", "菱形（不是正方形）"),
    lines: 2,
    run: say("through opposite corners", "过相对顶点的直线"),
  },
  {
    name: say("a regular octagon", "正八边形"),
    lines: 8,
    run: say(
      "4 through opposite corners and 4 through the middles of opposite sides",
      "4 条过相对的顶点，4 条过对边的中点",
    ),
  },
];

export const symmetryLines = defineMathsModel<{ among: readonly number[]; sum: boolean }>({
  name: "lines-of-symmetry",
  area: "geometry",
  skill: "symmetry",
  settings: {
    190: { among: [0, 1, 2, 3], sum: false },
    200: { among: [4, 5, 6, 7], sum: false },
    210: { among: [0, 1, 2, 3, 4, 5, 6], sum: true },
  },
  generate(draw, { among, sum }) {
    const [i = 0, j = 0] = draw.some(2, among);
    const [one, other] = [symmetric[i], symmetric[j]];
    if (one === undefined || other === undefined) return undefined;
    const right = one.lines + (sum ? other.lines : 0);
    return {
      stem: sum
        ? say(
            `How many lines of symmetry do ${one.name.en} and ${other.name.en} have together?`,
            `${one.name.zh}和${other.name.zh}的对称轴一共有多少条？`,
          )
        : say(`How many lines of symmetry does ${one.name.en} have?`, `${one.name.zh}有多少条对称轴？`),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          countsHalf: right / 2,
          countsOneTooMany: right + 1,
          leavesOutDiagonals: right - 2,
          countsOneTooFew: right - 1,
          countsDouble: right * 2,
          countsTwoTooMany: right + 2,
        },
        show: num,
      },
      explanation: sum
        ? say(
            `${one.name.en.replace(/^a/, "A")} has ${one.lines} (${one.run.en}), ${other.name.en} has ` +
              `${other.lines} (${other.run.en}): ${maths(`${one.lines} + ${other.lines} = ${right}`)}.`,
            `${one.name.zh}有 ${one.lines} 条（${one.run.zh}），${other.name.zh}有 ${other.lines} ` +
              `条（${other.run.zh}）：${maths(`${one.lines} + ${other.lines} = ${right}`)}。`,
          )
        : say(
            `Folded along a line of symmetry the halves match. The lines run ${one.run.en}: ${right} in all.`,
            `沿对称轴对折，两边完全重合。对称轴是${one.run.zh}：共 ${right} 条。`,
          ),
      features: { steps: sum ? 2 : 1, close: true },
      holds: (value: number) => value - (sum ? other.lines : 0) === one.lines,
    };
  },
});
