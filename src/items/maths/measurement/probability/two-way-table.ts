import { fraction, near, range, showFraction, worth } from "../../../engine/algebra";
import { defineMathsModel } from "../../../engine/model";
import { maths, say } from "../../../engine/words";

/** Shares in a two-way table. A share of all and a share of one row both need an addition and a fraction: one level. */
export const twoWayTable = defineMathsModel<readonly ("share" | "conditional")[]>({
  name: "two-way-table",
  area: "measurement",
  skill: "twoWayTables",
  settings: { 220: ["conditional", "share"] },
  generate(draw, kinds) {
    const kind = draw.pick(kinds);
    const [a, b, c, d] = draw.some(4, range(4, 24));
    if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined;
    const total = a + b + c + d;
    const right = kind === "share" ? fraction(a + c, total) : fraction(a, a + b);
    const words = say(
      `Of ${total} students, ${a} boys and ${c} girls can swim; ${b} boys and ${d} girls cannot.`,
      `${total} 名学生中，会游泳的男生 ${a} 人、女生 ${c} 人；不会游泳的男生 ${b} 人、女生 ${d} 人。`,
    );
    return {
      stem:
        kind === "share"
          ? say(
              `${words.en} A student is picked at random. What is the probability that this student can swim?`,
              `${words.zh}任选一名学生，这名学生会游泳的概率是多少？`,
            )
          : say(
              `${words.en} A boy is picked at random. What is the probability that he can swim?`,
              `${words.zh}从男生中任选一人，他会游泳的概率是多少？`,
            ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          takesTheWrongWhole: fraction(a, total),
          comparesPartWithPart: kind === "share" ? fraction(a + c, b + d) : fraction(a, b),
          takesSwimmersAsWhole: fraction(a, a + c),
          takesTheOthers: kind === "share" ? fraction(b + d, total) : fraction(b, a + b),
        },
        show: showFraction,
        worth,
      },
      explanation:
        kind === "share"
          ? say(
              `${maths(`${a} + ${c} = ${a + c}`)} of ${total} students can swim: ${showFraction(right)}.`,
              `会游泳的有 ${maths(`${a} + ${c} = ${a + c}`)} 人，共 ${total} 人，概率是 ${showFraction(right)}。`,
            )
          : say(
              `There are ${maths(`${a} + ${b} = ${a + b}`)} boys and ${a} of them can swim: ${showFraction(right)}.`,
              `男生共 ${maths(`${a} + ${b} = ${a + b}`)} 人，其中 ${a} 人会游泳，概率是 ${showFraction(right)}。`,
            ),
      features: { steps: 2, fraction: true, context: true },
      holds: (value: readonly number[]) => near(worth(value), kind === "share" ? 1 - (b + d) / total : 1 - b / (a + b)),
    };
  },
});
