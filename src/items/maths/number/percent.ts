import { near } from "../../engine/algebra";
import { defineMathsModel } from "../../engine/model";
import { maths, num, say, tidy } from "../../engine/words";

export const percentProblems = defineMathsModel<readonly ("of" | "what" | "change" | "reverse" | "compound")[]>({
  name: "percent",
  area: "number",
  skill: "percent",
  settings: { 210: ["of"], 220: ["what"], 230: ["change"], 240: ["reverse", "compound"] },
  generate(draw, kinds) {
    const kind = draw.pick(kinds);
    const percent = draw.pick([10, 15, 20, 25, 30, 40, 60]);
    const whole = draw.int(2, 24) * 20;
    const part = tidy((whole * percent) / 100);
    const show = (value: number) => `${num(value)}%`;
    if (kind === "of") {
      return {
        stem: say(`What is ${percent}% of ${whole}?`, `${whole} 的 ${percent}% 是多少？`),
        ask: {
          type: "single_choice",
          right: part,
          wrong: {
            givesTheRest: whole - part,
            dividesByThePercent: Math.round(whole / percent),
            slipsByTen: part * 10,
            subtractsThePercent: whole - percent,
            takesATenth: whole / 10,
            slipsDown: part + 5,
          },
          show: num,
        },
        explanation: say(
          `${maths(`${whole} \\times \\frac{${percent}}{100} = ${part}`)}.`,
          `${maths(`${whole} \\times \\frac{${percent}}{100} = ${part}`)}。`,
        ),
        features: { steps: 1, close: true },
        holds: (value: number) => near((value / whole) * 100, percent),
      };
    }
    if (kind === "what") {
      return {
        stem: say(
          `${part} of ${whole} students come to school by bike. What percent is that?`,
          `${whole} 名学生中有 ${part} 名骑车上学，占百分之几？`,
        ),
        ask: {
          type: "single_choice",
          right: percent,
          wrong: {
            takesTheNumber: part,
            givesTheRest: 100 - percent,
            dividesTheWrongWay: Math.round((whole / part) * 10),
            slipsByATenth: percent / 10,
            slipsUp: percent + 5,
          },
          show,
        },
        explanation: say(
          `${maths(`${part} \\div ${whole} = ${tidy(percent / 100)}`)}, which is ${show(percent)}.`,
          `${maths(`${part} \\div ${whole} = ${tidy(percent / 100)}`)}，即 ${show(percent)}。`,
        ),
        features: { steps: 2, context: true },
        holds: (value: number) => near((value * whole) / 100, part),
      };
    }
    if (kind === "change") {
      const rises = draw.pick([true, false]);
      const after = rises ? whole + part : whole - part;
      return {
        stem: rises
          ? say(
              `A price goes up from $${whole} to $${after}. By what percent does it rise?`,
              `一件商品的价格从 ${whole} 元涨到 ${after} 元，涨了百分之几？`,
            )
          : say(
              `A price goes down from $${whole} to $${after}. By what percent does it fall?`,
              `一件商品的价格从 ${whole} 元降到 ${after} 元，降了百分之几？`,
            ),
        ask: {
          type: "single_choice",
          right: percent,
          wrong: {
            takesTheNewPriceAsWhole: Math.round((part / after) * 100),
            takesTheDifference: part,
            givesTheNewShare: rises ? 100 + percent : 100 - percent,
            slipsUp: percent + 5,
            slipsByHalf: Math.round(percent / 2),
          },
          show,
        },
        explanation: say(
          `The change is ${maths(`${Math.max(whole, after)} - ${Math.min(whole, after)} = ${part}`)}, and ` +
            `${maths(`${part} \\div ${whole} = ${tidy(percent / 100)}`)}, which is ${show(percent)} of the old ` +
            "price.",
          `变化了 ${maths(`${Math.max(whole, after)} - ${Math.min(whole, after)} = ${part}`)} 元，` +
            `${maths(`${part} \\div ${whole} = ${tidy(percent / 100)}`)}，即原价的 ${show(percent)}。`,
        ),
        features: { steps: 2, context: true, close: true },
        holds: (value: number) => near(whole * (1 + ((rises ? 1 : -1) * value) / 100), after),
      };
    }
    if (kind === "reverse") {
      const after = tidy(whole - part);
      const rest = maths(`100\\% - ${percent}\\% = ${100 - percent}\\%`);
      const worked = maths(`${after} \\div ${tidy(1 - percent / 100)} = ${whole}`);
      return {
        stem: say(
          `After a discount of ${percent}% a jacket costs $${after}. What did it cost before?`,
          `一件外套降价 ${percent}% 后售价是 ${after} 元。原价是多少元？`,
        ),
        ask: {
          type: "single_choice",
          right: whole,
          wrong: {
            addsThePercentOfTheNewPrice: Math.round(after * (1 + percent / 100)),
            addsThePercentAsNumber: after + percent,
            dividesByThePercent: Math.round((after / percent) * 100),
            subtractsAgain: Math.round(after * (1 - percent / 100)),
            slipsByTen: whole + 10,
          },
          show: (value: number) => say(`$${num(value)}`, `${num(value)} 元`),
        },
        explanation: say(
          `$${after} is ${rest} of the old price: ${worked}, so $${whole}.`,
          `${after} 元是原价的 ${rest}：${worked}，原价是 ${whole} 元。`,
        ),
        features: { steps: 3, context: true },
        calculator: true,
        holds: (value: number) => near(value - (value * percent) / 100, after),
      };
    }
    const [up, down] = [draw.pick([10, 20, 30, 40, 50]), draw.pick([10, 20, 25, 30, 40])];
    const factor = tidy(((1 + up / 100) * (1 - down / 100) - 1) * 100);
    if (factor === 0 || up - down === factor) return undefined;
    const showChange = (value: number) =>
      value > 0
        ? say(`${num(value)}% higher`, `高 ${num(value)}%`)
        : value < 0
          ? say(`${num(-value)}% lower`, `低 ${num(-value)}%`)
          : say("the same", "一样");
    return {
      stem: say(
        `A price first rises by ${up}% and then falls by ${down}%. How does the last price compare with the first one?`,
        `一件商品先涨价 ${up}%，再降价 ${down}%。最后的价格比最初的价格怎样？`,
      ),
      ask: {
        type: "single_choice",
        right: factor,
        wrong: {
          subtractsThePercents: up - down,
          turnsTheChangeRound: -factor,
          addsThePercents: up + down,
          ignoresTheFall: up,
          subtractsTheOtherWay: down - up,
        },
        show: showChange,
      },
      explanation: say(
        `${maths(`${tidy(1 + up / 100)} \\times ${tidy(1 - down / 100)} = ${tidy(1 + factor / 100)}`)}, so ` +
          `the last price is ${showChange(factor).en}.`,
        `${maths(`${tidy(1 + up / 100)} \\times ${tidy(1 - down / 100)} = ${tidy(1 + factor / 100)}`)}，` +
          `所以最后的价格${showChange(factor).zh}。`,
      ),
      features: { steps: 3, context: true, negative: factor < 0 },
      calculator: true,
      holds: (value: number) =>
        near(200 * (1 + up / 100) - 200 * (1 + up / 100) * (down / 100), 200 * (1 + value / 100)),
    };
  },
});
