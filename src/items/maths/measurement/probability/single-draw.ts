import { fraction, near, range, showFraction, worth } from "../../../engine/algebra";
import { spinner } from "../../../engine/figures/objects";
import { defineMathsModel } from "../../../engine/model";
import { maths, say } from "../../../engine/words";

/**
 * The chance of one draw. "Red" and "not green" are both a share of the same balls, so they are of one level; "not" is
 * a step more.
 */
export const simpleProbability = defineMathsModel<readonly ("bag" | "spinner" | "notEither")[]>({
  name: "simple-probability",
  area: "measurement",
  skill: "probability",
  settings: { 210: ["notEither", "bag"], 220: ["spinner"] },
  generate(draw, kinds) {
    const kind = draw.pick(kinds);
    if (kind === "spinner") {
      const size = draw.pick([6, 8, 10]);
      const numbers = range(1, size).map(() => draw.int(1, 12));
      const limit = draw.int(4, 8);
      const hits = numbers.filter((n) => n > limit).length;
      if (hits < 2 || hits > size - 2 || 2 * hits === size) return undefined;
      const right = fraction(hits, size);
      return {
        stem: say(
          `All parts of the spinner are equal. What is the probability of spinning a number greater than ${limit}?`,
          `转盘平均分成若干份。转到大于 ${limit} 的数的概率是多少？`,
        ),
        figure: spinner(
          numbers.map(String),
          say(`A spinner with the numbers ${numbers.join(", ")}`, `转盘上的数：${numbers.join("，")}`),
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            countsTheOtherParts: fraction(size - hits, size),
            comparesPartWithPart: fraction(hits, size - hits),
            givesOnePart: fraction(1, size),
            countsOneTooMany: fraction(hits + 1, size),
            usesTheLimit: fraction(limit, 12),
          },
          show: showFraction,
          worth,
        },
        explanation: say(
          `${hits} of the ${size} equal parts have a number greater than ${limit}: ${showFraction(right)}.`,
          `${size} 份中有 ${hits} 份大于 ${limit}，概率是 ${showFraction(right)}。`,
        ),
        features: { steps: 2, fraction: true },
        holds: (value: readonly number[]) =>
          near(worth(value), numbers.filter((n) => n >= limit + 1).length / numbers.length),
      };
    }
    const [red, blue, green] = [draw.int(2, 7), draw.int(2, 8), draw.int(1, 5)];
    const total = red + blue + green;
    const asksNot = kind === "notEither";
    const right = fraction(asksNot ? total - green : red, total);
    if (red === blue) return undefined;
    const balls = say(
      `red, blue and green balls: ${red} red, ${blue} blue and ${green} green`,
      `${red} 个红球、${blue} 个蓝球和 ${green} 个绿球`,
    );
    return {
      stem: asksNot
        ? say(
            `A bag holds ${balls.en}. One ball is taken without looking. What is the probability that it is not green?`,
            `袋中有 ${balls.zh}，随意摸出一个球。摸到的不是绿球的概率是多少？`,
          )
        : say(
            `A bag holds ${balls.en}. One ball is taken without looking. What is the probability that it is red?`,
            `袋中有 ${balls.zh}，随意摸出一个球。摸到红球的概率是多少？`,
          ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          comparesWithTheOthers: asksNot ? fraction(green, red + blue) : fraction(red, total - red),
          countsColoursOnly: fraction(asksNot ? 2 : 1, 3),
          takesTheOtherEvent: asksNot ? fraction(green, total) : fraction(total - red, total),
          givesOneBall: fraction(1, total),
          takesAnotherColour: fraction(blue, total),
        },
        show: showFraction,
        worth,
      },
      explanation: say(
        `There are ${maths(`${red} + ${blue} + ${green} = ${total}`)} balls and ${asksNot ? red + blue : red} of ` +
          "them are " +
          `${asksNot ? "not green" : "red"}: ${showFraction(right)}.`,
        `一共有 ${maths(`${red} + ${blue} + ${green} = ${total}`)} 个球，其中${asksNot ? "不是绿球的" : "红球"}有 ` +
          `${asksNot ? red + blue : red} 个，概率是 ${showFraction(right)}。`,
      ),
      features: { steps: asksNot ? 2 : 1, fraction: true, context: true },
      holds: (value: readonly number[]) => near(worth(value) * total, asksNot ? red + blue : total - blue - green),
    };
  },
});
