import { defineMathsModel } from "../../../engine/model";
import { maths, num, say, tex } from "../../../engine/words";

export const linearInequality = defineMathsModel<"plain" | "flip" | "double">({
  name: "linear-inequality",
  area: "operations",
  skill: "inequalities",
  settings: { 220: "plain", 230: "flip", 240: "double" },
  generate(draw, kind) {
    const a = draw.int(2, 7);
    const b = draw.int(1, 15);
    const edge = draw.int(2, 8) * (kind === "flip" ? draw.pick([-1, 1]) : 1);
    const relation = draw.pick(["\\lt", "\\gt"] as const);
    const turned = { "\\lt": "\\gt", "\\gt": "\\lt" } as const;
    if (kind === "double") {
      const low = -draw.int(1, 5);
      const high = edge;
      const latex = `${tex(a * low - b)} \\lt ${a}x - ${b} \\le ${tex(a * high - b)}`;
      const right = high - low;
      return {
        stem: say(
          `How many integers ${maths("x")} satisfy this?\n${maths(latex)}`,
          `满足下列不等式的整数 ${maths("x")} 有多少个？\n${maths(latex)}`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            countsBothEnds: right + 1,
            countsNeitherEnd: right - 1,
            leavesOutNegatives: high + 1,
            countsPositivesOnly: high,
            forgetsToDivide: a * (high - low),
          },
          show: num,
        },
        explanation: say(
          `Add ${b} to each part and divide by ${a}: ${maths(`${low} \\lt x \\le ${high}`)}. From ` +
            `${maths(`${low + 1}`)} to ${maths(`${high}`)}, both included, there are ${right} integers.`,
          `各部分同时加 ${b}，再除以 ${a}：${maths(`${low} \\lt x \\le ${high}`)}。从 ${maths(`${low + 1}`)} 到 ` +
            `${maths(`${high}`)} 共有 ${right} 个整数。`,
        ),
        features: { steps: 4, negative: true, close: true },
        holds: (value: number) =>
          Array.from({ length: 60 }, (_, k) => k - 30).filter(
            (x) => a * x - b > a * low - b && a * x - b <= a * high - b,
          ).length === value,
      };
    }
    const slope = kind === "flip" ? -a : a;
    const total = slope * edge + b;
    const answerRelation = kind === "flip" ? turned[relation] : relation;
    const latex = kind === "flip" ? `${b} - ${a}x ${relation} ${tex(total)}` : `${a}x + ${b} ${relation} ${tex(total)}`;
    const show = (value: string) => maths(`x ${value}`);
    const right = `${answerRelation} ${tex(edge)}`;
    return {
      stem: say(`Solve ${maths(latex)}.`, `解不等式 ${maths(latex)}。`),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          turnsTheSignWrongly: `${turned[answerRelation]} ${tex(edge)}`,
          losesAMinus: `${answerRelation} ${tex(-edge)}`,
          bothSignsWrong: `${turned[answerRelation]} ${tex(-edge)}`,
          forgetsToDivide: `${answerRelation} ${tex(total - b)}`,
        },
        show,
      },
      explanation:
        kind === "flip"
          ? say(
              `Subtract ${b}: ${maths(`-${a}x ${relation} ${tex(total - b)}`)}. Dividing by a negative ` +
                `number turns the sign round: ${show(right)}.`,
              `两边减去 ${b}：${maths(`-${a}x ${relation} ${tex(total - b)}`)}。两边除以负数，不等号要变向：${show(right)}。`,
            )
          : say(
              `Subtract ${b}: ${maths(`${a}x ${relation} ${tex(total - b)}`)}. Divide by ${a}: ${show(right)}.`,
              `两边减去 ${b}：${maths(`${a}x ${relation} ${tex(total - b)}`)}。两边除以 ${a}：${show(right)}。`,
            ),
      features: { steps: kind === "flip" ? 3 : 2, negative: kind === "flip" },
      holds: (value: string) => {
        const limit = Number(value.split(" ")[1]);
        const isIn = (x: number) => (value.startsWith("\\lt") ? x < limit : x > limit);
        return [-50, -9.5, -1.5, 0.5, 1.5, edge - 0.5, edge + 0.5, 60].every(
          (x) => (relation === "\\lt" ? slope * x + b < total : slope * x + b > total) === isIn(x),
        );
      },
    };
  },
});
