import { range } from "../../../engine/algebra";
import { joinSentences, under } from "../../../engine/figures/descriptions";
import { circle, colours, figure, line, rect, text } from "../../../engine/figures/svg";
import { defineMathsModel } from "../../../engine/model";
import { count, maths, num, say } from "../../../engine/words";

const degrees = (value: number): string => `${num(value)} °C`;

interface Scale {
  /** Degrees from one mark to the next, and from one labelled mark to the next. */
  readonly step: number;
  readonly label: number;
  readonly highest: number;
  readonly two: boolean;
}

/** One thermometer, or two of which the difference is asked. */
export const thermometer = defineMathsModel<Scale>({
  name: "thermometer",
  area: "measurement",
  skill: "scales",
  settings: {
    160: { step: 1, label: 5, highest: 20, two: false },
    170: { step: 2, label: 10, highest: 40, two: false },
    190: { step: 2, label: 10, highest: 40, two: true },
  },
  generate(draw, { step, label, highest, two }) {
    const marks = highest / step;
    const shown = range(1, two ? 2 : 1).map(() => step * draw.int(3, marks - 2));
    const [one = 0, other = 0] = shown;
    if (shown.some((value) => value % label === 0) || (two && one - other < 3 * step)) return undefined;
    const right = two ? one - other : one;
    const below = Math.floor(one / label) * label;
    const y = (value: number) => 16 + (highest - value) * (200 / highest);
    const drawn = (value: number, x: number): string[] => [
      rect(x - 7, 8, 14, 214, { fill: colours.paper }),
      rect(x - 6, y(value), 12, 222 - y(value), { fill: colours.blue, stroke: "none" }),
      circle([x, 230], 13, { fill: colours.blue }),
      ...range(0, marks).map((k) =>
        line([x + 7, y(k * step)], [x + ((k * step) % label === 0 ? 20 : 14), y(k * step)], { "stroke-width": 1.2 }),
      ),
      ...range(0, highest / label).map((k) =>
        text([x + 26, y(k * label)], String(k * label), { "text-anchor": "start", "font-size": 14 }),
      ),
    ];
    return {
      stem: two
        ? say(
            "The left thermometer shows the temperature at noon, the right one in the evening. By how much did " +
              "it fall?",
            "左边的温度计是中午的气温，右边的是傍晚的气温。气温下降了多少？",
          )
        : say("Which temperature does the thermometer show?", "温度计显示的温度是多少？"),
      figure: figure(
        two ? 240 : 130,
        250,
        joinSentences(
          say(
            `${two ? "Two thermometers" : "A thermometer"} with numbers from 0 to ${highest} in steps of ${label}`,
            `${two ? "两支" : "一支"}温度计，标数从 0 到 ${highest}，每 ${label} 标一个数`,
          ),
          say(`The marks divide each step into ${label / step}`, `相邻两个数之间分成 ${label / step} 小格`),
          ...shown.map((value, k) => {
            const [en, zh] = two
              ? ([
                  ["Left", "左边"],
                  ["Right", "右边"],
                ][k] ?? ["", ""])
              : ["The liquid", "液柱"];
            const number = Math.floor(value / label) * label;
            return under(
              say(en ?? "", zh ?? ""),
              say(
                `${count((value - number) / step, "mark")} above ${number}`,
                `${number} 以上第 ${(value - number) / step} 小格`,
              ),
            );
          }),
        ),
        () => shown.flatMap((value, k) => drawn(value, 45 + k * 110)),
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: two
          ? {
              countsMarksAsOnes: right / step,
              readsTheFirstOnly: one,
              readsTheSecondOnly: other,
              slipsAMark: right + step,
              slipsAMarkBack: right - step,
            }
          : {
              countsMarksAsOnes: below + (one - below) / step,
              countsMarksAsFives: below + (5 * (one - below)) / step,
              slipsAMark: one + step,
              slipsAMarkBack: one - step,
              readsTheNextLabel: below + label,
              readsTheLabelBelow: below,
            },
        show: degrees,
      },
      explanation: two
        ? say(
            `Each mark is ${step} °C. The temperatures are ${degrees(one)} and ${degrees(other)}: ` +
              `${maths(`${one} - ${other} = ${right}`)}, so ${degrees(right)}.`,
            `每小格是 ${step} °C。两个温度是 ${degrees(one)} 和 ${degrees(other)}：` +
              `${maths(`${one} - ${other} = ${right}`)}，即 ${degrees(right)}。`,
          )
        : say(
            `Each mark is ${step} °C. From ${below} count ${count((one - below) / step, "mark")} up: ${degrees(one)}.`,
            `每小格是 ${step} °C。从 ${below} 往上数 ${(one - below) / step} 格：${degrees(one)}。`,
          ),
      features: { steps: two ? 3 : step, close: step > 1 },
      holds: (value: number) =>
        two ? other + value === one : value / step === Math.round(marks - (y(one) - 16) / (200 / marks)),
    };
  },
});
