import { lcm, range } from "../../engine/algebra";
import { defineMathsModel } from "../../engine/model";
import { maths, num, say } from "../../engine/words";

/** How many numbers up to a limit are divisible by one of two or three numbers, or by none of them. */
export const divisibleByEither = defineMathsModel<"either" | "neither" | "three">({
  name: "divisible-by-either",
  area: "number",
  skill: "numberTheory",
  settings: { 240: "either", 250: "neither", 260: "three" },
  generate(draw, kind) {
    const limit = draw.int(kind === "three" ? 8 : 6, 25) * 10;
    const divisors = draw.pick(
      kind === "three"
        ? [
            [2, 3, 5],
            [2, 5, 7],
            [3, 4, 5],
            [2, 3, 7],
          ]
        : [
            [2, 3],
            [3, 5],
            [4, 6],
            [4, 5],
            [6, 9],
            [2, 7],
            [3, 7],
          ],
    );
    const [p = 1, q = 1, r] = divisors;
    const multiples = (of: number) => Math.floor(limit / of);
    const pairs =
      r === undefined
        ? [[p, q]]
        : [
            [p, q],
            [p, r],
            [q, r],
          ];
    const singles = divisors.map(multiples);
    const both = pairs.map(([one = 1, other = 1]) => multiples(lcm(one, other)));
    const triple = r === undefined ? [] : [multiples(lcm(lcm(p, q), r))];
    const add = (list: readonly number[]) => list.reduce((total, size) => total + size, 0);
    const union = add(singles) - add(both) + add(triple);
    const right = kind === "neither" ? limit - union : union;
    const terms = [singles.join(" + "), ...both.map(String)].join(" - ") + triple.map((size) => ` + ${size}`).join("");
    const list = { en: `${divisors.slice(0, -1).join(", ")} and ${divisors.at(-1)}`, zh: divisors.join("、") };
    const nor = `neither by ${p} nor by ${q}`;
    return {
      stem:
        kind === "neither"
          ? say(
              `How many of the whole numbers from 1 to ${limit} are divisible ${nor}?`,
              `从 1 到 ${limit} 的整数中，既不是 ${p} 的倍数也不是 ${q} 的倍数的有多少个？`,
            )
          : say(
              `How many of the whole numbers from 1 to ${limit} are divisible by at least one of ${list.en}?`,
              `从 1 到 ${limit} 的整数中，是 ${list.zh} 中至少一个数的倍数的有多少个？`,
            ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          ...(add(singles) > limit
            ? {}
            : { countsCommonMultiplesTwice: kind === "neither" ? limit - add(singles) : add(singles) }),
          takesTheOtherNumbers: limit - right,
          leavesCommonMultiplesOut:
            kind === "neither" ? limit - add(singles) + 2 * add(both) : add(singles) - 2 * add(both),
          forgetsTheLastStep: add(singles) - add(both),
          usesTheProduct: add(singles) - multiples(p * q),
          slipsByOne: right + 1,
        },
        show: num,
      },
      explanation: say(
        "Add the multiples of each and take off " +
          `${kind === "three" ? "those of any two, then put back those of all three" : "those of both"}: ` +
          `${maths(`${terms} = ${union}`)}.` +
          (kind === "neither" ? ` The others are ${maths(`${limit} - ${union} = ${right}`)}.` : ""),
        `各数的倍数个数相加，减去${kind === "three" ? "每两个数的公倍数个数，再加回三个数的公倍数个数" : "公倍数的个数"}：` +
          `${maths(`${terms} = ${union}`)}。` +
          (kind === "neither" ? `其余的有 ${maths(`${limit} - ${union} = ${right}`)} 个。` : ""),
      ),
      features: { steps: kind === "three" ? 5 : 3, large: limit > 150 },
      holds: (value: number) =>
        range(1, limit).filter((k) => divisors.some((divisor) => k % divisor === 0) !== (kind === "neither")).length ===
        value,
    };
  },
});
