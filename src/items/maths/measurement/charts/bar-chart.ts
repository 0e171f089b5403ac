import { mean, range, sum } from "../../../engine/algebra";
import { barChart } from "../../../engine/figures/charts";
import { defineMathsModel } from "../../../engine/model";
import { maths, num, say, type Words } from "../../../engine/words";

interface Topic {
  readonly title: Words;
  readonly names: readonly Words[];
  readonly unit: Words;
  one(name: Words): Words;
  difference(more: Words, less: Words): Words;
  readonly total: Words;
}

const topics: readonly Topic[] = [
  {
    title: say("The chart shows the favourite fruit of some students.", "统计图表示同学们最喜欢的水果的人数。"),
    names: [say("apple", "苹果"), say("pear", "梨"), say("grape", "葡萄"), say("watermelon", "西瓜")],
    unit: say("students", "人数"),
    one: (name) => say(`How many students chose ${name.en}?`, `选${name.zh}的有多少人？`),
    difference: (more, less) =>
      say(`How many more students chose ${more.en} than ${less.en}?`, `选${more.zh}的比选${less.zh}的多多少人？`),
    total: say("How many students are there in all?", "一共有多少名同学？"),
  },
  {
    title: say("The chart shows how many books were read in each class.", "统计图表示各班读书的本数。"),
    names: [say("Class 1", "一班"), say("Class 2", "二班"), say("Class 3", "三班"), say("Class 4", "四班")],
    unit: say("books", "本数"),
    one: (name) => say(`How many books did ${name.en} read?`, `${name.zh}读了多少本书？`),
    difference: (more, less) =>
      say(`How many more books did ${more.en} read than ${less.en}?`, `${more.zh}比${less.zh}多读多少本书？`),
    total: say("How many books did the four classes read in all?", "四个班一共读了多少本书？"),
  },
  {
    title: say("The chart shows how many visitors came on each day.", "统计图表示每天来参观的人数。"),
    names: [say("Mon", "周一"), say("Tue", "周二"), say("Wed", "周三"), say("Thu", "周四")],
    unit: say("visitors", "人数"),
    one: (name) => say(`How many visitors came on ${name.en}?`, `${name.zh}来了多少人？`),
    difference: (more, less) =>
      say(`How many more visitors came on ${more.en} than on ${less.en}?`, `${more.zh}比${less.zh}多来多少人？`),
    total: say("How many visitors came on the four days in all?", "四天一共来了多少人？"),
  },
];

const below = (title: Words, question: Words): Words =>
  say(`${title.en}\n${question.en}`, `${title.zh}\n${question.zh}`);

export const readBars = defineMathsModel<{
  step: number;
  between: boolean;
  asks: "one" | "difference" | "total" | "times";
}>({
  name: "read-bar-chart",
  area: "measurement",
  skill: "barCharts",
  settings: {
    160: { step: 1, between: false, asks: "one" },
    170: { step: 1, between: false, asks: "difference" },
    180: { step: 2, between: false, asks: "difference" },
    190: { step: 10, between: true, asks: "difference" },
    200: { step: 20, between: true, asks: "total" },
  },
  generate(draw, { step, between, asks }) {
    const topic = draw.pick(topics);
    const { title, names, unit } = topic;
    const values = draw
      .some(
        4,
        range(2, 7).map((k) => k * step),
      )
      .map((value) => value + (between ? (draw.int(0, 1) * step) / 2 : 0));
    const [i, j] = draw.some(2, [0, 1, 2, 3]);
    if (i === undefined || j === undefined) return undefined;
    const [a = 0, b = 0] = [values[i], values[j]];
    const [nameA, nameB] = [names[i] ?? unit, names[j] ?? unit];
    const figure = barChart(
      names.map((name, index) => ({ name, value: values[index] ?? 0 })),
      step,
      unit,
      say(
        `Bar chart: ${names.map((name, k) => `${name.en}: ${values[k]}`).join(", ")}`,
        `条形统计图：${names.map((name, k) => `${name.zh} ${values[k]}`).join("，")}`,
      ),
    );
    const shared = { figure, features: { steps: asks === "one" ? 1 : 2, fraction: false, large: between } };
    if (asks === "one") {
      return {
        ...shared,
        stem: below(title, topic.one(nameA)),
        ask: {
          type: "single_choice",
          right: a,
          wrong: {
            readsAnotherBar: b,
            readsOneLineTooHigh: a + step,
            readsOneLineTooLow: a - step,
            readsAThirdBar: values.find((value) => value !== a && value !== b) ?? 0,
          },
          show: num,
        },
        explanation: say(
          `Follow the top of the bar “${nameA.en}” to the scale on the left: ${num(a)}.`,
          `从“${nameA.zh}”这一条的顶端看左边的刻度：${num(a)}。`,
        ),
        holds: (value: number) => value === a,
      };
    }
    if (asks === "total") {
      const right = sum(values);
      return {
        ...shared,
        stem: below(title, topic.total),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            leavesOutABar: right - a,
            readsHalfLinesDown: right - step,
            readsHalfLinesUp: right + step,
            addsOnlyTheTallest: Math.max(...values) * 2,
          },
          show: num,
        },
        explanation: say(
          `Read each bar and add: ${maths(`${values.join(" + ")} = ${right}`)}.`,
          `读出每一条再相加：${maths(`${values.join(" + ")} = ${right}`)}。`,
        ),
        holds: (value: number) => mean(values) * 4 === value,
      };
    }
    if (a <= b) return undefined;
    const right = a - b;
    return {
      ...shared,
      stem: below(title, topic.difference(nameA, nameB)),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          countsLines: right / step,
          addsTheBars: a + b,
          readsOneLineTooHigh: right + step,
          givesTheTallerBar: a,
          readsOneLineTooLow: right - step,
          givesTheShorterBar: b,
          slipsByOne: right + 1,
        },
        show: num,
      },
      explanation: say(
        `“${nameA.en}” is ${num(a)}, “${nameB.en}” is ${num(b)}: ${maths(`${a} - ${b} = ${right}`)}.`,
        `“${nameA.zh}”是 ${num(a)}，“${nameB.zh}”是 ${num(b)}：${maths(`${a} - ${b} = ${right}`)}。`,
      ),
      holds: (value: number) => b + value === a,
    };
  },
});
