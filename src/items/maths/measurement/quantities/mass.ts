import { defineMathsModel } from "../../../engine/model";
import { maths, num, say } from "../../../engine/words";

export const balance = defineMathsModel<{ low: number; high: number }>({
  name: "balance-scales",
  area: "measurement",
  skill: "mass",
  settings: { 160: { low: 2, high: 6 }, 170: { low: 3, high: 9 }, 190: { low: 30, high: 90 } },
  generate(draw, { low, high }, level) {
    const n = draw.int(level === 170 ? 4 : 2, level === 170 ? 5 : level === 190 ? 6 : 3);
    const each = draw.int(low, high) * (level === 190 ? 5 : 1);
    const bag = level === 190 ? draw.int(2, 9) * 20 : 0;
    const total = n * each + bag;
    const added = maths(`${Array.from({ length: n }, () => each).join(" + ")} = ${total}`);
    return {
      stem:
        bag > 0
          ? say(
              `A box with ${n} equal cans weighs ${total} g. The empty box weighs ${bag} g. What does one can weigh?`,
              `一个箱子装着 ${n} 个同样重的罐头，共重 ${total} g。空箱重 ${bag} g。一个罐头重多少？`,
            )
          : say(
              `One toy weighs as much as ${n} balls. Each ball weighs ${each} g. What does the toy weigh?`,
              `一个玩具和 ${n} 个小球一样重，每个小球重 ${each} g。这个玩具重多少？`,
            ),
      ask: {
        type: "single_choice",
        right: bag > 0 ? each : total,
        wrong:
          bag > 0
            ? {
                forgetsTheBag: Math.floor(total / n),
                forgetsToDivide: n * each,
                addsTheBag: Math.floor((total + bag) / n),
                subtractsTheNumber: total - bag - n,
                slipsByTen: each + 10,
              }
            : {
                addsInstead: n + each,
                takesOnlyOne: each,
                oneTooMany: total + each,
                slipsByOne: total + 1,
                slipsDown: total - 1,
              },
        show: (value: number) => `${num(value)} g`,
      },
      explanation:
        bag > 0
          ? say(
              `Without the box: ${maths(`${total} - ${bag} = ${n * each}`)}. One can: ` +
                `${maths(`${n * each} \\div ${n} = ${each}`)}, so ${num(each)} g.`,
              `去掉空箱：${maths(`${total} - ${bag} = ${n * each}`)}。` +
                `一个罐头：${maths(`${n * each} \\div ${n} = ${each}`)}，即 ${num(each)} g。`,
            )
          : say(
              `${n} balls of ${each} g: ${added}, so ${num(total)} g.`,
              `${n} 个小球，每个 ${each} g：${added}，即 ${num(total)} g。`,
            ),
      features: { steps: bag > 0 ? 2 : 1, context: true },
      holds: (value: number) => (bag > 0 ? value * n + bag === total : value / n === each),
    };
  },
});
