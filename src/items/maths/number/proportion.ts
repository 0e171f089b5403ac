import { near } from "../../engine/algebra";
import { defineMathsModel } from "../../engine/model";
import { maths, num, say, tex, tidy } from "../../engine/words";

export const proportion = defineMathsModel<"direct" | "inverse" | "map">({
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
          "is the park’s real area in square kilometres?",
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
