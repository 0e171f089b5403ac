import { choose, factorial, fraction, near, range, showFraction, sum, worth } from "../engine/algebra";
import { defineModel } from "../engine/model";
import { maths, num, say, tex, tidy } from "../engine/words";
import { spinner } from "../figures/objects";

export const simpleProbability = defineModel<"bag" | "spinner" | "notEither">({
  name: "simple-probability",
  area: "measurement",
  skill: "probability",
  settings: { 200: "bag", 210: "spinner", 220: "notEither" },
  generate(draw, kind) {
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
      `${red} red, ${blue} blue and ${green} green balls`,
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
        `${asksNot ? total - green : red} of ${total} balls fit: ${showFraction(right)}.`,
        `${total} 个球中有 ${asksNot ? total - green : red} 个符合，概率是 ${showFraction(right)}。`,
      ),
      features: { steps: asksNot ? 2 : 1, fraction: true, context: true },
      holds: (value: readonly number[]) => near(worth(value) * total, asksNot ? red + blue : total - blue - green),
    };
  },
});

export const repeatedDraws = defineModel<"dice" | "without" | "conditional" | "bayes">({
  name: "compound-probability",
  area: "measurement",
  skill: "compoundProbability",
  settings: { 230: "dice", 240: "without", 250: "conditional", 260: "bayes" },
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
    const [share, goodA, goodB] = [draw.pick([20, 25, 30, 40, 60]), draw.int(2, 5), draw.int(6, 10)];
    const [fromA, fromB] = [share * goodA, (100 - share) * goodB];
    const right = fraction(fromA, fromA + fromB);
    return {
      stem: say(
        `Machine A makes ${share}% of all parts and machine B the rest. ${goodA}% of A's parts and ${goodB}% ` +
          "of B's parts are faulty. A part is picked at random and is faulty. What is the probability that A " +
          "made it?",
        `甲机器生产全部零件的 ${share}%，其余由乙机器生产。甲的次品率是 ${goodA}%，乙的次品率是 ${goodB}%。任取一个零件，发现是次品。它由甲生产的概率是多少？`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          ignoresTheFault: fraction(share, 100),
          comparesTheRatesOnly: fraction(goodA, goodA + goodB),
          takesTheJointProbability: fraction(fromA, 10_000),
          takesTheOtherMachine: fraction(fromB, fromA + fromB),
          comparesFaulty: fraction(fromA, fromB),
        },
        show: showFraction,
        worth,
      },
      explanation: say(
        `Of 10 000 parts, ${fromA} are faulty from A and ${fromB} are faulty from B: ` +
          `${maths(`\\frac{${fromA}}{${fromA} + ${fromB}}`)}, which is ${showFraction(right)}.`,
        `设有 10 000 个零件：甲的次品 ${fromA} 个，乙的次品 ${fromB} 个，${maths(`\\frac{${fromA}}{${fromA} + ${fromB}}`)}，即 ` +
          `${showFraction(right)}。`,
      ),
      features: { steps: 4, fraction: true, context: true },
      calculator: true,
      holds: (value: readonly number[]) => {
        const prior = share / 100;
        return near(worth(value), (prior * goodA) / (prior * goodA + (1 - prior) * goodB));
      },
    };
  },
});

export const countWays = defineModel<"product" | "line" | "team" | "restricted" | "mixedTeam">({
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
        explanation: say(
          `Each prize leaves one student fewer: ${maths(
            `${range(n - k + 1, n)
              .toReversed()
              .join(" \\times ")} = ${right}`,
          )}.`,
          `每评出一个奖，人选少一个：${maths(
            `${range(n - k + 1, n)
              .toReversed()
              .join(" \\times ")} = ${right}`,
          )}。`,
        ),
        features: { steps: 2, context: true },
        holds: (value: number) => choose(n, k) * factorial(k) === value,
      };
    }
    if (kind === "team") {
      const n = draw.int(6, 10);
      const k = draw.int(2, 4);
      const right = choose(n, k);
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
        explanation: say(
          `The order does not matter: ${maths(
            `\\frac{${range(n - k + 1, n)
              .toReversed()
              .join(" \\times ")}}{${range(1, k).toReversed().join(" \\times ")}} = ${right}`,
          )}.`,
          `与顺序无关：${maths(
            `\\frac{${range(n - k + 1, n)
              .toReversed()
              .join(" \\times ")}}{${range(1, k).toReversed().join(" \\times ")}} = ${right}`,
          )}。`,
        ),
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

export const twoWayTable = defineModel<"share" | "conditional">({
  name: "two-way-table",
  area: "measurement",
  skill: "twoWayTables",
  settings: { 220: "share", 230: "conditional" },
  generate(draw, kind) {
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

export const expectedValue = defineModel<"prize" | "binomial" | "variance">({
  name: "expected-value",
  area: "measurement",
  skill: "expectedValue",
  settings: { 240: "prize", 250: "binomial", 260: "variance" },
  generate(draw, kind) {
    if (kind === "prize") {
      const [first, second] = [draw.int(4, 12) * 10, draw.int(1, 3) * 5];
      const [p, q] = [draw.pick([1, 2, 5]), draw.pick([10, 20, 30])];
      const right = tidy((first * p + second * q) / 100);
      return {
        stem: say(
          `A ticket wins $${first} with probability ${p}% and $${second} with probability ${q}%, otherwise ` +
            "nothing. What is the expected win per ticket?",
          `一张奖券以 ${p}% 的概率中 ${first} 元，以 ${q}% 的概率中 ${second} 元，其余不中奖。每张奖券的期望奖金是多少？`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            averagesThePrizes: (first + second) / 2,
            forgetsTheSecond: tidy((first * p) / 100),
            sharesByTheWinners: tidy(Math.round(((first * p + second * q) / (p + q)) * 100) / 100),
            swapsTheChances: tidy((first * q + second * p) / 100),
            slips: tidy(right * 10),
          },
          show: (value: number) => say(`$${tidy(value).toFixed(2)}`, `${num(value)} 元`),
        },
        explanation: say(
          "Weigh each prize by its probability: " +
            `${maths(`${first} \\times ${p / 100} + ${second} \\times ${q / 100} = ${right}`)}, so ` +
            `$${right.toFixed(2)}.`,
          `用概率加权：${maths(`${first} \\times ${p / 100} + ${second} \\times ${q / 100} = ${right}`)}，即 ${num(right)} 元。`,
        ),
        features: { steps: 3, fraction: true, context: true },
        calculator: true,
        holds: (value: number) => near(value * 100 - first * p, second * q),
      };
    }
    if (kind === "binomial") {
      const n = draw.int(4, 6);
      const k = draw.int(2, n - 2);
      const right = fraction(choose(n, k), 2 ** n);
      return {
        stem: say(
          `A fair coin is tossed ${n} times. What is the probability of exactly ${k} heads?`,
          `抛一枚均匀的硬币 ${n} 次，恰好 ${k} 次正面朝上的概率是多少？`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            forgetsTheOrders: fraction(1, 2 ** n),
            takesTheShare: fraction(k, n),
            takesOnlyTheHeads: fraction(1, 2 ** k),
            countsOrdersWrongly: fraction(n, 2 ** n),
            countsHalf: [1, 2],
          },
          show: showFraction,
          worth,
        },
        explanation: say(
          `There are ${maths(`2^{${n}} = ${2 ** n}`)} equally likely results and ${choose(n, k)} of them ` +
            `have ${k} heads: ${showFraction(right)}.`,
          `共有 ${maths(`2^{${n}} = ${2 ** n}`)} 种等可能的结果，其中恰有 ${k} 次正面的有 ${choose(n, k)} 种，概率是 ${showFraction(right)}。`,
        ),
        features: { steps: 4, fraction: true },
        holds: (value: readonly number[]) =>
          near(
            worth(value),
            range(0, 2 ** n - 1).filter((bits) => bits.toString(2).replaceAll("0", "").length === k).length / 2 ** n,
          ),
      };
    }
    const [n, p] = draw.pick([
      [20, 0.1],
      [50, 0.2],
      [100, 0.3],
      [60, 0.5],
      [200, 0.1],
      [40, 0.25],
      [80, 0.25],
      [150, 0.4],
      [90, 0.1],
      [25, 0.2],
      [48, 0.5],
      [100, 0.9],
    ] as const);
    const right = tidy(n * p * (1 - p));
    return {
      stem: say(
        `A trial succeeds with probability ${p} and is repeated ${n} times independently. What is the ` +
          "variance of the number of successes?",
        `每次试验成功的概率为 ${p}，独立重复 ${n} 次。成功次数的方差是多少？`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          givesTheMean: tidy(n * p),
          forgetsTheNumber: tidy(p * (1 - p)),
          squaresTheProbability: tidy(n * p * p),
          givesTheFailures: tidy(n * (1 - p)),
          squaresTheNumber: tidy(n * n * p * (1 - p)),
        },
        show: num,
      },
      explanation: say(
        "The number of successes is binomial: " +
          `${maths(`np(1 - p) = ${n} \\times ${p} \\times ${tidy(1 - p)} = ${right}`)}.`,
        `成功次数服从二项分布：${maths(`np(1 - p) = ${n} \\times ${p} \\times ${tidy(1 - p)} = ${right}`)}。`,
      ),
      features: { steps: 3, fraction: true },
      calculator: true,
      holds: (value: number) => near(value, n * p - n * p * p, 1e-6),
    };
  },
});
