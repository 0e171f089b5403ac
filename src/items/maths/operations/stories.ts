import { box, person, some, thing } from "../engine/contexts";
import { defineModel } from "../engine/model";
import { count, maths, num, say } from "../engine/words";

export const joinOrLeave = defineModel<{ low: number; high: number; steps: 1 | 2 }>({
  name: "story-add-subtract",
  area: "operations",
  skill: "addSubtractStories",
  settings: {
    150: { low: 2, high: 5, steps: 1 },
    160: { low: 4, high: 9, steps: 1 },
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
      if (b === c) return undefined;
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

export const howManyMore = defineModel<{ low: number; high: number }>({
  name: "story-compare",
  area: "operations",
  skill: "addSubtractStories",
  settings: { 160: { low: 3, high: 12 }, 170: { low: 15, high: 60 } },
  generate(draw, { low, high }) {
    const what = thing(draw);
    const red = draw.int(low, high);
    const right = draw.int(2, Math.floor(high / 3) + 2);
    const blue = red + right;
    return {
      stem: say(
        `There are ${num(red)} red ${what.many} and ${num(blue)} blue ${what.many}. How many more blue than ` +
          `red ${what.many} are there?`,
        `红色的${what.zh}有 ${num(red)} ${what.measure}，蓝色的${what.zh}有 ${num(blue)} ${what.measure}。` +
          `蓝色的比红色的多多少${what.measure}？`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          addsInstead: red + blue,
          givesTheLargerNumber: blue,
          countsBothEnds: right + 1,
          givesTheSmallerNumber: red,
          countsOneTooFew: right - 1,
        },
        show: num,
      },
      explanation: say(
        `Subtract to compare: ${maths(`${blue} - ${red} = ${right}`)}.`,
        `比多少，用减法：${maths(`${blue} - ${red} = ${right}`)}。`,
      ),
      features: { steps: 1, context: true, large: blue > 20 },
      holds: (value: number) => red + value === blue,
    };
  },
});

export const equalGroups = defineModel<{ groups: number; each: number; divide: boolean; extra: boolean }>({
  name: "story-equal-groups",
  area: "operations",
  skill: "multiplyDivideStories",
  settings: {
    170: { groups: 4, each: 5, divide: false, extra: false },
    180: { groups: 6, each: 6, divide: true, extra: false },
    190: { groups: 9, each: 9, divide: false, extra: true },
    200: { groups: 14, each: 12, divide: true, extra: true },
  },
  generate(draw, { groups, each, divide, extra }) {
    const what = thing(draw);
    const pack = box(draw);
    const n = draw.int(Math.max(2, Math.floor(groups / 2)), groups);
    const size = draw.int(Math.max(2, Math.floor(each / 2)), each);
    const loose = extra ? draw.int(2, size > 3 ? size - 1 : 2) : 0;
    const total = n * size + loose;
    if (divide) {
      const right = n;
      return {
        stem: extra
          ? say(
              `${some(total, what).en} are packed into ${pack.many} of ${num(size)}. ${num(loose)} are left ` +
                `over. How many full ${pack.many} are there?`,
              `把 ${some(total, what).zh}装${pack.zh}，每${pack.zh}装 ${num(size)} ${what.measure}，最后剩下 ` +
                `${num(loose)} ${what.measure}。一共装满了多少${pack.zh}？`,
            )
          : say(
              `${some(total, what).en} are shared equally into ${num(size)} ${pack.many}. How many ` +
                `${what.many} go into each ${pack.one}?`,
              `把 ${some(total, what).zh}平均装进 ${num(size)} 个${pack.noun}里，每个${pack.noun}里装多少${what.measure}？`,
            ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            oneGroupTooMany: n + 1,
            oneGroupTooFew: n - 1,
            subtractsInstead: total - size,
            ignoresTheRest: n + 2,
            givesTheSize: size,
          },
          show: num,
        },
        explanation: extra
          ? say(
              `Take off the ${num(loose)} left over, then divide: ` +
                `${maths(`(${total} - ${loose}) \\div ${size} = ${n}`)}.`,
              `先去掉剩下的 ${num(loose)} ${what.measure}，再除：${maths(`(${total} - ${loose}) \\div ${size} = ${n}`)}。`,
            )
          : say(
              `Share equally means divide: ${maths(`${total} \\div ${size} = ${n}`)}.`,
              `平均分，用除法：${maths(`${total} \\div ${size} = ${n}`)}。`,
            ),
        features: { steps: extra ? 2 : 1, context: true, close: true },
        holds: (value: number) => value * size + loose === total,
      };
    }
    return {
      stem: extra
        ? say(
            `There are ${count(n, pack.one, pack.many)} with ${some(size, what).en} in each, and ` +
              `${num(loose)} more on the table. How many ${what.many} are there in all?`,
            `有 ${num(n)} ${pack.zh}${what.zh}，每${pack.zh} ${num(size)} ${what.measure}，桌上还有 ${num(loose)} ` +
              `${what.measure}。一共有多少${what.measure}${what.zh}？`,
          )
        : say(
            `There are ${count(n, pack.one, pack.many)} with ${some(size, what).en} in each. How many ` +
              `${what.many} are there in all?`,
            `有 ${num(n)} ${pack.zh}${what.zh}，每${pack.zh} ${num(size)} ${what.measure}。一共有多少${what.measure}${what.zh}？`,
          ),
      ask: {
        type: "single_choice",
        right: total,
        wrong: {
          addsTheNumbers: n + size + loose,
          forgetsTheExtra: n * size,
          oneGroupTooMany: total + size,
          oneGroupTooFew: total - size,
          countsOneTooFew: total - 1,
        },
        show: num,
      },
      explanation: extra
        ? say(
            `Multiply, then add the rest: ${maths(`${n} \\times ${size} + ${loose} = ${total}`)}.`,
            `先乘再加：${maths(`${n} \\times ${size} + ${loose} = ${total}`)}。`,
          )
        : say(
            `Equal groups are multiplied: ${maths(`${n} \\times ${size} = ${total}`)}.`,
            `几个几，用乘法：${maths(`${n} \\times ${size} = ${total}`)}。`,
          ),
      features: { steps: extra ? 2 : 1, context: true },
      holds: (value: number) => (value - loose) / size === n,
    };
  },
});

/** Groups that must be rounded up: a remainder needs one more. */
export const roundedUp = defineModel<{ people: number }>({
  name: "story-remainder",
  area: "operations",
  skill: "multiplyDivideStories",
  settings: { 200: { people: 60 }, 210: { people: 240 } },
  generate(draw, { people }) {
    const seats = draw.pick(people > 100 ? [12, 16, 18, 24] : [4, 5, 6, 8]);
    const total = draw.int(Math.floor(people / 2), people);
    const rest = total % seats;
    if (rest === 0) return undefined;
    const full = Math.floor(total / seats);
    const right = full + 1;
    return {
      stem: say(
        `${num(total)} students go on a trip by minibus. Each minibus has room for ${seats} students. How ` +
          "many minibuses are needed so that everyone has a seat?",
        `${num(total)} 名同学乘小客车去参观，每辆车最多坐 ${seats} 人。要让每个人都有座位，至少需要多少辆车？`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          dropsTheRemainder: full,
          oneMoreThanNeeded: right + 1,
          givesTheRemainder: rest,
          oneTooFew: full - 1,
          subtractsInstead: total - seats,
        },
        show: num,
      },
      explanation: say(
        `${maths(`${total} \\div ${seats} = ${full}`)} remainder ${rest}. The last ${count(rest, "student")} ` +
          `also ${rest === 1 ? "needs" : "need"} a minibus: ${maths(`${full} + 1 = ${right}`)}.`,
        `${maths(`${total} \\div ${seats} = ${full}`)} …… ${rest}，余下的 ${rest} ` +
          `人还要一辆车：${maths(`${full} + 1 = ${right}`)}。`,
      ),
      features: { steps: 2, context: true, close: true },
      holds: (value: number) => value * seats >= total && (value - 1) * seats < total,
    };
  },
});

export const twoStepPrice = defineModel<{ items: number; price: number }>({
  name: "story-two-step",
  area: "operations",
  skill: "multiStepStories",
  settings: { 190: { items: 6, price: 9 }, 200: { items: 9, price: 15 }, 210: { items: 16, price: 28 } },
  generate(draw, { items, price }) {
    const who = person(draw);
    const n = draw.int(3, items);
    const each = draw.int(4, price);
    const other = draw.int(6, price + 6);
    const left = draw.int(3, 20);
    const right = n * each + other + left;
    return {
      stem: say(
        `${who.en} buys ${num(n)} notebooks at $${each} each and a bag for $${other}. Then $${left} is left. ` +
          `How much money did ${who.en} have at first?`,
        `${who.zh}买了 ${num(n)} 个笔记本，每个 ${each} 元，又买了一个 ${other} 元的书包，最后还剩 ${left} 元。${who.zh}原来有多少元？`,
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
        `The notebooks cost ${maths(`${n} \\times ${each} = ${n * each}`)} dollars. With the bag and the ` +
          `rest: ${maths(`${n * each} + ${other} + ${left} = ${right}`)}, so $${num(right)}.`,
        `笔记本一共 ${maths(`${n} \\times ${each} = ${n * each}`)} 元。` +
          `加上书包和剩下的钱：${maths(`${n * each} + ${other} + ${left} = ${right}`)}，所以是 ${num(right)} 元。`,
      ),
      features: { steps: 3, context: true },
      holds: (value: number) => value - left - other === n * each,
    };
  },
});
