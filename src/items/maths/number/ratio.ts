import { fraction, gcd, near, showFraction, worth } from "../engine/algebra";
import { twoPeople } from "../engine/contexts";
import { defineModel } from "../engine/model";
import { maths, num, say, tex, tidy } from "../engine/words";

export const percentOf = defineModel<"of" | "what" | "change" | "reverse" | "compound">({
  name: "percent",
  area: "number",
  skill: "percent",
  settings: { 210: "of", 220: "what", 230: "change", 240: "reverse", 250: "compound" },
  generate(draw, kind) {
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
          `$${after} is ${maths(`100\\% - ${percent}\\% = ${100 - percent}\\%`)} of the old price: ` +
            `${maths(`${after} \\div ${tidy(1 - percent / 100)} = ${whole}`)}, so $${whole}.`,
          `${after} 元是原价的 ` +
            `${maths(`100\\% - ${percent}\\% = ${100 - percent}\\%`)}：${maths(`${after} \\div ${tidy(1 - percent / 100)} = ${whole}`)}，` +
            `原价是 ${whole} 元。`,
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

export const ratio = defineModel<"simplify" | "share" | "difference" | "chain">({
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
            "than the other. How many years are they together?",
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

export const proportion = defineModel<"direct" | "inverse" | "map">({
  name: "proportion",
  area: "number",
  skill: "ratio",
  settings: { 220: "direct", 230: "inverse", 240: "map" },
  generate(draw, kind) {
    if (kind === "direct") {
      const n = draw.int(3, 6);
      const each = draw.int(14, 60) * 5;
      const m = draw.int(7, 12);
      const right = each * m;
      return {
        stem: say(
          `A recipe for ${n} people needs ${n * each} g of rice. How many grams are needed for ${m} people?`,
          `按食谱，${n} 个人需要 ${n * each} 克大米。${m} 个人需要多少克？`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            addsTheDifference: n * each + (m - n),
            givesOnePerson: each,
            doublesInstead: 2 * n * each,
            takesOnePersonTooFew: right - each,
            multipliesTheWhole: n * each * m,
          },
          show: (value: number) => `${num(value)} g`,
        },
        explanation: say(
          `One person needs ${maths(`${n * each} \\div ${n} = ${each}`)} grams, so ${m} people need ` +
            `${maths(`${each} \\times ${m} = ${right}`)}: ${num(right)} g.`,
          `1 个人需要 ${maths(`${n * each} \\div ${n} = ${each}`)} 克，${m} 个人需要 ` +
            `${maths(`${each} \\times ${m} = ${right}`)}，即 ${num(right)} g。`,
        ),
        features: { steps: 2, context: true },
        holds: (value: number) => near(value / m, (n * each) / n),
      };
    }
    if (kind === "inverse") {
      const [workers, days, other] = [draw.int(3, 8), draw.int(6, 15), draw.int(4, 12)];
      if ((workers * days) % other !== 0 || other === workers) return undefined;
      const right = (workers * days) / other;
      return {
        stem: say(
          `${workers} painters need ${days} days for a job. All work at the same speed. How many days do ` +
            `${other} painters need for the same job?`,
          `${workers} 名油漆工完成一项工作要 ${days} 天，每人速度相同。${other} 名油漆工完成同样的工作要多少天？`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            treatsAsDirect: Math.round((days * other) / workers),
            addsTheDifference: days + (workers - other),
            givesAllTheWork: workers * days,
            slipsByOne: right + 1,
            slipsDown: right - 1,
          },
          show: num,
        },
        explanation: say(
          `The job takes ${maths(`${workers} \\times ${days} = ${workers * days}`)} days of work by one ` +
            `painter. Shared by ${other}: ${maths(`${workers * days} \\div ${other} = ${right}`)} days.`,
          `这项工作共需 ${maths(`${workers} \\times ${days} = ${workers * days}`)} 个工作日。${other} ` +
            `人一起做：${maths(`${workers * days} \\div ${other} = ${right}`)} 天。`,
        ),
        features: { steps: 2, context: true },
        holds: (value: number) => value * other === workers * days,
      };
    }
    const scale = draw.pick([20_000, 25_000, 50_000]);
    const centimetres = draw.int(3, 9);
    const right = tidy((scale * centimetres ** 2 * scale) / 1e10);
    return {
      stem: say(
        `On a map of scale ${maths(`1 : ${tex(scale)}`)} a square park has sides of ${centimetres} cm. What ` +
          "is the park's real area in square kilometres?",
        `在比例尺为 ${maths(`1 : ${tex(scale)}`)} 的地图上，一个正方形公园的边长是 ${centimetres} cm。公园的实际面积是多少平方千米？`,
      ),
      ask: { type: "numeric_entry", right, unit: say("km²", "km²") },
      explanation: say(
        `The real side is ${maths(`${centimetres} \\times ${tex(scale)} = ${tex(centimetres * scale)}`)} cm, ` +
          `that is ${num((centimetres * scale) / 1e5)} km. The area is ` +
          `${maths(`${tidy((centimetres * scale) / 1e5)}^2 = ${right}`)} km².`,
        `实际边长是 ${maths(`${centimetres} \\times ${tex(scale)} = ${tex(centimetres * scale)}`)} cm，即 ` +
          `${num((centimetres * scale) / 1e5)} km。面积是 ` +
          `${maths(`${tidy((centimetres * scale) / 1e5)}^2 = ${right}`)} km²。`,
      ),
      features: { steps: 3, context: true },
      calculator: true,
      holds: (value: number) => near(Math.sqrt(value) * 1e5, centimetres * scale, 1e-3),
    };
  },
});
