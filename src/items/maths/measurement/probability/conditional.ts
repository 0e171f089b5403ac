import { fraction, near, showFraction, texFraction, worth } from "../../../engine/algebra";
import { defineMathsModel } from "../../../engine/model";
import { maths, num, say, tidy } from "../../../engine/words";

/** A part given a condition, the whole from its parts, and the source given the outcome. */
export const conditionalProbability = defineMathsModel<"given" | "total" | "source">({
  name: "conditional-probability",
  area: "measurement",
  skill: "compoundProbability",
  settings: { 240: "given", 250: "total", 260: "source" },
  generate(draw, kind) {
    if (kind === "given") {
      const whole = draw.int(4, 16) * 5;
      const both = draw.int(2, whole / 5 - 1) * 5;
      const other = draw.int(both / 5, 18) * 5;
      if (other === whole || other === both || whole + other - both > 100) return undefined;
      const right = fraction(both, whole);
      return {
        stem: say(
          `${whole}% of the students take the bus, ${other}% eat at school, and ${both}% do both. A student who ` +
            "takes " +
            "the bus is picked at random. What is the probability that this student eats at school?",
          `${whole}% 的学生乘校车，${other}% 的学生在校用餐，${both}% 的学生两者都是。任选一名乘校车的学生，` +
            "他在校用餐的概率是多少？",
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            turnsTheCondition: fraction(both, other),
            forgetsTheCondition: fraction(both, 100),
            multipliesTheShares: fraction(whole * other, 10_000),
            takesTheOtherShare: fraction(other, 100),
            takesTheRest: fraction(whole - both, whole),
          },
          show: showFraction,
          worth,
        },
        explanation: say(
          `Of ${whole} students on the bus, ${both} eat at school: ` +
            `${maths(`\\frac{${both}}{${whole}} = ${texFraction(right)}`)}, ` +
            `so ${showFraction(right)}.`,
          `每 ${whole} 名乘校车的学生中有 ${both} 名在校用餐：${maths(`\\frac{${both}}{${whole}} = ${texFraction(right)}`)}，` +
            `即 ${showFraction(right)}。`,
        ),
        features: { steps: 2, fraction: true, context: true },
        holds: (value: readonly number[]) => near(worth(value) * whole, both),
      };
    }
    const share = draw.int(2, 8) * 10;
    const [p = 0, q = 0] = draw.some(2, [1, 2, 3, 4, 5, 6, 8, 10]);
    const rest = 100 - share;
    const [one, other] = [share * p, rest * q];
    if (one === other || share === 50) return undefined;
    const told = say(
      `Machine A makes ${share}% of all parts and machine B the rest. ${p}% of the parts from A and ${q}% of ` +
        "those from B " +
        "are faulty.",
      `甲机器生产全部零件的 ${share}%，其余由乙机器生产。甲的次品率是 ${p}%，乙的次品率是 ${q}%。`,
    );
    if (kind === "total") {
      const right = tidy((one + other) / 100);
      return {
        stem: say(`${told.en} What percentage of all parts is faulty?`, `${told.zh}全部零件的次品率是百分之几？`),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            averagesThePercentages: (p + q) / 2,
            addsThePercentages: p + q,
            swapsTheWeights: tidy((share * q + rest * p) / 100),
            countsOnlyTheFirst: tidy(one / 100),
            countsOnlyTheSecond: tidy(other / 100),
          },
          show: (value: number) => `${num(value)}%`,
        },
        explanation: say(
          "Multiply each by its share, and add: " +
            `${maths(`${tidy(share / 100)} \\times ${p} + ${tidy(rest / 100)} \\times ${q} = ${right}`)}, so ` +
            `${num(right)}%.`,
          "各自乘以所占份额，再相加：" +
            `${maths(`${tidy(share / 100)} \\times ${p} + ${tidy(rest / 100)} \\times ${q} = ${right}`)}，即 ` +
            `${num(right)}%。`,
        ),
        features: { steps: 3, fraction: true, context: true },
        calculator: true,
        holds: (value: number) => near(value * 100 - one, other),
      };
    }
    const right = fraction(one, one + other);
    return {
      stem: say(
        `${told.en} A part is faulty. What is the probability that it comes from A?`,
        `${told.zh}任取一个零件，它是次品。它由甲机器生产的概率是多少？`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          forgetsTheShares: fraction(p, p + q),
          takesTheShareOnly: fraction(share, 100),
          takesTheOtherMachine: fraction(other, one + other),
          forgetsTheCondition: fraction(one, 10_000),
          comparesPartWithPart: fraction(Math.min(one, other), Math.max(one, other)),
        },
        show: showFraction,
        worth,
      },
      explanation: say(
        `Of ${num(10_000)} parts, ${one} faulty ones come from A and ${other} from B: ` +
          `${maths(`\\frac{${one}}{${one} + ${other}}`)}, so ${showFraction(right)}.`,
        `每 ${num(10_000)} 个零件中，甲的次品有 ${one} 个，乙的次品有 ${other} 个：` +
          `${maths(`\\frac{${one}}{${one} + ${other}}`)}，即 ${showFraction(right)}。`,
      ),
      features: { steps: 4, fraction: true, context: true },
      calculator: true,
      holds: (value: readonly number[]) => near(worth(value) * (share * p + rest * q), share * p),
    };
  },
});
