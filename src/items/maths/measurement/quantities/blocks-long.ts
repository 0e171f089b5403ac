import { range } from "../../../engine/algebra";
import { joinedWords, joinSentences, under } from "../../../engine/figures/descriptions";
import { colours, dashed, figure, line, rect } from "../../../engine/figures/svg";
import { defineMathsModel } from "../../../engine/model";
import { maths, num, say } from "../../../engine/words";

/** The length of a bar above a row of equal blocks that is longer than the bar. */
export const blocksLong = defineMathsModel<{ offset: readonly [number, number]; long: readonly [number, number] }>({
  name: "length-in-blocks",
  area: "measurement",
  skill: "length",
  settings: { 150: { offset: [0, 0], long: [3, 8] }, 160: { offset: [1, 4], long: [3, 7] } },
  generate(draw, { offset, long }) {
    const [from, right, rest] = [draw.int(...offset), draw.int(...long), draw.int(1, 3)];
    const all = from + right + rest;
    const side = 30;
    return {
      stem: say("How many blocks long is the blue bar?", "蓝色长条有几个方块那么长？"),
      figure: figure(
        all * side + 16,
        92,
        joinSentences(
          under(
            say("A row of blocks from left to right", "一排方块，从左到右"),
            joinedWords(
              range(1, all).map((k) =>
                k <= from || k > from + right ? say("block", "方块") : say("block under the blue bar", "蓝条下的方块"),
              ),
            ),
          ),
        ),
        () => [
          rect(8 + from * side, 10, right * side, 20, { fill: colours.blue, stroke: "none" }),
          ...[from, from + right].map((end) => line([8 + end * side, 30], [8 + end * side, 54], { ...dashed })),
          ...range(0, all - 1).map((k) => rect(8 + k * side, 54, side, side)),
        ],
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          ...(from === 0 ? {} : { countsFromTheFirstBlock: from + right }),
          countsAllBlocks: all,
          countsOneTooMany: right + 1,
          countsOneTooFew: right - 1,
          countsTwoTooMany: right + 2,
        },
        show: num,
      },
      explanation:
        from === 0
          ? say(
              `Count the blocks from one end of the bar to the other: ${right}.`,
              `从长条的一端数到另一端，一共 ${right} 个方块。`,
            )
          : say(
              `The bar ends after block ${from + right}, and the first ${from} lie before it: ` +
                `${maths(`${from + right} - ${from} = ${right}`)}.`,
              `长条到第 ${from + right} 个方块为止，前面的 ${from} 个不算：${maths(`${from + right} - ${from} = ${right}`)}。`,
            ),
      features: { steps: from === 0 ? 1 : 2 },
      holds: (value: number) => all - rest - value === from,
    };
  },
});
