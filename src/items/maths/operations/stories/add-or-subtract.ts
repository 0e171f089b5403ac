import { person, some, thing } from "../../../engine/contexts";
import { defineMathsModel } from "../../../engine/model";
import { maths, num, say } from "../../../engine/words";

export const joinOrLeave = defineMathsModel<{ low: number; high: number; steps: 1 | 2 }>({
  name: "story-add-subtract",
  area: "operations",
  skill: "addSubtractStories",
  settings: {
    150: { low: 2, high: 5, steps: 1 },
    160: { low: 6, high: 9, steps: 1 },
    170: { low: 12, high: 40, steps: 1 },
    180: { low: 15, high: 60, steps: 2 },
  },
  generate(draw, { low, high, steps }) {
    const who = person(draw);
    const what = thing(draw);
    const a = draw.int(low, high) + (steps === 2 ? 30 : 0);
    const b = draw.int(low, high);
    const c = draw.int(low, high);
    if (steps === 2) {
      const right = a - b + c;
      if (b === c || a - b < 3) return undefined;
      return {
        stem: say(
          `${who.en} has ${some(a, what).en} and gives away ${num(b)} of them. Then ${who.en} gets ${num(c)} ` +
            `more. How many ${what.many} does ${who.en} have now?`,
          `${who.zh}有 ${some(a, what).zh}，送出去 ${num(b)} ${what.measure}，后来又得到 ${num(c)} ${what.measure}。` +
            `${who.zh}现在有多少${what.measure}${what.zh}？`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            stopsAfterFirstStep: a - b,
            addsEverything: a + b + c,
            turnsTheStepsRound: a + b - c,
            subtractsBoth: a - b - c,
            losesATen: right - 10,
          },
          show: num,
        },
        explanation: say(
          `After giving some away: ${maths(`${a} - ${b} = ${a - b}`)}. After getting more: ` +
            `${maths(`${a - b} + ${c} = ${right}`)}.`,
          `送出后剩下：${maths(`${a} - ${b} = ${a - b}`)}。再得到后：${maths(`${a - b} + ${c} = ${right}`)}。`,
        ),
        features: { steps: 2, context: true },
        holds: (value: number) => value - c + b === a,
      };
    }
    const joins = draw.pick([true, false]);
    const whole = a + b;
    const right = joins ? whole : a;
    return {
      stem: joins
        ? say(
            `${who.en} has ${some(a, what).en} and gets ${num(b)} more. How many ${what.many} does ${who.en} have now?`,
            `${who.zh}有 ${some(a, what).zh}，又得到 ${num(b)} ${what.measure}。${who.zh}现在有多少${what.measure}${what.zh}？`,
          )
        : say(
            `${who.en} has ${some(whole, what).en} and gives away ${num(b)}. How many ${what.many} are left?`,
            `${who.zh}有 ${some(whole, what).zh}，送出去 ${num(b)} ${what.measure}。还剩多少${what.measure}${what.zh}？`,
          ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          takesTheWrongOperation: joins ? Math.abs(a - b) : whole + b,
          countsOneTooMany: right + 1,
          countsOneTooFew: right - 1,
          repeatsANumber: joins ? a : whole,
          countsTwoTooMany: right + 2,
        },
        show: num,
      },
      explanation: joins
        ? say(
            `Getting more means adding: ${maths(`${a} + ${b} = ${right}`)}.`,
            `又得到，用加法：${maths(`${a} + ${b} = ${right}`)}。`,
          )
        : say(
            `Giving away means taking off: ${maths(`${whole} - ${b} = ${right}`)}.`,
            `送出去，用减法：${maths(`${whole} - ${b} = ${right}`)}。`,
          ),
      features: { steps: 1, context: true, large: whole > 20 },
      holds: (value: number) => (joins ? value - b === a : value + b === whole),
    };
  },
});

export const howManyMore = defineMathsModel<{ low: number; high: number }>({
  name: "story-compare",
  area: "operations",
  skill: "addSubtractStories",
  settings: { 160: { low: 3, high: 12 }, 170: { low: 15, high: 60 } },
  generate(draw, { low, high }) {
    const what = thing(draw);
    const red = draw.int(low, high);
    const right = draw.int(2, Math.floor(high / 3) + 2);
    const yellow = red + right;
    return {
      stem: say(
        `There are ${num(red)} red ${what.many} and ${num(yellow)} yellow ${what.many}. How many more yellow ` +
          `than red ${what.many} are there?`,
        `红色的${what.zh}有 ${num(red)} ${what.measure}，黄色的${what.zh}有 ${num(yellow)} ${what.measure}。` +
          `黄色的比红色的多多少${what.measure}？`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          addsInstead: red + yellow,
          givesTheLargerNumber: yellow,
          countsBothEnds: right + 1,
          givesTheSmallerNumber: red,
          countsOneTooFew: right - 1,
        },
        show: num,
      },
      explanation: say(
        `Subtract to compare: ${maths(`${yellow} - ${red} = ${right}`)}.`,
        `比多少，用减法：${maths(`${yellow} - ${red} = ${right}`)}。`,
      ),
      features: { steps: 1, context: true, large: yellow > 20 },
      holds: (value: number) => red + value === yellow,
    };
  },
});
