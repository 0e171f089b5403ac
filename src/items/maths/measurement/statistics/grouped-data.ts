import { near, range, sum } from "../../../engine/algebra";
import { table as tableOf } from "../../../engine/figures/table";
import { defineMathsModel } from "../../../engine/model";
import { maths, num, say, tidy, type Words } from "../../../engine/words";

const width = 10;

/** A table of classes with the number of values in each; undefined is an unknown number. */
const table = (counts: readonly (number | undefined)[]): Words => {
  const rows = counts.map((size, k) => [`${k * width}–${(k + 1) * width}`, size === undefined ? "n" : String(size)]);
  return say(
    tableOf(["Minutes", "Students"], rows, { headed: true }).en,
    tableOf(["时间（分钟）", "人数"], rows, { headed: true }).zh,
  );
};

/** Data in classes: the estimated mean, the class of the median, a number of students from the mean. */
export const groupedData = defineMathsModel<"mean" | "median" | "missing">({
  name: "grouped-data",
  area: "measurement",
  skill: "meanMedian",
  settings: { 230: "mean", 240: "median", 250: "missing" },
  generate(draw, kind) {
    const counts = range(0, kind === "median" ? 4 : 3).map(() => draw.int(2, 14));
    const total = sum(counts);
    const mids = counts.map((_, k) => (k + 0.5) * width);
    const weighted = sum(counts.map((size, k) => size * (mids[k] ?? 0)));
    const mean = tidy(weighted / total);
    if (kind === "median") {
      const upTo = counts.map((_, k) => sum(counts.slice(0, k + 1)));
      const right = upTo.findIndex((size) => size >= total / 2);
      const largest = counts.indexOf(Math.max(...counts));
      if (total % 2 === 0 || largest === right || new Set(counts).size < 5) return undefined;
      const className = (k: number) =>
        say(`${k * width} to ${(k + 1) * width} minutes`, `${k * width} 到 ${(k + 1) * width} 分钟`);
      return {
        stem: say(
          "The table shows how long students needed. Which class contains the median?",
          "下表是学生所用的时间。中位数落在哪一组？",
        ),
        figure: table(counts),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            takesTheLargestClass: largest,
            takesTheMiddleClass: 2,
            takesTheNextClass: (right + 1) % 5,
            takesTheClassBefore: (right + 4) % 5,
            takesAnother: (right + 2) % 5,
          },
          show: className,
        },
        explanation: say(
          `There are ${total} students, so the median is number ${(total + 1) / 2}. Add up the classes: ` +
            `${upTo.join(", ")}. ` +
            `That is in ${className(right).en}.`,
          `共有 ${total} 名学生，中位数是第 ${(total + 1) / 2} 个。逐组累加：${upTo.join("，")}。所以落在 ${className(right).zh}。`,
        ),
        features: { steps: 3, close: true },
        holds: (value: number) => {
          const all = counts.flatMap((size, k) => range(1, size).map(() => k));
          return all[(total - 1) / 2] === value;
        },
      };
    }
    if (mean !== Math.round(mean * 2) / 2 || new Set(counts).size < 3) return undefined;
    const terms = (list: readonly (number | string)[]) =>
      list.map((size, k) => `${mids[k] ?? 0} \\times ${size}`).join(" + ");
    if (kind === "mean")
      return {
        stem: say(
          "The table shows how long students needed. What is the mean time in minutes, estimated with the " +
            "middles of the " +
            "classes?",
          "下表是学生所用的时间。用组中值估计，平均用时是多少分钟？",
        ),
        figure: table(counts),
        ask: {
          type: "single_choice",
          right: mean,
          wrong: {
            takesLowerEnds: tidy(mean - width / 2),
            takesUpperEnds: tidy(mean + width / 2),
            averagesTheMiddles: sum(mids) / mids.length,
            sharesByTheClasses: tidy(weighted / counts.length),
            slipsAStep: tidy(mean + 1),
            slipsBack: tidy(mean - 1),
          },
          show: num,
        },
        explanation: say(
          `Middle times number, added: ${maths(`${terms(counts)} = ${weighted}`)}. Divided by ${total}: ${num(mean)}.`,
          `组中值乘人数再相加：${maths(`${terms(counts)} = ${weighted}`)}。除以 ${total}：${num(mean)}。`,
        ),
        features: { steps: 4, fraction: mean !== Math.round(mean) },
        calculator: true,
        holds: (value: number) => near(sum(counts.map((size, k) => size * ((mids[k] ?? 0) - value))), 0, 1e-6),
      };
    const hidden = draw.int(0, 3);
    const right = counts[hidden] ?? 0;
    const middle = mids[hidden] ?? 0;
    if (near(middle, mean)) return undefined;
    const known = total - right;
    const knownSum = weighted - right * middle;
    return {
      stem: say(
        `The mean time, estimated with the middles of the classes, is ${num(mean)} minutes. What is ${maths("n")}?`,
        `用组中值估计，平均用时是 ${num(mean)} 分钟。${maths("n")} 是多少？`,
      ),
      figure: table(counts.map((size, k) => (k === hidden ? undefined : size))),
      ask: { type: "numeric_entry", right },
      explanation: say(
        `The others are ${known} students with ${knownSum} minutes. From ` +
          `${maths(`${knownSum} + ${middle}n = ${mean}(${known} + n)`)} follows ${maths(`n = ${right}`)}.`,
        `其余 ${known} 名学生共 ${knownSum} 分钟。由 ${maths(`${knownSum} + ${middle}n = ${mean}(${known} + n)`)} ` +
          `得 ${maths(`n = ${right}`)}。`,
      ),
      features: { steps: 4 },
      calculator: true,
      holds: (value: number) => near(knownSum + middle * value, mean * (known + value), 1e-6),
    };
  },
});
