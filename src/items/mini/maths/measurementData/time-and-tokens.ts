import { range, sum } from "../../../engine/algebra";
import { byRow, clockDescription, joinedWords, joinSentences, under } from "../../../engine/figures/descriptions";
import { polar } from "../../../engine/figures/svg";
import type { Point } from "../../../engine/figures/svg";
import { same, say, type Words } from "../../../engine/words";
import { aboveBy, defineMiniModel } from "../../engine/model";
import { miniCircle, miniFigure, miniLine, miniRect, miniText, yellow } from "../figure";
import { drawings, numbers, textOptions, type MathModel } from "../model";

const area = "measurementData" as const;

const clock = (hour: number, minute: number, size = 200): Words => {
  const scale = size / 200;
  const middle: Point = [size / 2, size / 2];
  return miniFigure(size, size, clockDescription(hour, minute), [
    miniCircle(middle[0], middle[1], 92 * scale),
    ...range(1, 12).flatMap((k) => {
      const degrees = 90 - k * 30;
      const [x, y] = polar(middle, 72 * scale, degrees);
      return [
        miniLine(polar(middle, 86 * scale, degrees), polar(middle, 92 * scale, degrees)),
        miniText(x, y, String(k), { "font-size": Math.round(20 * scale) }),
      ];
    }),
    miniLine(middle, polar(middle, 36 * scale, 90 - (hour + minute / 60) * 30), { "stroke-width": 6 * scale }),
    miniLine(middle, polar(middle, 52 * scale, 90 - minute * 6), { "stroke-width": 4 * scale, stroke: "#5a9bd8" }),
  ]);
};

const shown = (hour: number, minute: number): string => `${hour}:${String(minute).padStart(2, "0")}`;
const previous = (hour: number): number => ((hour + 10) % 12) + 1;
const following = (hour: number): number => (hour % 12) + 1;

/** The time on a clock face. */
export const readClock: MathModel = defineMiniModel<
  { minutes: readonly number[]; hours?: readonly [number, number] },
  "measurementData"
>({
  area,
  name: "read-clock",
  skill: "time",
  settings: {
    140: { minutes: [0], hours: [1, 4] },
    150: { minutes: [0], hours: [5, 12] },
    160: { minutes: [30] },
    170: { minutes: [15, 45] },
    180: { minutes: [5, 10, 20, 25, 35, 40, 50, 55] },
  },
  generate(draw, { minutes, hours = [1, 12] }, level) {
    const [hour, minute] = [draw.int(...hours), draw.pick(minutes)];
    const swapped = shown(minute === 0 ? 12 : minute / 5, (hour % 12) * 5);
    return {
      stem: say("What time is it?", "现在几点？"),
      figure: clock(hour, minute),
      ...textOptions(shown(hour, minute), [
        ...(level === 140 ? [] : [swapped]),
        shown(minute === 0 ? previous(hour) : following(hour), minute),
        shown(hour, (minute + 30) % 60),
        shown(previous(hour), minute),
        shown(following(following(hour)), minute),
      ]),
      explanation: say(
        `The short hand tells the hour and the long hand the minutes: ${shown(hour, minute)}.`,
        `短针指几时，长针指几分：${shown(hour, minute)}。`,
      ),
      above: minute % 15 === 0 ? 5 : 7,
      holds: (value: string) => value === shown(hour, minute),
    };
  },
});

/** The clock that shows a time. */
export const whichClock: MathModel = defineMiniModel<{ minute: number }, "measurementData">({
  area,
  name: "which-clock",
  skill: "time",
  settings: { 150: { minute: 0 }, 160: { minute: 30 } },
  generate(draw, { minute }) {
    const hour = draw.int(1, 11);
    if (minute === 30 && hour === 6) return undefined;
    const right = shown(hour, minute);
    const said = minute === 0 ? `${hour} o'clock` : `half past ${hour}`;
    return {
      heard: `Which clock shows ${said}?`,
      stem: say(`Which clock shows ${said.replace("'", "’")}?`, `哪个钟是 ${hour} 点${minute === 0 ? "整" : "半"}？`),
      ...drawings(
        right,
        [
          shown(minute === 0 ? 12 : 6, hour * 5),
          shown(following(hour), minute),
          shown(hour, minute === 0 ? 30 : 0),
          shown(previous(hour), minute),
        ],
        (value) => {
          const [one = 12, other = 0] = value.split(":").map(Number);
          return clock(one, other, 130);
        },
      ),
      explanation: say(
        minute === 0
          ? `The long hand points up, the short hand at ${hour}.`
          : `The long hand points down, the short hand is past ${hour}.`,
        minute === 0 ? `长针指 12，短针指 ${hour}。` : `长针指 6，短针走过 ${hour}。`,
      ),
      holds: (value: string) => value === right,
    };
  },
});

/** The time some hours or half an hour later. */
export const laterTime: MathModel = defineMiniModel<{ spans: readonly number[] }, "measurementData">({
  area,
  name: "later",
  skill: "time",
  settings: { 180: { spans: [60, 120] }, 190: { spans: [30, 90] }, 200: { spans: [30, 90] } },
  generate(draw, { spans }, level) {
    const past = level === 200 ? [35, 40, 50, 55] : [15, 30, 45];
    const start = draw.int(1, 9) * 60 + (level < 190 ? 0 : draw.pick(past));
    const span = draw.pick(spans);
    const at = (minutes: number) => shown(Math.floor(minutes / 60), minutes % 60);
    const lasts = { 30: "half an hour", 60: "one hour", 90: "one hour and a half", 120: "two hours" }[span] ?? "";
    const lastsZh = { 30: "半小时", 60: "1 小时", 90: "一个半小时", 120: "2 小时" }[span] ?? "";
    return {
      stem: say(`What time is it ${lasts} later?`, `再过${lastsZh}是几点？`),
      figure: clock(Math.floor(start / 60), start % 60),
      ...textOptions(at(start + span), [
        at(start),
        at(start + span + 60),
        at(start + (span === 30 ? 60 : 30)),
        at(start + span + 30),
      ]),
      explanation: say(
        `It is ${at(start)}; ${lasts} later it is ${at(start + span)}.`,
        `现在是 ${at(start)}，再过${lastsZh}是 ${at(start + span)}。`,
      ),
      above: 6,
      holds: (value: string) => {
        const [one = 0, other = 0] = value.split(":").map(Number);
        return one * 60 + other - start === span;
      },
    };
  },
});

/** Round tokens with their worth on them. */
export const tokens: MathModel = defineMiniModel<{ worths: readonly number[]; size: number }, "measurementData">({
  area,
  name: "tokens",
  skill: "money",
  settings: {
    150: { worths: [1, 2], size: 4 },
    160: { worths: [1, 2, 5], size: 4 },
    170: { worths: [1, 5, 10], size: 5 },
    180: { worths: [2, 5, 10], size: 6 },
    190: { worths: [5, 10, 20], size: 6 },
    200: { worths: [5, 20, 25, 50], size: 6 },
  },
  generate(draw, { worths, size }, level) {
    const list = Array.from({ length: size }, () => draw.pick(worths)).toSorted((a, b) => b - a);
    const right = sum(list);
    if (new Set(list).size < Math.min(worths.length, 3)) return undefined;
    const shownWorths = level >= 180 ? draw.shuffled(list) : list;
    const parts = shownWorths.flatMap((worth, k) => [
      miniCircle(34 + k * 62, 34, 28, yellow),
      miniText(34 + k * 62, 34, String(worth), { "font-size": 24, "font-weight": 600, fill: "#1f2430" }),
    ]);
    const [most = 0] = list;
    return {
      stem: say("How much are the tokens worth in all?", "这些代币一共值多少？"),
      figure: miniFigure(
        size * 62 + 8,
        68,
        joinSentences(
          under(say("Round tokens", "圆代币"), joinedWords(shownWorths.map((worth) => same(String(worth))))),
        ),
        parts,
      ),
      ...numbers(right, [right - (list.at(-1) ?? 1), right + (list.at(-1) ?? 1), right + most, right - most, size]),
      explanation: say(`${list.join(" + ")} = ${right}`, `${list.join(" + ")} = ${right}`),
      above: aboveBy(right, size * Math.min(...worths), size * Math.max(...worths)),
      holds: (value: number) => list.reduce((rest, worth) => rest - worth, value) === 0,
    };
  },
});

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
const daysZh = ["星期一", "星期二", "星期三", "星期四", "星期五", "星期六", "星期日"] as const;
const short = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;
const dayOf = (k: number): string => days[((k % 7) + 7) % 7] ?? "";

/** Describes a month of 30 days by the first and last day of each row. */
const pageDescription = (offset: number): Words => {
  const dated = (date: number) => {
    const day = (offset + date - 1) % 7;
    return say(`${short[day] ?? ""} ${date}`, `${daysZh[day] ?? ""} ${date} 号`);
  };
  const rows = range(0, Math.ceil((offset + 30) / 7) - 1).map((week) => {
    const [from, to] = [Math.max(1, week * 7 - offset + 1), Math.min(30, week * 7 - offset + 7)];
    return from === to
      ? dated(from)
      : say(`${dated(from).en} to ${dated(to).en}`, `${dated(from).zh}到${dated(to).zh}`);
  });
  return joinSentences(
    say(`A calendar page; weeks go ${short.join(", ")}`, `一页日历，每行依次是 ${short.join("、")}（星期一到星期日）`),
    ...byRow(rows),
  );
};

/** Days in their order, and dates on a calendar. */
export const calendar: MathModel = defineMiniModel<"after" | "before" | "week" | "on" | "next", "measurementData">({
  area,
  name: "calendar",
  skill: "calendar",
  settings: { 150: "after", 160: "before", 170: "on", 180: "week", 190: "next" },
  generate(draw, kind) {
    const k = draw.int(0, 6);
    const zhOf = (day: number): string => daysZh[((day % 7) + 7) % 7] ?? "";
    const isDay = kind === "after" || kind === "before";
    const answer = kind === "after" ? k + 1 : k - 1;
    if (isDay)
      return {
        stem:
          kind === "after"
            ? say(`Which day comes after ${dayOf(k)}?`, `${zhOf(k)}的后一天是星期几？`)
            : say(`Which day comes before ${dayOf(k)}?`, `${zhOf(k)}的前一天是星期几？`),
        ask: {
          type: "single_choice",
          right: dayOf(answer),
          wrong: {
            goesTheOtherWay: dayOf(2 * k - answer),
            goesTwoDays: dayOf(2 * answer - k),
            goesThreeDays: dayOf(k + 3),
          },
          show: (value: string) => say(value, zhOf(days.findIndex((day) => day === value))),
          unordered: true,
        },
        named: (value: string) => value,
        explanation: say(
          `${dayOf(answer)} comes ${kind} ${dayOf(k)}.`,
          `${zhOf(k)}的${kind === "after" ? "后" : "前"}一天是${zhOf(answer)}。`,
        ),
        holds: (value: string) => value === dayOf(answer),
      };
    const offset = draw.int(0, 6);
    const date = draw.int(4, 20);
    const cell = (n: number): Point => [28 + ((n + offset - 1) % 7) * 52, 62 + Math.floor((n + offset - 1) / 7) * 36];
    const parts = [
      ...short.map((name, column) => miniText(28 + column * 52, 22, name, { "font-size": 16, "font-weight": 600 })),
      ...range(1, 30).map((n) => miniText(...cell(n), String(n), { "font-size": 17 })),
      miniRect(2, 2, 366, 252, { rx: 8, "stroke-opacity": 0.45 }),
    ];
    const figureOf = miniFigure(370, 256, pageDescription(offset), parts);
    const weekday = date + offset - 1;
    if (kind === "on")
      return {
        stem: say(`Which day of the week is day ${date}?`, `${date} 号是星期几？`),
        figure: figureOf,
        ask: {
          type: "single_choice",
          right: dayOf(weekday),
          wrong: {
            readsTheNextColumn: dayOf(weekday + 1),
            readsTheColumnBefore: dayOf(weekday - 1),
            readsAnother: dayOf(weekday + 3),
          },
          show: (value: string) => say(value, zhOf(days.findIndex((day) => day === value))),
          unordered: true,
        },
        explanation: say(`Day ${date} stands under ${dayOf(weekday)}.`, `${date} 号在${zhOf(weekday)}那一列。`),
        holds: (value: string) => value === dayOf(weekday),
      };
    const span = kind === "week" ? 7 : 10;
    return {
      stem: say(
        kind === "week"
          ? `Today is day ${date}. Which day is it in one week?`
          : `Today is day ${date}. Which day is it in ${span} days?`,
        kind === "week" ? `今天是 ${date} 号，一周以后是几号？` : `今天是 ${date} 号，${span} 天以后是几号？`,
      ),
      figure: figureOf,
      ...numbers(date + span, [date + span - 1, date + span + 1, date - span, date + 5, date + 1]),
      explanation: say(`${date} + ${span} = ${date + span}`, `${date} + ${span} = ${date + span}`),
      holds: (value: number) => value - span === date,
    };
  },
});
