import { defineMathsModel } from "../../../engine/model";
import { count, say, type Words } from "../../../engine/words";

const days: readonly Words[] = [
  say("Monday", "星期一"),
  say("Tuesday", "星期二"),
  say("Wednesday", "星期三"),
  say("Thursday", "星期四"),
  say("Friday", "星期五"),
  say("Saturday", "星期六"),
  say("Sunday", "星期日"),
];

export const weekdays = defineMathsModel<{ after: readonly number[] }>({
  name: "days-of-the-week",
  area: "measurement",
  skill: "time",
  settings: { 150: { after: [1, -1] }, 160: { after: [2, 3, -2] }, 180: { after: [10, 12, 16, 20] } },
  generate(draw, { after }) {
    const today = draw.int(0, 6);
    const shift = draw.pick(after);
    const at = (value: number) => (((today + value) % 7) + 7) % 7;
    const right = at(shift);
    const show = (value: number): Words => days[value] ?? say("", "");
    const now = show(today);
    const phrases: Readonly<Record<number, Words>> = {
      1: say("What day is it tomorrow?", "明天是星期几？"),
      [-1]: say("What day was it yesterday?", "昨天是星期几？"),
      [-2]: say("What day was it two days ago?", "前天是星期几？"),
    };
    const question = phrases[shift] ?? say(`What day is it ${shift} days later?`, `再过 ${shift} 天是星期几？`);
    return {
      stem: say(`Today is ${now.en}. ${question.en}`, `今天是${now.zh}。${question.zh}`),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          goesTheWrongWay: at(-shift),
          countsTodayToo: at(shift - Math.sign(shift)),
          countsOneTooFar: at(shift + Math.sign(shift)),
          staysOnToday: today,
          countsTwoTooFar: at(shift + 2 * Math.sign(shift)),
        },
        show,
      },
      explanation:
        shift > 6
          ? say(
              `After each 7 days the name of the day is the same. ${shift} days are ` +
                `${count(Math.floor(shift / 7), "week")} and ${count(shift % 7, "day")}, so it is ` +
                `${show(right).en}.`,
              `每过 7 天又是同一个星期几。${shift} 天是 ${Math.floor(shift / 7)} 周零 ${shift % 7} 天，所以是${show(right).zh}。`,
            )
          : say(
              `Count ${shift > 0 ? "on" : "back"} ${count(Math.abs(shift), "day")} from ${now.en}: it is ` +
                `${show(right).en}.`,
              `从${now.zh}往${shift > 0 ? "后" : "前"}数 ${Math.abs(shift)} 天，是${show(right).zh}。`,
            ),
      features: { steps: Math.abs(shift) > 1 ? 2 : 1, context: true },
      holds: (value: number) => {
        let day = today;
        for (let k = 0; k < Math.abs(shift); k += 1)
          day = shift > 0 ? (day === 6 ? 0 : day + 1) : day === 0 ? 6 : day - 1;
        return day === value;
      },
    };
  },
});
