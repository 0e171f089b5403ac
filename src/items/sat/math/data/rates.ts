import { fraction, texFraction } from "../../../engine/algebra";
import { maths, num, say, tidy } from "../../../engine/words";
import { entry } from "../engine/entry";
import { defineSatMathModel } from "../engine/model";

export const unitRate = defineSatMathModel({
  name: "sat-rates-and-units",
  domain: "data",
  skill: "ratesUnits",
  discrimination: 1.2,
  kinds: {
    easy: (draw) => {
      const [pages, minutes, times] = [draw.int(3, 12) * 5, draw.pick([4, 6, 8, 12]), draw.int(3, 7)];
      const right = pages * times;
      return {
        stem:
          `A scanner reads ${pages} pages every ${minutes} minutes. At this rate, how many pages does it ` +
          `read in ${minutes * times} minutes?`,
        ask: entry(right),
        explanation: say(
          `${minutes * times} minutes are ${times} times ${minutes} minutes, so the scanner reads ` +
            `${maths(`${times} \\times ${pages} = ${right}`)} pages.`,
          `${minutes * times} 分钟是 ${minutes} 分钟的 ${times} 倍，所以扫描 ` +
            `${maths(`${times} \\times ${pages} = ${right}`)} 页。`,
        ),
        features: { steps: 2, context: true },
        holds: (value: number) => Math.abs(value / (minutes * times) - pages / minutes) < 1e-9,
      };
    },
    medium: (draw) => {
      const [meters, seconds] = [draw.int(4, 25) * 5, draw.pick([4, 5, 10, 20])];
      const right = tidy((meters / seconds) * 3.6);
      return {
        stem:
          `A train travels ${meters} meters in ${seconds} seconds at a constant speed. What is its speed in ` +
          `kilometers per hour? (1 kilometer = ${num(1000)} meters)`,
        ask: {
          type: "single_choice",
          right,
          wrong: {
            takesMetersPerSecond: tidy(meters / seconds),
            takesMinutesForHours: tidy((meters / seconds) * 0.06),
            dividesByTheFactor: tidy(Math.round((meters / seconds / 3.6) * 10) / 10),
            doublesTheFactor: tidy((meters / seconds) * 7.2),
            takesSixty: tidy((meters / seconds) * 6),
          },
          show: num,
        },
        explanation: say(
          `In one hour, ${num(3600)} seconds, it travels ` +
            `${maths(`\\frac{${meters}}{${seconds}} \\times 3600 = ${tidy((meters / seconds) * 3600)}`)} ` +
            `meters, that is ` +
            `${num(right)} kilometers.`,
          `一小时即 ${num(3600)} 秒，行驶 ` +
            `${maths(`\\frac{${meters}}{${seconds}} \\times 3600 = ${tidy((meters / seconds) * 3600)}`)} 米，` +
            `即 ${num(right)} 千米。`,
        ),
        features: { steps: 3, context: true, fraction: !Number.isInteger(right) },
        holds: (value: number) => Math.abs((value * 1000 * seconds) / 3600 - meters) < 1e-6,
      };
    },
    hard: (draw) => {
      const [inches, feet] = [draw.pick([6, 8, 9, 18]), draw.int(4, 15) * 9];
      const [floor, tile] = [144 * feet, inches ** 2];
      const right = floor / tile;
      if (!Number.isInteger(right)) return undefined;
      return {
        stem:
          `A floor has an area of ${feet} square feet. It will be covered, without gaps or overlaps, by square tiles ` +
          `with sides of ${inches} inches. How many tiles are needed? (1 foot = 12 inches)`,
        ask: entry(right),
        explanation: say(
          `A square foot is ${maths("12 \\times 12 = 144")} square inches, so the floor has ` +
            `${maths(`144 \\times ${feet} = ${floor}`)} square inches. A tile has ${tile}: ` +
            `${maths(`\\frac{${floor}}{${tile}} = ${right}`)}.`,
          `1 平方英尺是 ${maths("12 \\times 12 = 144")} 平方英寸，地面共 ` +
            `${maths(`144 \\times ${feet} = ${floor}`)} 平方英寸。` +
            `一块砖 ${tile} 平方英寸：${maths(`\\frac{${floor}}{${tile}} = ${right}`)}。`,
        ),
        features: { steps: 4, context: true, large: true },
        holds: (value: number) => Math.abs(value * (inches / 12) ** 2 - feet) < 1e-6,
      };
    },
  },
});

export const satProportion = defineSatMathModel({
  name: "sat-ratio-and-proportion",
  domain: "data",
  skill: "ratiosProportions",
  discrimination: 1.2,
  kinds: {
    easy: (draw) => {
      const [a, b] = draw.some(2, [2, 3, 4, 5, 7, 8]) as [number, number];
      const k = draw.int(4, 15);
      const right = b * k;
      return {
        stem:
          `A paint is mixed from blue and white in a ratio of ${a} to ${b} by volume. How many liters of white are ` +
          `mixed with ${a * k} liters of blue?`,
        ask: {
          type: "single_choice",
          right,
          wrong: {
            addsTheDifference: a * k + b - a,
            takesTheTotal: (a + b) * k,
            takesTheFactor: k,
            turnsTheRatio: Math.round((a * a * k) / b),
            slips: right + b,
          },
          show: num,
        },
        explanation: say(
          `${a * k} is ${k} times ${a}, so white is ${maths(`${k} \\times ${b} = ${right}`)} liters.`,
          `${a * k} 是 ${a} 的 ${k} 倍，所以白色是 ${maths(`${k} \\times ${b} = ${right}`)} 升。`,
        ),
        features: { steps: 2, context: true },
        holds: (value: number) => value * a === b * a * k,
      };
    },
    medium: (draw) => {
      const [cm, km] = [draw.int(2, 8), draw.int(3, 25)];
      const asked = draw.int(9, 30);
      const right = fraction(asked * km, cm);
      if (right[1] === 1 || asked % cm === 0) return undefined;
      return {
        stem:
          `On a map, ${cm} centimeters represent ${km} kilometers. Two towns are ${asked} centimeters apart on ` +
          `the map. ` +
          "What is the distance, in kilometers, between the towns?",
        ask: entry(right),
        explanation: say(
          `One centimeter is ${maths(`\\frac{${km}}{${cm}}`)} kilometers: ` +
            `${maths(`${asked} \\times \\frac{${km}}{${cm}} = ${texFraction(right)}`)}.`,
          `1 厘米表示 ${maths(`\\frac{${km}}{${cm}}`)} 千米：` +
            `${maths(`${asked} \\times \\frac{${km}}{${cm}} = ${texFraction(right)}`)}。`,
        ),
        features: { steps: 2, context: true, fraction: true },
        holds: (value: number) => Math.abs(value * cm - asked * km) < 1e-9,
      };
    },
  },
});

export const percentages = defineSatMathModel({
  name: "sat-percentages",
  domain: "data",
  skill: "percentages",
  kinds: {
    easy: (draw) => {
      const [whole, percent] = [draw.int(4, 40) * 20, draw.pick([15, 30, 35, 45, 60, 65, 70, 85])];
      const right = (whole * percent) / 100;
      return {
        stem: `Of the ${whole} books in a small library, ${percent}% are novels. How many of the books are not novels?`,
        ask: {
          type: "single_choice",
          right: whole - right,
          wrong: {
            countsTheNovels: right,
            takesThePercentAsNumber: whole - percent,
            dividesByTen: whole - right / 10,
            takesTheOtherPercent: 100 - percent,
            slips: whole - right + 10,
          },
          show: num,
        },
        explanation: say(
          `${percent}% of ${whole} is ${maths(`${percent / 100} \\times ${whole} = ${right}`)}; the others are ` +
            `${maths(`${whole} - ${right} = ${whole - right}`)}.`,
          `${whole} 的 ${percent}% 是 ${maths(`${percent / 100} \\times ${whole} = ${right}`)}，其余 ` +
            `${maths(`${whole} - ${right} = ${whole - right}`)} 本。`,
        ),
        features: { steps: 2, context: true },
        holds: (value: number) => Math.abs(value / whole - (100 - percent) / 100) < 1e-9,
      };
    },
    medium: (draw) => {
      const [up, down] = [draw.pick([10, 20, 25, 30, 40, 50, 60]), draw.pick([10, 15, 20, 25, 30, 40])];
      const right = tidy((1 + up / 100) * (1 - down / 100) * 100 - 100);
      if (right <= 0) return undefined;
      return {
        stem:
          `The price of a coat was increased by ${up}%. Later the new price was decreased by ${down}%. The ` +
          `final price ` +
          `is ${maths("p")}% greater than the original price. What is the value of ${maths("p")}?`,
        ask: entry(fraction(Math.round(right * 100), 100)),
        explanation: say(
          `The two changes multiply: ` +
            `${maths(`${1 + up / 100} \\times ${tidy(1 - down / 100)} = ${tidy(1 + right / 100)}`)}, so ` +
            `${maths(`p = ${right}`)}.`,
          `两次变化相乘：${maths(`${1 + up / 100} \\times ${tidy(1 - down / 100)} = ${tidy(1 + right / 100)}`)}，所以 ` +
            `${maths(`p = ${right}`)}。`,
        ),
        features: { steps: 3, context: true },
        holds: (value: number) => {
          const raised = 800 + (800 * up) / 100;
          return Math.abs(raised - (raised * down) / 100 - 800 * (1 + value / 100)) < 1e-6;
        },
      };
    },
    hard: (draw) => {
      const [a, b] = [draw.pick([20, 25, 40, 50, 60, 80]), draw.pick([10, 20, 30, 40, 60, 70])];
      const right = tidy((1 + a / 100) * (1 - b / 100));
      if (a === b) return undefined;
      const show = (value: number) => maths(`${tidy(value)}c`);
      return {
        stem:
          `The positive number ${maths("a")} is ${b}% less than the number ${maths("b")}, and ${maths("b")} is ${a}% ` +
          `greater than the number ${maths("c")}. Which expression represents ${maths("a")} in terms of ${maths("c")}?`,
        ask: {
          type: "single_choice",
          right,
          wrong: {
            addsThePercents: tidy(1 + (a - b) / 100),
            takesTheShareForTheRest: tidy((1 + a / 100) * (b / 100)),
            takesTheIncreaseAlone: tidy((a / 100) * (1 - b / 100)),
            takesBothShares: tidy((a / 100) * (b / 100)),
            addsBoth: tidy((1 + a / 100) * (1 + b / 100)),
          },
          show,
          worth: (value: number) => value,
        },
        explanation: say(
          `${maths(`b = ${tidy(1 + a / 100)}c`)} and ${maths(`a = ${tidy(1 - b / 100)}b`)}, so ${maths("a")} is ` +
            `${maths(`${tidy(1 - b / 100)} \\times ${tidy(1 + a / 100)}c = ${right}c`)}.`,
          `${maths(`b = ${tidy(1 + a / 100)}c`)}，${maths(`a = ${tidy(1 - b / 100)}b`)}，所以 ${maths("a")} 是 ` +
            `${maths(`${tidy(1 - b / 100)} \\times ${tidy(1 + a / 100)}c = ${right}c`)}。`,
        ),
        features: { steps: 3, fraction: true },
        holds: (value: number) => Math.abs((value * 100) / (100 - b) - (100 + a) / 100) < 1e-9,
      };
    },
  },
});
