import { fraction, range, showFraction, texFraction, worth } from "../../../engine/algebra";
import { table } from "../../../engine/figures/table";
import { maths, say } from "../../../engine/words";
import { entry } from "../engine/entry";
import { defineSatMathModel } from "../engine/model";

const surveys = [
  {
    rows: ["Juniors", "Seniors"],
    columns: ["Bus", "Bicycle"],
    row: "a junior",
    column: "comes by bus",
    who: "students",
  },
  {
    rows: ["Adults", "Children"],
    columns: ["Comedy", "Drama"],
    row: "an adult",
    column: "chose the comedy",
    who: "visitors",
  },
  {
    rows: ["Morning", "Evening"],
    columns: ["Tea", "Coffee"],
    row: "a morning guest",
    column: "ordered tea",
    who: "guests",
  },
] as const;

export const probabilityTable = defineSatMathModel({
  name: "sat-probability-in-a-table",
  domain: "data",
  skill: "probability",
  kinds: {
    easy: (draw) => {
      const { rows, columns, column, who } = draw.pick(surveys);
      const [a, b, c, d] = draw.some(4, range(6, 30)) as [number, number, number, number];
      const total = a + b + c + d;
      const right = fraction(a + c, total);
      const share = `\\frac{${a + c}}{${total}}`;
      const worked = right[1] === total ? share : `${share} = ${texFraction(right)}`;
      return {
        stem:
          `The table shows how ${total} ${who} answered a survey. If one of them is selected at random, ` +
          `what is the probability that the person ${column}?`,
        figure: table(
          ["", ...columns, "Total"],
          [
            [rows[0], `${a}`, `${b}`, `${a + b}`],
            [rows[1], `${c}`, `${d}`, `${c + d}`],
            ["Total", `${a + c}`, `${b + d}`, `${total}`],
          ],
          { headed: true },
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            takesOneCell: fraction(a, total),
            takesTheColumnAsWhole: fraction(a, a + c),
            takesTheOthers: fraction(b + d, total),
            takesTheRowAsWhole: fraction(a, a + b),
          },
          show: showFraction,
          worth,
        },
        explanation: say(
          `${a + c} of the ${total} ${who} are in that column: ${maths(worked)}.`,
          `${total} 人中这一列有 ${a + c} 人：${maths(worked)}。`,
        ),
        features: { steps: 1, fraction: true, context: true },
        holds: (value: readonly number[]) => Math.abs(worth(value) - (1 - (b + d) / total)) < 1e-9,
      };
    },
    medium: (draw) => {
      const { rows, columns, row, column, who } = draw.pick(surveys);
      const [a, b, c, d] = draw.some(4, range(4, 24)) as [number, number, number, number];
      const right = fraction(a, a + b);
      return {
        stem:
          `The table shows how some ${who} answered a survey. If ${row} is selected at random from this ` +
          `group, what is the probability that this person ${column}?`,
        figure: table(
          ["", ...columns],
          [
            [rows[0], `${a}`, `${b}`],
            [rows[1], `${c}`, `${d}`],
          ],
          { headed: true },
        ),
        ask: entry(right),
        explanation: say(
          `Only the first row counts: ${maths(`${a} + ${b} = ${a + b}`)} people, of whom ${a} are in the column ` +
            `asked for: ` +
            `${showFraction(right)}.`,
          `只看第一行：共 ${maths(`${a} + ${b} = ${a + b}`)} 人，其中符合条件的 ${a} 人，概率是 ` +
            `${showFraction(right)}。`,
        ),
        features: { steps: 2, fraction: true, context: true },
        holds: (value: number) => Math.abs(value * (a + b + c + d) * ((a + b) / (a + b + c + d)) - a) < 1e-9,
      };
    },
    hard: (draw) => {
      const [n, d] = draw.pick([
        [2, 5],
        [3, 5],
        [3, 8],
        [5, 8],
        [4, 7],
        [2, 7],
        [4, 9],
      ] as const);
      const k = draw.int(4, 9);
      const [group, chosen] = [d * k, n * k];
      const others = draw.int(3, 15) * 4;
      const total = group + others;
      return {
        stem:
          `Each of the ${total} members of a sports club plays either tennis or badminton, but not both. ` +
          `${others} of the members are ` +
          `adults, and the others are teenagers. If a teenager is selected at random, the probability that the ` +
          `teenager plays ` +
          `tennis is ${maths(`\\frac{${n}}{${d}}`)}. How many teenagers play badminton?`,
        ask: entry(group - chosen),
        explanation: say(
          `There are ${maths(`${total} - ${others} = ${group}`)} teenagers. The share that plays badminton is ` +
            `${maths(`1 - \\frac{${n}}{${d}} = ${texFraction([d - n, d])}`)}: ` +
            `${maths(`${texFraction([d - n, d])} \\times ${group} = ${group - chosen}`)}.`,
          `青少年共 ${maths(`${total} - ${others} = ${group}`)} 人。打羽毛球的占 ` +
            `${maths(`1 - \\frac{${n}}{${d}} = ${texFraction([d - n, d])}`)}：` +
            `${maths(`${texFraction([d - n, d])} \\times ${group} = ${group - chosen}`)}。`,
        ),
        features: { steps: 3, fraction: true, context: true },
        holds: (value: number) => Math.abs((total - others - value) / (total - others) - n / d) < 1e-9,
      };
    },
  },
});
