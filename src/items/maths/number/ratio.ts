import { fraction, gcd, near, showFraction, worth } from "../../engine/algebra";
import { twoPeople } from "../../engine/contexts";
import { defineMathsModel } from "../../engine/model";
import { maths, num, say } from "../../engine/words";

export const ratio = defineMathsModel<"simplify" | "share" | "difference" | "chain">({
  name: "ratio",
  area: "number",
  skill: "ratio",
  settings: { 210: "simplify", 220: "share", 230: "difference", 240: "chain" },
  generate(draw, kind) {
    const [a, b] = [draw.int(2, 7), draw.int(2, 9)];
    const k = draw.int(3, 12);
    if (a === b || gcd(a, b) > 1) return undefined;
    const [one, other] = twoPeople(draw);
    if (kind === "simplify") {
      const show = ([p = 0, q = 0]: readonly number[]) => maths(`${p} : ${q}`);
      const right = [a, b] as const;
      return {
        stem: say(
          `There are ${a * k} boys and ${b * k} girls in a club. What is the ratio of boys to girls in simplest form?`,
          `兴趣小组有男生 ${a * k} 人、女生 ${b * k} 人。男生与女生人数的最简整数比是多少？`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            turnsTheRatioRound: [b, a],
            comparesWithAll: [a, a + b],
            comparesGirlsWithAll: [b, a + b],
            slipsByOne: [a, b + 1],
            usesTheDifference: [Math.abs(a - b), a],
          },
          show,
          worth,
        },
        explanation: say(
          `Divide both numbers by ${k}: ${maths(`${a * k} : ${b * k}`)} is ${show(right)}.`,
          `两个数同时除以 ${k}：${maths(`${a * k} : ${b * k}`)} 化简得 ${show(right)}。`,
        ),
        features: { steps: 1, context: true },
        holds: ([p = 0, q = 1]: readonly number[]) => p * b * k === q * a * k,
      };
    }
    if (kind === "share") {
      const total = (a + b) * k;
      return {
        stem: say(
          `${one.en} and ${other.en} share $${total} in the ratio ${maths(`${a} : ${b}`)}. How many dollars ` +
            `does ${other.en} get?`,
          `${one.zh}和${other.zh}按 ${maths(`${a} : ${b}`)} 分 ${total} 元。${other.zh}分到多少元？`,
        ),
        ask: {
          type: "single_choice",
          right: b * k,
          wrong: {
            givesTheOtherShare: a * k,
            givesOnePart: k,
            dividesByOneNumber: Math.round(total / b),
            sharesEqually: Math.round(total / 2),
            slipsByAPart: (b + 1) * k,
          },
          show: num,
        },
        explanation: say(
          `There are ${maths(`${a} + ${b} = ${a + b}`)} parts of ${maths(`${total} \\div ${a + b} = ${k}`)} ` +
            `dollars. ${other.en} gets ${maths(`${b} \\times ${k} = ${b * k}`)}.`,
          `一共 ${maths(`${a} + ${b} = ${a + b}`)} 份，每份 ${maths(`${total} \\div ${a + b} = ${k}`)} 元。` +
            `${other.zh}分到 ${maths(`${b} \\times ${k} = ${b * k}`)} 元。`,
        ),
        features: { steps: 3, context: true },
        holds: (value: number) => near(value * a, (total - value) * b),
      };
    }
    if (kind === "difference") {
      const difference = Math.abs(a - b) * k;
      const total = (a + b) * k;
      return {
        stem: say(
          `The ages of two trees are in the ratio ${maths(`${a} : ${b}`)}. One is ${difference} years older ` +
            "than the other. How many years old are they together?",
          `两棵树的树龄之比是 ${maths(`${a} : ${b}`)}，一棵比另一棵大 ${difference} 年。两棵树的树龄一共是多少年？`,
        ),
        ask: {
          type: "single_choice",
          right: total,
          wrong: {
            givesTheOlder: Math.max(a, b) * k,
            givesTheYounger: Math.min(a, b) * k,
            multipliesTheDifference: difference * (a + b),
            givesOnePart: k,
            slipsByAPart: total + k,
          },
          show: num,
        },
        explanation: say(
          `The difference is ${Math.abs(a - b)} of the parts, so one part is ` +
            `${maths(`${difference} \\div ${Math.abs(a - b)} = ${k}`)}. Together: ` +
            `${maths(`${a + b} \\times ${k} = ${total}`)}.`,
          `相差 ${Math.abs(a - b)} 份，1 份是 ${maths(`${difference} \\div ${Math.abs(a - b)} = ${k}`)} 年。一共 ` +
            `${maths(`${a + b} \\times ${k} = ${total}`)} 年。`,
        ),
        features: { steps: 3, context: true },
        holds: (value: number) => near((value / (a + b)) * Math.abs(a - b), difference),
      };
    }
    const [c, d] = [draw.int(2, 7), draw.int(2, 9)];
    const right = fraction(a * c, b * d);
    if (c === d || right[1] === 1) return undefined;
    return {
      stem: say(
        `${maths(`x : y = ${a} : ${b}`)} and ${maths(`y : z = ${c} : ${d}`)}. What is ${maths("\\frac{x}{z}")}?`,
        `已知 ${maths(`x : y = ${a} : ${b}`)}，${maths(`y : z = ${c} : ${d}`)}，求 ${maths("\\frac{x}{z}")}。`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          turnsTheResultRound: fraction(b * d, a * c),
          ignoresTheMiddle: fraction(a, d),
          dividesInsteadOfMultiplies: fraction(a * d, b * c),
          turnsTheQuotient: fraction(b * c, a * d),
        },
        show: showFraction,
        worth,
      },
      explanation: say(
        "Multiply the two ratios: " +
          `${maths(`\\frac{x}{y} \\times \\frac{y}{z} = \\frac{${a}}{${b}} \\times \\frac{${c}}{${d}}`)}, ` +
          `which is ${showFraction(right)}.`,
        `两个比相乘：${maths(`\\frac{x}{y} \\times \\frac{y}{z} = \\frac{${a}}{${b}} \\times \\frac{${c}}{${d}}`)}，` +
          `即 ${showFraction(right)}。`,
      ),
      features: { steps: 3, fraction: true },
      holds: (value: readonly number[]) => near(a / b, worth(value) * (d / c)),
    };
  },
});
