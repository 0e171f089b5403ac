import { fraction, near, showFraction, texFraction, worth } from "../../../engine/algebra";
import { colours, figure, rect, text } from "../../../engine/figures/svg";
import { defineMathsModel } from "../../../engine/model";
import { maths, say } from "../../../engine/words";

/** Probabilities as shares of a length or an area. */
export const geometricProbability = defineMathsModel<"square" | "sum" | "meeting">({
  name: "geometric-probability",
  area: "measurement",
  skill: "probability",
  settings: { 240: "square", 250: "sum", 260: "meeting" },
  generate(draw, kind) {
    if (kind === "square") {
      const [small, large] = [draw.int(2, 7), draw.int(5, 12)];
      if (small >= large - 1) return undefined;
      const ring = draw.pick([true, false]);
      const inner = fraction(small * small, large * large);
      const right = ring ? fraction(large * large - small * small, large * large) : inner;
      const size = (150 * small) / large;
      const worked = maths(`${ring ? `1 - ` : ""}\\frac{${small}^2}{${large}^2} = ${texFraction(right)}`);
      return {
        stem: say(
          `A point is picked at random in the large square. What is the probability that it lies ` +
            `${ring ? "outside" : "inside"} the small square?`,
          `在大正方形内随机取一点，这个点落在小正方形${ring ? "外" : "内"}的概率是多少？`,
        ),
        figure: figure(
          220,
          200,
          say(
            `A square with sides of ${small} cm in a square with sides of ${large} cm`,
            `边长 ${large} cm 的正方形里有一个边长 ${small} cm 的正方形`,
          ),
          () => [
            rect(10, 10, 150, 150, { fill: colours.paper }),
            rect(85 - size / 2, 85 - size / 2, size, size),
            text([85, 180], `${large} cm`),
            text([85, size < 50 ? 85 + size / 2 + 13 : 85 + size / 2 - 12], `${small} cm`, { "font-size": 14 }),
          ],
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            comparesSides: ring ? fraction(large - small, large) : fraction(small, large),
            takesTheOtherPart: ring ? inner : fraction(large * large - small * small, large * large),
            comparesPartWithPart: fraction(small * small, large * large - small * small),
            squaresTheDifference: fraction((large - small) ** 2, large * large),
            comparesTheRestOfTheSides: fraction(large - small, large),
          },
          show: showFraction,
          worth,
        },
        explanation: say(
          `Compare areas, not sides: ${worked}, so ${showFraction(right)}.`,
          `比较面积而不是边长：${worked}，即 ${showFraction(right)}。`,
        ),
        features: { steps: 2, fraction: true },
        holds: (value: readonly number[]) =>
          near(worth(value) * large * large, ring ? (large - small) * (large + small) : small * small),
      };
    }
    if (kind === "sum") {
      const side = draw.int(4, 12);
      const limit = draw.int(Math.ceil(side / 3), side - 1);
      const [above, right] = [draw.pick([true, false]), fraction(limit * limit, 2 * side * side)];
      const key = above ? fraction(2 * side * side - limit * limit, 2 * side * side) : right;
      return {
        stem: say(
          `Two numbers ${maths("x")} and ${maths("y")} are picked at random and independently between 0 and ` +
            `${side}. What ` +
            `is the probability that ${maths(`x + y ${above ? "\\gt" : "\\lt"} ${limit}`)}?`,
          `在 0 到 ${side} 之间独立地随机取两个数 ${maths("x")} 和 ${maths("y")}。` +
            `${maths(`x + y ${above ? "\\gt" : "\\lt"} ${limit}`)} 的概率是多少？`,
        ),
        ask: {
          type: "single_choice",
          right: key,
          wrong: {
            takesTheOtherPart: above ? right : fraction(2 * side * side - limit * limit, 2 * side * side),
            forgetsToHalve: above
              ? fraction(side * side - limit * limit, side * side)
              : fraction(limit * limit, side * side),
            comparesLengths: above ? fraction(side - limit, side) : fraction(limit, side),
            comparesWithTheLargestSum: above ? fraction(2 * side - limit, 2 * side) : fraction(limit, 2 * side),
          },
          show: showFraction,
          worth,
        },
        explanation: say(
          `In a square of side ${side} the points with a smaller sum fill a right triangle with legs ${limit}: ` +
            `${maths(`\\frac{${limit}^2}{2 \\times ${side}^2} = ${texFraction(right)}`)}. The answer is ` +
            `${showFraction(key)}.`,
          `在边长为 ${side} 的正方形中，和较小的点构成直角边为 ${limit} 的直角三角形：` +
            `${maths(`\\frac{${limit}^2}{2 \\times ${side}^2} = ${texFraction(right)}`)}。答案是 ${showFraction(key)}。`,
        ),
        features: { steps: 4, fraction: true },
        holds: (value: readonly number[]) => {
          const below = above ? 1 - worth(value) : worth(value);
          return near(2 * below * side * side, limit * limit);
        },
      };
    }
    const [window, wait] = [draw.pick([30, 40, 50, 60]), draw.pick([10, 15, 20, 25])];
    if (2 * wait > window) return undefined;
    const right = fraction(window ** 2 - (window - wait) ** 2, window ** 2);
    const missed = fraction((window - wait) ** 2, window ** 2);
    return {
      stem: say(
        `Two friends come to a place at random times within the same ${window} minutes, independently. Each waits ` +
          `${wait} minutes for the other. What is the probability that they meet?`,
        `两位朋友在同一段 ${window} 分钟内各自随机到达某地，互不影响，先到的人等另一人 ${wait} 分钟。两人能相遇的概率是多少？`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          takesTheOtherPart: missed,
          comparesLengths: fraction(wait, window),
          doublesTheLength: fraction(2 * wait, window),
          squaresTheShare: fraction(wait ** 2, window ** 2),
          countsOneOrderOnly: fraction(window ** 2 - (window - wait) ** 2, 2 * window ** 2),
        },
        show: showFraction,
        worth,
      },
      explanation: say(
        `In a square of all pairs of times they miss each other in two triangles with legs ${window - wait}: ` +
          `${maths(`1 - \\frac{${window - wait}^2}{${window}^2} = ${texFraction(right)}`)}, so ${showFraction(right)}.`,
        `把两个到达时间看作正方形中的点，错过的情形是两个直角边为 ${window - wait} 的三角形：` +
          `${maths(`1 - \\frac{${window - wait}^2}{${window}^2} = ${texFraction(right)}`)}，即 ${showFraction(right)}。`,
      ),
      features: { steps: 5, fraction: true, context: true },
      holds: (value: readonly number[]) => near((1 - worth(value)) * window ** 2, (window - wait) ** 2),
    };
  },
});
