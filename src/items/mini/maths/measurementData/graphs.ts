import { range, sum } from "../../../engine/algebra";
import { oneByOne, joinSentences, under } from "../../../engine/figures/descriptions";
import { say } from "../../../engine/words";
import { defineMiniModel } from "../../engine/model";
import { picture } from "../../pictures/lexicon";
import { pictureSvg, placedPicture } from "../../pictures/picture";
import { blue, faint, miniFigure, miniLine, miniRect, miniText } from "../figure";
import { around, drawings, numbers, type MathModel } from "../model";
import { many } from "../numberSense/counting";

const area = "measurementData" as const;
const shown = ["apple", "pear", "star", "fish", "ball", "car", "flower", "cup"] as const;

type Asks = "count" | "most" | "fewest" | "more" | "all";

interface Setting {
  readonly low: number;
  readonly high: number;
  readonly asks: Asks;
  /** The number of things that one picture stands for. */
  readonly each: number;
}

/** A row of pictures for each kind of thing. */
export const pictureGraph: MathModel = defineMiniModel<Setting, "measurementData">({
  area,
  name: "picture-graph",
  skill: "pictureGraphs",
  settings: {
    120: { low: 1, high: 5, asks: "most", each: 1 },
    130: { low: 1, high: 4, asks: "fewest", each: 1 },
    140: { low: 2, high: 6, asks: "count", each: 1 },
    150: { low: 2, high: 6, asks: "fewest", each: 1 },
    160: { low: 2, high: 7, asks: "more", each: 1 },
    170: { low: 2, high: 6, asks: "all", each: 1 },
    180: { low: 2, high: 5, asks: "count", each: 2 },
    190: { low: 2, high: 6, asks: "more", each: 5 },
    200: { low: 2, high: 5, asks: "all", each: 5 },
  },
  generate(draw, { low, high, asks, each }, level) {
    const rows = draw.some(level >= 150 ? 4 : 3, shown).map((word) => ({ word, n: draw.int(low, high) }));
    const [one, other] = rows;
    if (
      one === undefined ||
      other === undefined ||
      new Set(rows.map(({ n }) => n)).size < (asks === "all" ? 2 : rows.length)
    )
      return undefined;
    const size = 40;
    const parts = [
      ...rows.flatMap(({ word, n }, row) => [
        placedPicture(picture(word), 8, 8 + row * 50, size),
        ...range(0, n - 1).map((k) =>
          each === 1
            ? placedPicture(picture(word), 72 + k * 46, 8 + row * 50, size)
            : miniRect(76 + k * 46, 14 + row * 50, 30, 30, blue),
        ),
      ]),
      miniLine([60, 4], [60, rows.length * 50 + 4]),
      ...rows.slice(1).map((_, row) => miniLine([4, 54 + row * 50], [72 + high * 46, 54 + row * 50], faint)),
      ...(each === 1
        ? []
        : [
            miniRect(12, rows.length * 50 + 16, 24, 24, blue),
            miniText(44, rows.length * 50 + 28, `= ${each}`, { "text-anchor": "start" }),
          ]),
    ];
    const ordered = rows.toSorted((a, b) => b.n - a.n);
    const drawn = miniFigure(
      80 + high * 46,
      rows.length * 50 + (each === 1 ? 8 : 52),
      joinSentences(
        ...rows.map(({ word, n }) =>
          under(
            say(`Row of ${many(word)}`, `${picture(word).zh}那一行`),
            oneByOne(n, each === 1 ? say(word, picture(word).zh) : say("square", "方块")),
          ),
        ),
        ...(each === 1 ? [] : [say(`One square = ${each}`, `一个方块 = ${each}`)]),
      ),
      parts,
    );
    if (asks === "most" || asks === "fewest") {
      const right = (asks === "most" ? ordered[0] : ordered.at(-1)) ?? one;
      return {
        stem:
          asks === "most"
            ? say("Which one is there the most of?", "哪一种最多？")
            : say("Which one is there the fewest of?", "哪一种最少？"),
        figure: drawn,
        ...drawings(
          right.word,
          rows.filter((row) => row !== right).map(({ word }) => word),
          (value) => pictureSvg(picture(value)),
        ),
        explanation: say(
          `There are ${right.n} ${many(right.word)}, ${asks === "most" ? "the most" : "the fewest"} of all.`,
          `${picture(right.word).zh}有 ${right.n} 个，最${asks === "most" ? "多" : "少"}。`,
        ),
        holds: (value: string) => rows.find(({ word }) => word === value) === right,
      };
    }
    const [big, small] = one.n > other.n ? [one, other] : [other, one];
    const total = sum(rows.map(({ n }) => n));
    const right = (asks === "count" ? one.n : asks === "all" ? total : big.n - small.n) * each;
    const key = each === 1 ? "" : ` One square stands for ${each}.`;
    const keyZh = each === 1 ? "" : `一个方块代表 ${each} 个。`;
    const question = {
      count: say(`How many ${many(one.word)} are there?${key}`, `${keyZh}${picture(one.word).zh}有几个？`),
      more: say(
        `How many more ${many(big.word)} than ${many(small.word)} are there?${key}`,
        `${keyZh}${picture(big.word).zh}比${picture(small.word).zh}多几个？`,
      ),
      all: say(`How many are there in all?${key}`, `${keyZh}一共有几个？`),
    }[asks];
    return {
      stem: question,
      ...(asks === "all" ? { heard: "How many are there in all?" } : {}),
      figure: drawn,
      ...numbers(right, [
        ...(each === 1 ? [] : [right / each]),
        ...(asks === "more" ? [big.n * each, small.n * each] : [right + each, right - each]),
        ...around(right),
      ]),
      explanation: say(
        asks === "more"
          ? `${big.n * each} − ${small.n * each} = ${right}`
          : asks === "all"
            ? `${rows.map(({ n }) => n * each).join(" + ")} = ${right}`
            : `There are ${right} ${many(one.word)}.`,
        asks === "more"
          ? `${big.n * each} − ${small.n * each} = ${right}`
          : asks === "all"
            ? `${rows.map(({ n }) => n * each).join(" + ")} = ${right}`
            : `${picture(one.word).zh}有 ${right} 个。`,
      ),
      holds: (value: number) =>
        asks === "count"
          ? value / each === one.n
          : asks === "all"
            ? value / each === total
            : value / each + small.n === big.n,
    };
  },
});
