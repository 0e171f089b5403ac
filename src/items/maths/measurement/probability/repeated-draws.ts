import { choose, fraction, near, range, showFraction, texFraction, worth } from "../../../engine/algebra";
import { defineMathsModel } from "../../../engine/model";
import { maths, say } from "../../../engine/words";

export const repeatedDraws = defineMathsModel<"dice" | "without" | "conditional" | "atLeastOne">({
  name: "compound-probability",
  area: "measurement",
  skill: "compoundProbability",
  settings: { 230: "dice", 240: "without", 250: "conditional", 260: "atLeastOne" },
  generate(draw, kind) {
    if (kind === "dice") {
      const total = draw.pick([4, 5, 6, 8, 9, 10]);
      const pairs = range(1, 6).flatMap((a) => range(1, 6).map((b) => [a, b] as const));
      const atLeast = draw.pick([true, false]);
      const hits = atLeast
        ? range(total, 12)
            .map((s) => 6 - Math.abs(7 - s))
            .reduce((a, b) => a + b, 0)
        : 6 - Math.abs(7 - total);
      const right = fraction(hits, 36);
      return {
        stem: atLeast
          ? say(
              `Two fair dice are rolled. What is the probability that the sum is at least ${total}?`,
              `掷两枚均匀的骰子，点数之和不小于 ${total} 的概率是多少？`,
            )
          : say(
              `Two fair dice are rolled. What is the probability that the sum is ${total}?`,
              `掷两枚均匀的骰子，点数之和等于 ${total} 的概率是多少？`,
            ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            countsSumsAsEqual: atLeast ? fraction(13 - total, 11) : fraction(1, 11),
            ignoresTheOrder: fraction(Math.ceil(hits / 2), 36),
            countsOneTooMany: fraction(hits + 1, 36),
            countsOneTooFew: fraction(hits - 1, 36),
            takesTwelveOutcomes: fraction(atLeast ? 13 - total : 1, 12),
          },
          show: showFraction,
          worth,
        },
        explanation: say(
          `Of the 36 equally likely pairs, ${hits} have such a sum: ${showFraction(right)}.`,
          `36 种等可能的结果中有 ${hits} 种符合，概率是 ${showFraction(right)}。`,
        ),
        features: { steps: 3, fraction: true },
        holds: (value: readonly number[]) =>
          near(worth(value), pairs.filter(([a, b]) => (atLeast ? a + b >= total : a + b === total)).length / 36),
      };
    }
    const [red, blue] = [draw.int(3, 7), draw.int(3, 7)];
    const n = red + blue;
    if (red === blue) return undefined;
    if (kind === "without") {
      const right = fraction(2 * red * blue, n * (n - 1));
      return {
        stem: say(
          `A bag holds ${red} red and ${blue} blue balls. Two balls are taken one after the other and not ` +
            "put back. What is the probability that they have different colours?",
          `袋中有 ${red} 个红球和 ${blue} 个蓝球，不放回地依次摸出两个球。两个球颜色不同的概率是多少？`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            countsOneOrderOnly: fraction(red * blue, n * (n - 1)),
            putsTheBallBack: fraction(2 * red * blue, n * n),
            takesTheSameColour: fraction(n * (n - 1) - 2 * red * blue, n * (n - 1)),
            thinksHalf: [1, 2],
            bothMistakes: fraction(red * blue, n * n),
          },
          show: showFraction,
          worth,
        },
        explanation: say(
          "Red then blue, or blue then red: " +
            `${maths(`2 \\times \\frac{${red}}{${n}} \\times \\frac{${blue}}{${n - 1}}`)}, which is ` +
            `${showFraction(right)}.`,
          `先红后蓝或先蓝后红：${maths(`2 \\times \\frac{${red}}{${n}} \\times \\frac{${blue}}{${n - 1}}`)}，即 ` +
            `${showFraction(right)}。`,
        ),
        features: { steps: 3, fraction: true, context: true },
        holds: (value: readonly number[]) => near(worth(value), (red * blue) / choose(n, 2)),
      };
    }
    if (kind === "conditional") {
      const least = draw.pick([true, false]);
      const right = least ? fraction(choose(red, 2), choose(n, 2) - choose(blue, 2)) : fraction(red - 1, n - 1);
      return {
        stem: least
          ? say(
              `A bag holds ${red} red and ${blue} blue balls. Two are taken at once. Given that at least one ` +
                "of them is red, what is the probability that both are red?",
              `袋中有 ${red} 个红球和 ${blue} 个蓝球，同时摸出两个球。已知至少有一个是红球，两个都是红球的概率是多少？`,
            )
          : say(
              `A bag holds ${red} red and ${blue} blue balls. Two are taken one after the other and not put ` +
                "back. Given that the first is red, what is the probability that the second is red too?",
              `袋中有 ${red} 个红球和 ${blue} 个蓝球，不放回地依次摸出两个球。已知第一个是红球，第二个也是红球的概率是多少？`,
            ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            ignoresTheCondition: fraction(choose(red, 2), choose(n, 2)),
            knowsOnlyOneBall: fraction(red - 1, n - 1),
            putsTheBallBack: fraction(red, n),
            forgetsTheBallTaken: fraction(red, n - 1),
            takesTheBlueOnes: fraction(blue, n - 1),
            squares: fraction(red * red, n * n),
          },
          show: showFraction,
          worth,
        },
        explanation: least
          ? say(
              `${maths(`${choose(n, 2)} - ${choose(blue, 2)} = ${choose(n, 2) - choose(blue, 2)}`)} pairs ` +
                `have a red ball and ${choose(red, 2)} of them are both red: ${showFraction(right)}.`,
              "至少有一个红球的取法有 " +
                `${maths(`${choose(n, 2)} - ${choose(blue, 2)} = ${choose(n, 2) - choose(blue, 2)}`)} 种，` +
                `其中全是红球的有 ${choose(red, 2)} 种，概率是 ${showFraction(right)}。`,
            )
          : say(
              `After one red ball, ${red - 1} of the ${maths(`${n} - 1 = ${n - 1}`)} balls left are red: ` +
                `${showFraction(right)}.`,
              `取走一个红球后，剩下的 ${maths(`${n} - 1 = ${n - 1}`)} 个球中有 ${red - 1} 个红球，概率是 ${showFraction(right)}。`,
            ),
        features: { steps: least ? 4 : 2, fraction: true, context: true },
        holds: (value: readonly number[]) =>
          near(
            worth(value),
            least
              ? (red * (red - 1)) / (red * (red - 1) + 2 * red * blue)
              : (red * (red - 1)) / (red * (red - 1) + red * blue),
          ),
      };
    }
    const none = choose(blue, 3);
    const all = choose(n, 3);
    const right = fraction(all - none, all);
    return {
      stem: say(
        `A bag holds ${red} red and ${blue} blue balls. Three are taken at once. What is the probability that at ` +
          "least " +
          "one of them is red?",
        `袋中有 ${red} 个红球和 ${blue} 个蓝球，同时摸出三个球。至少有一个红球的概率是多少？`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          takesTheOtherEvent: fraction(none, all),
          putsTheBallsBack: fraction(n ** 3 - blue ** 3, n ** 3),
          countsExactlyOne: fraction(red * choose(blue, 2), all),
          takesOneBall: fraction(red, n),
          forgetsTheLastBall: fraction(choose(n, 2) - choose(blue, 2), choose(n, 2)),
        },
        show: showFraction,
        worth,
      },
      explanation: say(
        `Take the opposite, three blue balls: ${maths(
          `\\frac{${blue}}{${n}} \\times \\frac{${blue - 1}}{${n - 1}} ` +
            `\\times \\frac{${blue - 2}}{${n - 2}} = ${texFraction(fraction(none, all))}`,
        )}. ` + `The rest of 1 is ${showFraction(right)}.`,
        `先求反面，三个都是蓝球：${maths(
          `\\frac{${blue}}{${n}} \\times \\frac{${blue - 1}}{${n - 1}} ` +
            `\\times \\frac{${blue - 2}}{${n - 2}} = ${texFraction(fraction(none, all))}`,
        )}。` + `用 1 减去它，得 ${showFraction(right)}。`,
      ),
      features: { steps: 4, fraction: true, context: true },
      holds: (value: readonly number[]) =>
        near(worth(value) * all, red * choose(blue, 2) + choose(red, 2) * blue + choose(red, 3)),
    };
  },
});
