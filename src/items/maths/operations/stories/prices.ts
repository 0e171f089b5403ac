import { person } from "../../../engine/contexts";
import { defineMathsModel } from "../../../engine/model";
import { maths, num, say } from "../../../engine/words";

/** The highest price of a notebook in the stories. */
const dearest = 15;
const notebooks = { en: "notebooks", zh: "笔记本", measure: "个" } as const;
const tickets = { en: "tickets", zh: "门票", measure: "张" } as const;

export const twoStepPrice = defineMathsModel<{ items: readonly [number, number]; prices: readonly [number, number] }>({
  name: "story-two-step",
  area: "operations",
  skill: "multiStepStories",
  settings: {
    190: { items: [3, 6], prices: [4, 9] },
    200: { items: [4, 9], prices: [10, 15] },
    210: { items: [11, 16], prices: [12, 28] },
  },
  generate(draw, { items, prices }) {
    const [, price] = prices;
    const who = person(draw);
    const what = price > dearest ? tickets : notebooks;
    const n = draw.int(...items);
    const each = draw.int(...prices);
    const other = draw.int(6, price + 6);
    const left = draw.int(3, 20);
    const right = n * each + other + left;
    return {
      stem: say(
        `${who.en} buys ${num(n)} ${what.en} at $${each} each and a bag for $${other}. Then $${left} is left. ` +
          `How much money did ${who.en} have at first?`,
        `${who.zh}买了 ${num(n)} ${what.measure}${what.zh}，每${what.measure} ${each} 元，又买了一个 ${other} 元的书包，` +
          `最后还剩 ${left} 元。${who.zh}原来有多少元？`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          forgetsTheChange: n * each + other,
          buysOnlyOne: each + other + left,
          subtractsTheRest: n * each + other - left,
          multipliesAll: n * (each + other) + left,
          forgetsTheBag: n * each + left,
        },
        show: (value: number) => say(`$${num(value)}`, `${num(value)} 元`),
      },
      explanation: say(
        `The ${what.en} cost ${maths(`${n} \\times ${each} = ${n * each}`)} dollars. With the bag and the ` +
          `rest: ${maths(`${n * each} + ${other} + ${left} = ${right}`)}, so $${num(right)}.`,
        `${what.zh}一共 ${maths(`${n} \\times ${each} = ${n * each}`)} 元。` +
          `加上书包和剩下的钱：${maths(`${n * each} + ${other} + ${left} = ${right}`)}，所以是 ${num(right)} 元。`,
      ),
      features: { steps: 3, context: true },
      holds: (value: number) => value - left - other === n * each,
    };
  },
});
