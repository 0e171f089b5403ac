import { defineModel } from "../../engine/model";
import { maths, num, say, type Words } from "../../engine/words";

interface Symmetric {
  readonly name: Words;
  readonly lines: number;
}

const symmetric: readonly Symmetric[] = [
  { name: say("a square", "正方形"), lines: 4 },
  { name: say("a rectangle that is not a square", "长方形（不是正方形）"), lines: 2 },
  { name: say("a triangle with three equal sides", "等边三角形"), lines: 3 },
  { name: say("a triangle with exactly two equal sides", "等腰三角形（不是等边三角形）"), lines: 1 },
  { name: say("a regular pentagon", "正五边形"), lines: 5 },
  { name: say("a regular hexagon", "正六边形"), lines: 6 },
  { name: say("a rhombus that is not a square", "菱形（不是正方形）"), lines: 2 },
  { name: say("a regular octagon", "正八边形"), lines: 8 },
];

export const symmetryLines = defineModel<{ among: readonly number[]; sum: boolean }>({
  name: "lines-of-symmetry",
  area: "geometry",
  skill: "symmetry",
  settings: {
    180: { among: [0, 1, 2, 3], sum: false },
    190: { among: [3, 4, 5, 6, 7], sum: false },
    200: { among: [0, 1, 2, 3, 4, 5, 6], sum: true },
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
            `${one.name.en.replace(/^a/, "A")} has ${one.lines}, ${other.name.en} has ${other.lines}: ` +
              `${maths(`${one.lines} + ${other.lines} = ${right}`)}.`,
            `${one.name.zh}有 ${one.lines} 条，${other.name.zh}有 ${other.lines} ` +
              `条：${maths(`${one.lines} + ${other.lines} = ${right}`)}。`,
          )
        : say(
            `${one.name.en.replace(/^a/, "A")} can be folded onto itself along ${right} ` +
              `${right === 1 ? "line" : "different lines"}.`,
            `沿 ${right} 条${right === 1 ? "" : "不同的"}直线对折，两边都能完全重合，所以有 ${right} 条对称轴。`,
          ),
      features: { steps: sum ? 2 : 1, close: true },
      holds: (value: number) => value - (sum ? other.lines : 0) === one.lines,
    };
  },
});
