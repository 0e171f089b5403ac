import { range } from "../../../engine/algebra";
import { byRow, joinedWords, joinSentences } from "../../../engine/figures/descriptions";
import { colours, figure, rect, text } from "../../../engine/figures/svg";
import { defineMathsModel } from "../../../engine/model";
import { maths, num, same, say } from "../../../engine/words";

/** A part of a chart with ten numbers in each row, in which one number is hidden. */
export const numberChart = defineMathsModel<{ columns: number; rows: number; shown: number; lowest: number }>({
  name: "number-chart",
  area: "number",
  skill: "counting",
  settings: {
    150: { columns: 5, rows: 2, shown: 9, lowest: 0 },
    160: { columns: 4, rows: 3, shown: 5, lowest: 2 },
    170: { columns: 4, rows: 3, shown: 1, lowest: 2 },
  },
  generate(draw, { columns, rows, shown, lowest }) {
    const corner = draw.int(lowest, lowest === 0 ? 1 : 6) * 10 + draw.int(1, 11 - columns);
    const numberAt = (k: number) => corner + (k % columns) + 10 * Math.floor(k / columns);
    const [hidden = 0, ...others] = draw.shuffled(range(0, columns * rows - 1));
    const told = others.slice(0, shown);
    const right = numberAt(hidden);
    const [from = 0] = told;
    const [across, down] = [
      (hidden % columns) - (from % columns),
      Math.floor(hidden / columns) - Math.floor(from / columns),
    ];
    if (shown === 1 && (across === 0 || down === 0)) return undefined;
    const downs = `${down < 0 ? "-" : "+"} ${10 * Math.abs(down)}`;
    const acrosses = `${across < 0 ? "-" : "+"} ${Math.abs(across)}`;
    const worked = maths(
      `${numberAt(from)}${down === 0 ? "" : ` ${downs}`}${across === 0 ? "" : ` ${acrosses}`} = ${right}`,
    );
    const side = 44;
    return {
      stem: say(
        "This is part of a chart that has ten numbers in each row. Which number belongs in the blue square?",
        "这是一张数表的一部分，整张表每行有十个数，按顺序排列。蓝色格子里应该是哪个数？",
      ),
      figure: figure(
        columns * side + 12,
        rows * side + 12,
        joinSentences(
          ...byRow(
            range(0, rows - 1).map((row) =>
              joinedWords(
                range(row * columns, (row + 1) * columns - 1).map((k) => {
                  if (k === hidden) return say("blue square", "蓝格");
                  return told.includes(k) ? same(String(numberAt(k))) : say("empty", "空");
                }),
              ),
            ),
          ),
        ),
        () =>
          range(0, columns * rows - 1).flatMap((k) => {
            const [x, y] = [6 + (k % columns) * side, 6 + Math.floor(k / columns) * side];
            return [
              rect(x, y, side, side, { fill: k === hidden ? colours.blue : colours.paper }),
              ...(told.includes(k) ? [text([x + side / 2, y + side / 2], String(numberAt(k)))] : []),
            ];
          }),
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          goesOnByOnes: numberAt(from) + down + across,
          slipsByOne: right + 1,
          slipsBack: right - 1,
          slipsARow: right + 10,
          slipsARowBack: right - 10,
        },
        show: num,
      },
      explanation: say(
        `A step to the right is 1 more and a step down is 10 more: ${worked}.`,
        `向右一格多 1，向下一格多 10：${worked}。`,
      ),
      features: { steps: shown > 4 ? 1 : 3, large: shown < 9 },
      holds: (value: number) => value - corner === (hidden % columns) + 10 * Math.floor(hidden / columns),
    };
  },
});
