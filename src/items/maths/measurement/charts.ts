import { mean, median, range, sorted, sum } from "../engine/algebra";
import { defineModel } from "../engine/model";
import { maths, num, say, tidy, type Words } from "../engine/words";
import { barChart, boxPlot, dotPlot, lineChart, scatterPlot } from "../figures/charts";

const topics: readonly { title: Words; names: readonly Words[]; unit: Words }[] = [
  {
    title: say("The chart shows the favourite fruit of some students.", "统计图表示同学们最喜欢的水果的人数。"),
    names: [say("apple", "苹果"), say("pear", "梨"), say("grape", "葡萄"), say("melon", "西瓜")],
    unit: say("students", "人数"),
  },
  {
    title: say("The chart shows how many books were read in each class.", "统计图表示各班读书的本数。"),
    names: [say("Class 1", "一班"), say("Class 2", "二班"), say("Class 3", "三班"), say("Class 4", "四班")],
    unit: say("books", "本数"),
  },
  {
    title: say("The chart shows how many visitors came on each day.", "统计图表示每天来参观的人数。"),
    names: [say("Mon", "周一"), say("Tue", "周二"), say("Wed", "周三"), say("Thu", "周四")],
    unit: say("visitors", "人数"),
  },
];

export const readBars = defineModel<{ step: number; between: boolean; asks: "one" | "difference" | "total" | "times" }>(
  {
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
      const { title, names, unit } = draw.pick(topics);
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
          `Bar chart: ${names.map((name, k) => `${name.en} ${values[k]}`).join(", ")}`,
          `条形统计图：${names.map((name, k) => `${name.zh} ${values[k]}`).join("，")}`,
        ),
      );
      const shared = { figure, features: { steps: asks === "one" ? 1 : 2, fraction: false, large: between } };
      if (asks === "one") {
        return {
          ...shared,
          stem: say(
            `${title.en}\nWhich number belongs to “${nameA.en}”?`,
            `${title.zh}\n“${nameA.zh}”对应的数是多少？`,
          ),
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
          stem: say(`${title.en}\nHow many are there in all four together?`, `${title.zh}\n四项一共是多少？`),
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
        stem: say(
          `${title.en}\nHow many more are there for “${nameA.en}” than for “${nameB.en}”?`,
          `${title.zh}\n“${nameA.zh}”比“${nameB.zh}”多多少？`,
        ),
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
  },
);

export const readLineChart = defineModel<"rise" | "mean">({
  name: "read-line-chart",
  area: "measurement",
  skill: "lineCharts",
  settings: { 200: "rise", 210: "mean" },
  generate(draw, kind) {
    const names = [say("Jan", "1月"), say("Feb", "2月"), say("Mar", "3月"), say("Apr", "4月"), say("May", "5月")];
    const values = draw.some(5, range(1, 8)).map((value) => value * 5);
    const bars = names.map((name, index) => ({ name, value: values[index] ?? 0 }));
    const figure = lineChart(
      bars,
      5,
      say("rain (mm)", "降水量（mm）"),
      say(
        `Line chart of rain: ${bars.map(({ name, value }) => `${name.en} ${value}`).join(", ")}`,
        `降水量折线图：${bars.map(({ name, value }) => `${name.zh} ${value}`).join("，")}`,
      ),
    );
    if (kind === "rise") {
      const rises = range(0, 3).map((k) => (values[k + 1] ?? 0) - (values[k] ?? 0));
      const most = Math.max(...rises);
      if (most <= 0 || rises.filter((rise) => rise === most).length > 1) return undefined;
      const show = (k: number): Words =>
        say(
          `from ${names[k]?.en ?? ""} to ${names[k + 1]?.en ?? ""}`,
          `从 ${names[k]?.zh ?? ""}到 ${names[k + 1]?.zh ?? ""}`,
        );
      const right = rises.indexOf(most);
      const others = range(0, 3)
        .filter((k) => k !== right)
        .toSorted((a, b) => Math.abs(rises[b] ?? 0) - Math.abs(rises[a] ?? 0));
      return {
        stem: say(
          "The line chart shows how much rain fell in each month. Between which two months did it rise the most?",
          "折线统计图表示每月的降水量。哪两个月之间降水量增加得最多？",
        ),
        figure,
        ask: {
          type: "single_choice",
          right,
          wrong: {
            takesAnotherSteepPart: others[0] ?? 0,
            takesAFall: others[1] ?? 0,
            takesTheHighestMonth: others[2] ?? 0,
          },
          show,
        },
        explanation: say(
          `The line goes up most steeply ${show(right).en}: ` +
            `${maths(`${values[right + 1]} - ${values[right]} = ${most}`)} mm.`,
          `折线上升最陡的是${show(right).zh}：${maths(`${values[right + 1]} - ${values[right]} = ${most}`)} mm。`,
        ),
        features: { steps: 2, close: true },
        holds: (k: number) => rises.every((rise, index) => index === k || rise < (rises[k] ?? 0)),
      };
    }
    const total = sum(values);
    const right = total / 5;
    return {
      stem: say(
        "The line chart shows how much rain fell in each month. What was the mean per month over these five months?",
        "折线统计图表示每月的降水量。这 5 个月平均每月的降水量是多少？",
      ),
      figure,
      ask: {
        type: "single_choice",
        right,
        wrong: {
          takesTheMiddleMonth: values[2] ?? 0,
          averagesTheEnds: Math.round(((values[0] ?? 0) + (values[4] ?? 0)) / 2),
          dividesByFour: Math.round(total / 4),
          takesTheHighest: Math.max(...values),
          takesTheMedian: median(values),
          slipsByTwo: right + 2,
        },
        show: (value: number) => `${num(value)} mm`,
      },
      explanation: say(
        `${maths(`(${values.join(" + ")}) \\div 5 = ${total} \\div 5 = ${right}`)}, so ${num(right)} mm.`,
        `${maths(`(${values.join(" + ")}) \\div 5 = ${total} \\div 5 = ${right}`)}，即 ${num(right)} mm。`,
      ),
      features: { steps: 3 },
      calculator: true,
      holds: (value: number) => sum(values.map((entry) => entry - value)) === 0,
    };
  },
});

export const readDotPlot = defineModel<"mode" | "range" | "median" | "mean">({
  name: "read-dot-plot",
  area: "measurement",
  skill: "dataDisplays",
  settings: { 190: "mode", 200: "range", 210: "median", 220: "mean" },
  generate(draw, kind) {
    const low = draw.int(1, 4);
    const values = sorted(range(1, kind === "median" ? 11 : 10).map(() => low + draw.int(0, 5)));
    const counts = range(low, low + 5).map((value) => values.filter((entry) => entry === value).length);
    const most = Math.max(...counts);
    const mode = low + counts.indexOf(most);
    const spread = (values.at(-1) ?? 0) - (values[0] ?? 0);
    if (counts.filter((count) => count === most).length > 1 || spread < 4 || (values[0] ?? 0) === spread)
      return undefined;
    const average = tidy(mean(values));
    const middle = median(values);
    const results = { mode, range: spread, median: middle, mean: average } as const;
    const right = results[kind];
    const questions = {
      mode: say("How many books did the most students read?", "读了几本书的同学最多？"),
      range: say("What is the range of the number of books?", "读书本数的极差（最大值减最小值）是多少？"),
      median: say("What is the median number of books?", "读书本数的中位数是多少？"),
      mean: say("What is the mean number of books?", "读书本数的平均数是多少？"),
    };
    const workings = {
      mode: say(`The tallest column of dots stands over ${mode}.`, `圆点最多的一列对应 ${mode}。`),
      range: say(
        `Greatest minus least: ${maths(`${values.at(-1)} - ${values[0]} = ${spread}`)}.`,
        `最大值减最小值：${maths(`${values.at(-1)} - ${values[0]} = ${spread}`)}。`,
      ),
      median: say(
        `There are ${values.length} dots; in order, the middle one is number ${(values.length + 1) / 2}: ${middle}.`,
        `一共有 ${values.length} 个点，按顺序排列，正中间的是第 ${(values.length + 1) / 2} 个：${middle}。`,
      ),
      mean: say(
        `Add all values and divide by their number: ${maths(`${sum(values)} \\div ${values.length} = ${average}`)}.`,
        `所有数据之和除以个数：${maths(`${sum(values)} \\div ${values.length} = ${average}`)}。`,
      ),
    };
    return {
      stem: say(`Each dot stands for one student. ${questions[kind].en}`, `每个点表示一名同学。${questions[kind].zh}`),
      figure: dotPlot(
        values,
        say("books read", "读书本数"),
        say(
          `Dot plot of ${values.length} values: ${values.join(", ")}`,
          `${values.length} 个数据的点图：${values.join("，")}`,
        ),
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          givesTheMode: mode,
          givesTheHeight: most,
          givesTheMedian: middle,
          givesTheMean: average,
          givesTheGreatest: values.at(-1) ?? 0,
          givesTheMiddleOfTheScale: low + 2.5,
          givesTheRange: spread,
          slipsByOne: right + 1,
          slipsDown: right - 1,
        },
        show: num,
      },
      explanation: workings[kind],
      features: { steps: kind === "mean" ? 3 : kind === "mode" ? 1 : 2, close: true, fraction: kind === "mean" },
      holds: (value: number) => {
        if (kind === "mode") return counts[value - low] === Math.max(...counts);
        if (kind === "range")
          return (
            values.every((entry) => values.every((other) => entry - other <= value)) &&
            values.some((entry) => values.some((other) => entry - other === value))
          );
        if (kind === "median")
          return (
            values.filter((entry) => entry < value).length <= 5 &&
            values.filter((entry) => entry > value).length <= 5 &&
            values.includes(value)
          );
        return Math.abs(sum(values.map((entry) => entry - value))) < 1e-9;
      },
    };
  },
});

export const readBoxPlot = defineModel<"spread" | "share" | "compare">({
  name: "read-box-plot",
  area: "measurement",
  skill: "dataDisplays",
  settings: { 220: "spread", 230: "share", 240: "compare" },
  generate(draw, kind) {
    const five = sorted(
      draw.some(
        5,
        range(2, 18).map((k) => k * 5),
      ),
    ) as [number, number, number, number, number];
    const [least, lower, middle, upper, greatest] = five;
    if (upper - lower < 15 || middle - lower < 5) return undefined;
    const figure = boxPlot(
      five,
      { from: 0, to: 100, step: 10, name: say("score", "分数") },
      say(
        `Box plot: least ${least}, lower quartile ${lower}, median ${middle}, upper quartile ${upper}, ` +
          `greatest ${greatest}`,
        `箱线图：最小值 ${least}，下四分位数 ${lower}，中位数 ${middle}，上四分位数 ${upper}，最大值 ${greatest}`,
      ),
    );
    if (kind === "share") {
      const students = draw.int(5, 15) * 8;
      const right = (students * 3) / 4;
      return {
        stem: say(
          `The box plot shows the scores of ${students} students. About how many of them scored more than ${lower}?`,
          `箱线图表示 ${students} 名学生的分数。分数高于 ${lower} 的大约有多少人？`,
        ),
        figure,
        ask: {
          type: "single_choice",
          right,
          wrong: {
            takesTheHalf: students / 2,
            takesTheQuarter: students / 4,
            usesThePlaceOnTheScale: Math.round(students * (1 - lower / 100)),
            takesAll: students,
            usesTheScore: students - lower,
          },
          show: num,
        },
        explanation: say(
          `${lower} is the lower quartile, so three quarters lie above it: ` +
            `${maths(`${students} \\times \\frac{3}{4} = ${right}`)}.`,
          `${lower} 是下四分位数，四分之三的数据在它之上：${maths(`${students} \\times \\frac{3}{4} = ${right}`)}。`,
        ),
        features: { steps: 2, context: true },
        holds: (value: number) => value / 3 === students / 4,
      };
    }
    if (kind === "compare") {
      const limit = tidy(upper + 1.5 * (upper - lower));
      return {
        stem: say(
          "A value is called an outlier when it lies more than 1.5 interquartile ranges above the upper " +
            "quartile. From which score on would a value be an outlier here?",
          "高于上四分位数超过 1.5 倍四分位距的数据称为异常值。这里分数超过多少就是异常值？",
        ),
        figure,
        ask: {
          type: "single_choice",
          right: limit,
          wrong: {
            usesTheRange: tidy(upper + 1.5 * (greatest - least)),
            startsAtTheMedian: tidy(middle + 1.5 * (upper - lower)),
            takesOneRange: upper + (upper - lower),
            startsAtTheGreatest: tidy(greatest + 1.5 * (upper - lower)),
            takesTheGreatest: greatest,
          },
          show: num,
        },
        explanation: say(
          `The interquartile range is ${maths(`${upper} - ${lower} = ${upper - lower}`)}. The limit is ` +
            `${maths(`${upper} + 1.5 \\times ${upper - lower} = ${limit}`)}.`,
          `四分位距是 ${maths(`${upper} - ${lower} = ${upper - lower}`)}，界限是 ` +
            `${maths(`${upper} + 1.5 \\times ${upper - lower} = ${limit}`)}。`,
        ),
        features: { steps: 3, fraction: true },
        calculator: true,
        holds: (value: number) => (value - upper) * 2 === 3 * (upper - lower),
      };
    }
    const right = upper - lower;
    return {
      stem: say("What is the interquartile range of the scores?", "这组分数的四分位距是多少？"),
      figure,
      ask: {
        type: "single_choice",
        right,
        wrong: {
          takesTheRange: greatest - least,
          takesHalfTheBox: middle - lower,
          takesTheOtherHalf: upper - middle,
          takesTheUpperQuartile: upper,
          fromLeastToMedian: middle - least,
        },
        show: num,
      },
      explanation: say(
        `The box goes from ${lower} to ${upper}: ${maths(`${upper} - ${lower} = ${right}`)}.`,
        `箱子从 ${lower} 到 ${upper}：${maths(`${upper} - ${lower} = ${right}`)}。`,
      ),
      features: { steps: 2 },
      holds: (value: number) => lower + value === upper,
    };
  },
});

export const scatter = defineModel<"kind" | "fit">({
  name: "scatter-plot",
  area: "measurement",
  skill: "scatterPlots",
  settings: { 220: "kind", 230: "fit" },
  generate(draw, kind) {
    const falls = draw.pick([true, false]);
    const slope = draw.int(3, 6) * (falls ? -1 : 1);
    const start = falls ? draw.int(62, 70) : draw.int(8, 20);
    const dots = range(1, 9).map((x) => [x, start + slope * x + draw.int(-3, 3)] as const);
    const figure = scatterPlot(
      dots,
      { x: say("hours", "时间（小时）"), y: say("amount", "数量"), xStep: 1, yStep: 10 },
      say(
        `Scatter plot whose points ${falls ? "fall" : "rise"} from left to right`,
        `散点图，点从左到右${falls ? "下降" : "上升"}`,
      ),
    );
    if (kind === "kind") {
      const names: Readonly<Record<string, Words>> = {
        up: say("a positive association", "正相关"),
        down: say("a negative association", "负相关"),
        none: say("no association", "没有相关性"),
        curve: say("first falling, then rising", "先减少后增加"),
      };
      const right = falls ? "down" : "up";
      return {
        stem: say(
          "What does the scatter plot show between hours and amount?",
          "从散点图看，时间与数量之间有怎样的关系？",
        ),
        figure,
        ask: {
          type: "single_choice",
          right,
          wrong: { turnsTheDirection: falls ? "up" : "down", seesNoPattern: "none", seesACurve: "curve" },
          show: (value: string) => names[value] ?? value,
        },
        explanation: say(
          `As the hours grow, the amount ${falls ? "falls" : "grows"} along a line: ${names[right]?.en ?? ""}.`,
          `时间增加，数量沿一条直线${falls ? "减少" : "增加"}：${names[right]?.zh ?? ""}。`,
        ),
        features: { steps: 1 },
        holds: (value: string) => {
          const covariance = sum(dots.map(([x, y]) => (x - 5) * (y - mean(dots.map((dot) => dot[1])))));
          return value === (covariance < 0 ? "down" : "up");
        },
      };
    }
    const at = draw.pick([11, 12]);
    const right = start + slope * at;
    if (right < 5) return undefined;
    return {
      stem: say(
        `A line of best fit for these points is ${maths(`y = ${slope}x + ${start}`)}. Which amount does it ` +
          `predict for ${at} hours?`,
        `这些点的拟合直线为 ${maths(`y = ${slope}x + ${start}`)}。时间为 ${at} 小时时，预测的数量是多少？`,
      ),
      figure,
      ask: {
        type: "single_choice",
        right,
        wrong: {
          forgetsTheConstant: Math.abs(slope * at),
          turnsTheSign: Math.abs(start - slope * at),
          readsTheLastPoint: start + slope * 9,
          swapsTheNumbers: start * at + slope,
          oneStepTooMany: right + slope,
        },
        show: num,
      },
      explanation: say(
        `Put ${maths(`x = ${at}`)}: ${maths(`${slope} \\times ${at} + ${start} = ${right}`)}.`,
        `把 ${maths(`x = ${at}`)} 代入：${maths(`${slope} \\times ${at} + ${start} = ${right}`)}。`,
      ),
      features: { steps: 2, negative: falls, context: true },
      holds: (value: number) => (value - start) / slope === at,
    };
  },
});
