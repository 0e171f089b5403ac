import { defineMathsModel } from "../../../engine/model";
import { maths, say } from "../../../engine/words";

export const wordsToExpression = defineMathsModel<"one" | "two" | "bracket">({
  name: "words-to-expression",
  area: "operations",
  skill: "expressions",
  settings: { 200: "one", 210: "two", 220: "bracket" },
  generate(draw, kind) {
    const k = draw.int(2, 9);
    const m = draw.int(3, 15);
    if (k === m) return undefined;
    const tables = {
      one: {
        words: say(`${m} less than a number ${maths("n")}`, `比 ${maths("n")} 少 ${m} 的数`),
        how: say(
          `Start with ${maths("n")} and take ${m} away; ${maths(`${m} - n`)} would take ${maths("n")} away from ${m}`,
          `从 ${maths("n")} 里减去 ${m}；${maths(`${m} - n`)} 是从 ${m} 里减去 ${maths("n")}`,
        ),
        right: `n - ${m}`,
        wrong: {
          turnsTheSubtractionRound: `${m} - n`,
          addsInstead: `n + ${m}`,
          multipliesInstead: `${m}n`,
          dividesInstead: `n \\div ${m}`,
        },
        means: (n: number) => n - m,
      },
      two: {
        words: say(`${m} more than ${k} times a number ${maths("n")}`, `比 ${maths("n")} 的 ${k} 倍多 ${m} 的数`),
        how: say(
          `${k} times ${maths("n")} is ${maths(`${k}n`)}; ${m} more than that adds ${m}, after the multiplication`,
          `${maths("n")} 的 ${k} 倍是 ${maths(`${k}n`)}，比它多 ${m} 就在乘完之后加 ${m}`,
        ),
        right: `${k}n + ${m}`,
        wrong: {
          multipliesTheSum: `${k}(n + ${m})`,
          swapsTheNumbers: `${m}n + ${k}`,
          subtractsInstead: `${k}n - ${m}`,
          readsTimesAsPlus: `n + ${k + m}`,
        },
        means: (n: number) => k * n + m,
      },
      bracket: {
        words: say(
          `a number ${maths("n")} is reduced by ${m}, and the result is multiplied by ${k}`,
          `${maths("n")} 减去 ${m}，再把所得的差乘 ${k}`,
        ),
        how: say(
          `First take ${m} away: ${maths(`n - ${m}`)}. The whole result is multiplied, so it needs brackets`,
          `先减去 ${m}：${maths(`n - ${m}`)}。要把整个差乘 ${k}，所以加括号`,
        ),
        right: `${k}(n - ${m})`,
        wrong: {
          multipliesOnlyTheNumber: `${k}n - ${m}`,
          turnsTheSubtractionRound: `${k}(${m} - n)`,
          swapsTheNumbers: `${m}(n - ${k})`,
          multipliesOnlyTheSecond: `n - ${k * m}`,
        },
        means: (n: number) => k * (n - m),
      },
    } as const;
    const { words, how, right, wrong, means } = tables[kind];
    const readings: Readonly<Record<string, (n: number) => number>> = {
      [`n - ${m}`]: (n) => n - m,
      [`${k}n + ${m}`]: (n) => k * n + m,
      [`${k}(n - ${m})`]: (n) => k * n - k * m,
    };
    return {
      stem: say(`Which expression stands for these words?\n${words.en}`, `下面这句话用哪个式子表示？\n${words.zh}`),
      ask: { type: "single_choice", right, wrong, show: (value: string) => maths(value) },
      explanation: say(`${how.en}. The expression is ${maths(right)}.`, `${how.zh}。式子是 ${maths(right)}。`),
      features: { steps: kind === "one" ? 1 : 2, close: kind === "bracket" },
      holds: (value: string) => value === right && [1, 7, 20].every((n) => readings[value]?.(n) === means(n)),
    };
  },
});
