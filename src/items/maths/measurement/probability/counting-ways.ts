import { choose, factorial, range, sum } from "../../../engine/algebra";
import { defineMathsModel } from "../../../engine/model";
import { maths, num, say, tex } from "../../../engine/words";

/** n, n - 1 and so on, `k` factors of a product in LaTeX. */
const fallingProduct = (n: number, k: number): string =>
  range(n - k + 1, n)
    .toReversed()
    .join(" \\times ");

export const countWays = defineMathsModel<"product" | "line" | "team" | "restricted" | "mixedTeam">({
  name: "count-ways",
  area: "measurement",
  skill: "countingWays",
  settings: { 220: "product", 230: "line", 240: "team", 250: "restricted", 260: "mixedTeam" },
  generate(draw, kind) {
    const [a, b, c] = [draw.int(3, 6), draw.int(2, 5), draw.int(2, 4)];
    if (kind === "product") {
      const right = a * b * c;
      return {
        stem: say(
          `A menu has ${a} soups, ${b} main dishes and ${c} fruits. In how many ways can you choose one of each?`,
          `菜单上有 ${a} 种汤、${b} 种主食和 ${c} 种水果，各选一种，共有多少种选法？`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            addsInstead: a + b + c,
            leavesOutOneList: a * b,
            multipliesAndAdds: a * b + c,
            slipsByOneDish: a * b * (c + 1),
            doubles: 2 * right,
          },
          show: num,
        },
        explanation: say(
          `Multiply the numbers of choices: ${maths(`${a} \\times ${b} \\times ${c} = ${right}`)}.`,
          `分步相乘：${maths(`${a} \\times ${b} \\times ${c} = ${right}`)}。`,
        ),
        features: { steps: 1, context: true },
        holds: (value: number) =>
          range(1, a).flatMap((i) => range(1, b).flatMap((j) => range(1, c).map((k) => `${i}${j}${k}`))).length ===
          value,
      };
    }
    if (kind === "line") {
      const n = draw.int(5, 8);
      const k = draw.int(2, 3);
      const right = factorial(n) / factorial(n - k);
      const worked = maths(`${fallingProduct(n, k)} = ${right}`);
      const prizes =
        k === 2
          ? say("a first and a second prize", "一等奖、二等奖各一名")
          : say("a first, a second and a third prize", "一等奖、二等奖、三等奖各一名");
      return {
        stem: say(
          `${n} students take part in a contest with ${prizes.en}. Nobody gets two prizes. How many results ` +
            "are possible?",
          `${n} 名学生参加比赛，设${prizes.zh}，每人最多得一个奖。获奖结果共有多少种？`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            ignoresTheOrder: choose(n, k),
            letsOneWinAgain: n ** k,
            multipliesOnly: n * k,
            ordersEverybody: factorial(n),
            slips: right - n,
          },
          show: num,
        },
        explanation: say(`Each prize leaves one student fewer: ${worked}.`, `每评出一个奖，人选少一个：${worked}。`),
        features: { steps: 2, context: true },
        holds: (value: number) => choose(n, k) * factorial(k) === value,
      };
    }
    if (kind === "team") {
      const n = draw.int(6, 10);
      const k = draw.int(2, 4);
      const right = choose(n, k);
      const worked = maths(`\\frac{${fallingProduct(n, k)}}{${fallingProduct(k, k)}} = ${right}`);
      return {
        stem: say(
          `In how many ways can a team of ${k} be chosen from ${n} students?`,
          `从 ${n} 名学生中选出 ${k} 人组成一队，共有多少种选法？`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            countsTheOrder: factorial(n) / factorial(n - k),
            multipliesOnly: n * k,
            letsOneBeChosenAgain: n ** k,
            dividesByTheNumber: Math.round(factorial(n) / factorial(n - k) / k),
            slips: right + n,
          },
          show: num,
        },
        explanation: say(`The order does not matter: ${worked}.`, `与顺序无关：${worked}。`),
        features: { steps: 2, context: true },
        holds: (value: number) => choose(n, n - k) === value,
      };
    }
    if (kind === "restricted") {
      const n = draw.int(5, 7);
      const apart = draw.pick([true, false]);
      const together = 2 * factorial(n - 1);
      const right = apart ? factorial(n) - together : together;
      return {
        stem: apart
          ? say(
              `${n} friends stand in a row. Two of them do not want to stand next to each other. How many ` +
                "orders are possible?",
              `${n} 个朋友站成一排，其中两人不相邻，共有多少种站法？`,
            )
          : say(
              `${n} friends stand in a row. Two of them want to stand next to each other. How many orders ` +
                "are possible?",
              `${n} 个朋友站成一排，其中两人必须相邻，共有多少种站法？`,
            ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            answersTheOpposite: apart ? together : factorial(n) - together,
            forgetsToSwapThePair: apart ? factorial(n) - factorial(n - 1) : factorial(n - 1),
            ignoresThePair: factorial(n),
            leavesThePairOut: factorial(n - 2),
            doubles: 2 * right,
          },
          show: num,
        },
        explanation: apart
          ? say(
              `All orders less those with the two together: ${maths(`${n}! - 2 \\times ${n - 1}! = ${tex(right)}`)}.`,
              `全部站法减去两人相邻的站法：${maths(`${n}! - 2 \\times ${n - 1}! = ${tex(right)}`)}。`,
            )
          : say(
              `Treat the two as one, who can stand in 2 orders: ${maths(`2 \\times ${n - 1}! = ${tex(right)}`)}.`,
              `把两人看作一个整体，内部有 2 种顺序：${maths(`2 \\times ${n - 1}! = ${tex(right)}`)}。`,
            ),
        features: { steps: apart ? 4 : 3, context: true },
        holds: (value: number) => value === (apart ? (n - 1) * (n - 2) : 2 * (n - 1)) * factorial(n - 2),
      };
    }
    const [boys, girls, size] = [draw.int(4, 6), draw.int(4, 6), 4];
    const ways = range(2, size).map((g) =>
      g > girls || size - g > boys ? 0 : choose(girls, g) * choose(boys, size - g),
    );
    const right = sum(ways);
    return {
      stem: say(
        `A committee of ${size} is chosen from ${boys} boys and ${girls} girls. At least 2 girls must be in ` +
          "it. How many committees are possible?",
        `从 ${boys} 名男生和 ${girls} 名女生中选出 ${size} 人组成委员会，其中至少有 2 名女生，共有多少种选法？`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          choosesTwoGirlsFirst: choose(girls, 2) * choose(boys + girls - 2, 2),
          countsExactlyTwo: ways[0] ?? 0,
          countsAll: choose(boys + girls, size),
          countsAtLeastOne: choose(boys + girls, size) - choose(boys, size),
          leavesOutAllGirls: right - (ways[2] ?? 0),
        },
        show: num,
      },
      explanation: say(
        `Add the cases with 2, 3 and 4 girls: ${maths(`${ways.join(" + ")} = ${right}`)}.`,
        `分女生 2 人、3 人、4 人三种情况相加：${maths(`${ways.join(" + ")} = ${right}`)}。`,
      ),
      features: { steps: 5, context: true },
      calculator: true,
      holds: (value: number) => value === choose(boys + girls, 4) - choose(boys, 4) - girls * choose(boys, 3),
    };
  },
});
