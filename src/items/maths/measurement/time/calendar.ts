import { range } from "../../../engine/algebra";
import { byRow, joinSentences } from "../../../engine/figures/descriptions";
import { colours, figure, line, text } from "../../../engine/figures/svg";
import { defineMathsModel } from "../../../engine/model";
import { num, ordinal, say, type Words } from "../../../engine/words";

const days: readonly Words[] = [
  say("Monday", "星期一"),
  say("Tuesday", "星期二"),
  say("Wednesday", "星期三"),
  say("Thursday", "星期四"),
  say("Friday", "星期五"),
  say("Saturday", "星期六"),
  say("Sunday", "星期日"),
];
const heads: readonly Words[] = [
  say("Mon", "一"),
  say("Tue", "二"),
  say("Wed", "三"),
  say("Thu", "四"),
  say("Fri", "五"),
  say("Sat", "六"),
  say("Sun", "日"),
];
const nameOf = (day: number): Words => days[day % 7] ?? say("", "");

const weeks = (start: number, length: number): (readonly [from: number, to: number])[] =>
  range(0, Math.ceil((start + length) / 7) - 1).map((week) => [
    Math.max(1, week * 7 - start + 1),
    Math.min(length, week * 7 - start + 7),
  ]);
/** Describes a month by the first and last day of each row. */
const monthDescription = (start: number, length: number): Words => {
  const dated = (date: number) =>
    say(`${heads[(start + date - 1) % 7]?.en} ${date}`, `${nameOf(start + date - 1).zh} ${date} 日`);
  return joinSentences(
    say(
      "A page of a calendar; weeks go from Mon, Tue, Wed, Thu, Fri, Sat to Sun",
      "一张月历，每行从一、二、三、四、五、六到日",
    ),
    ...byRow(
      weeks(start, length).map(([from, to]) =>
        from === to ? dated(from) : say(`${dated(from).en} to ${dated(to).en}`, `${dated(from).zh}到${dated(to).zh}`),
      ),
    ),
  );
};

const month = (start: number, length: number): Words =>
  figure(330, Math.ceil((start + length) / 7) * 30 + 52, monthDescription(start, length), (language) => [
    ...heads.map((head, k) => text([36 + k * 43, 20], head[language], { fill: colours.muted, "font-size": 14 })),
    line([8, 36], [322, 36]),
    ...range(1, length).map((date) =>
      text([36 + ((start + date - 1) % 7) * 43, 56 + Math.floor((start + date - 1) / 7) * 30], String(date)),
    ),
  ]);

/** A month: the day of a date, how often a day comes, the day on which the next month begins. */
export const readCalendar = defineMathsModel<"day" | "count" | "next">({
  name: "read-calendar",
  area: "measurement",
  skill: "time",
  settings: { 160: "day", 170: "count", 180: "next" },
  generate(draw, kind) {
    const start = draw.int(0, 6);
    const length = draw.int(30, 31);
    if (kind === "count") {
      const day = draw.int(0, 6);
      const dates = range(1, length).filter((date) => (start + date - 1) % 7 === day);
      const name = nameOf(day);
      const right = dates.length;
      return {
        stem: say(`How many ${name.en}s does this month have?`, `这个月有几个${name.zh}？`),
        figure: month(start, length),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            takesTheUsualNumber: right === 4 ? 5 : 4,
            countsAnEmptySquare: right + 1,
            missesOne: right - 1,
            takesTheDaysOfAWeek: 7,
            missesTwo: right - 2,
          },
          show: num,
        },
        explanation: say(
          `They are the dates ${dates.join(", ")}, so there are ${right}.`,
          `日期是 ${dates.join("，")}，一共 ${right} 个。`,
        ),
        features: { steps: 2 },
        holds: (value: number) => {
          const first = ((day - start + 7) % 7) + 1;
          return first + 7 * (value - 1) <= length && first + 7 * value > length;
        },
      };
    }
    const date = draw.int(8, 27);
    const right = kind === "day" ? (start + date - 1) % 7 : (start + length) % 7;
    return {
      stem:
        kind === "day"
          ? say(`Which day of the week is the ${ordinal(date)} of this month?`, `这个月的 ${date} 日是星期几？`)
          : say(
              "This is the whole month. On which day of the week does the next month begin?",
              "这是一整个月的月历。下个月的第一天是星期几？",
            ),
      figure: month(start, length),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          looksAtTheColumnBefore: (right + 6) % 7,
          looksAtTheNextColumn: (right + 1) % 7,
          takesTheFirstDay: start,
          countsTwoTooFar: (right + 2) % 7,
        },
        show: nameOf,
      },
      explanation:
        kind === "day"
          ? say(
              `Go up from ${date} to the head of its column: ${nameOf(right).en}.`,
              `从 ${date} 往上看到这一列的顶端：${nameOf(right).zh}。`,
            )
          : say(
              `The last day, ${length}, is a ${nameOf(right + 6).en}. The day after it is a ${nameOf(right).en}.`,
              `最后一天 ${length} 日是${nameOf(right + 6).zh}，它的后一天是${nameOf(right).zh}。`,
            ),
      features: { steps: kind === "day" ? 1 : 2 },
      holds: (value: number) =>
        kind === "day"
          ? range(1, date - 1).reduce((day) => (day + 1) % 7, start) === value
          : (value + 7 - start) % 7 === length - 28,
    };
  },
});
