import { pickBox, some, thing } from "../../../engine/contexts";
import { defineMathsModel } from "../../../engine/model";
import { count, maths, num, say } from "../../../engine/words";

export const equalGroupStories = defineMathsModel<{ groups: number; each: number; divide: boolean; extra: boolean }>({
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
    const pack = pickBox(draw);
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
            oneTooMany: n + 1,
            oneTooFew: n - 1,
            subtractsInstead: total - size,
            slipsByTwo: n + 2,
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

/** A number of groups that must be rounded up, since a remainder needs one more group. */
export const roundedUp = defineMathsModel<{ people: number }>({
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
