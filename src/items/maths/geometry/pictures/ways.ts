import { range } from "../../../engine/algebra";
import { joinSentences } from "../../../engine/figures/descriptions";
import { gridLines, gridPoint, gridSize } from "../../../engine/figures/step-grid";
import { circle, colours, figure, text, type Point } from "../../../engine/figures/svg";
import { symbols } from "../../../engine/figures/symbols";
import { defineMathsModel } from "../../../engine/model";
import { say, type Words } from "../../../engine/words";
import { directions, isSame } from "./position";

const wayPhrase = (value: readonly number[]): Words => {
  const [across = 0, up = 0] = value;
  return say(
    `${Math.abs(across)} ${across > 0 ? "right" : "left"} and ${Math.abs(up)} ${up > 0 ? "up" : "down"}`,
    `向${across > 0 ? "右" : "左"} ${Math.abs(across)} 格，向${up > 0 ? "上" : "下"} ${Math.abs(up)} 格`,
  );
};
const gridDescription = say(
  "A grid of lines; places are counted along the lines from its lower left corner",
  "方格线；位置从左下角起沿格线数",
);
const crossingDescription = (name: Words, [x, y]: Point, rows: number): Words =>
  say(`${name.en}: ${x} to the right, ${rows - y} up`, `${name.zh}：向右 ${x}，向上 ${rows - y}`);

/** "How do you get from the dot to the star?" */
export const wayOnGrid = defineMathsModel<{ columns: number; rows: number; anyWay: boolean }>({
  name: "way-on-a-grid",
  area: "geometry",
  skill: "position",
  settings: {
    160: { columns: 5, rows: 4, anyWay: false },
    170: { columns: 6, rows: 5, anyWay: true },
    180: { columns: 8, rows: 6, anyWay: true },
  },
  generate(draw, { columns, rows, anyWay }) {
    const from: Point = [draw.int(0, columns), draw.int(0, rows)];
    const to: Point = [draw.int(0, columns), draw.int(0, rows)];
    const [across, up] = [to[0] - from[0], from[1] - to[1]];
    const isPlain = across > 0 && up > 0;
    if (across === 0 || up === 0 || Math.abs(across) === Math.abs(up) || isPlain === anyWay) return undefined;
    const star = symbols[3];
    return {
      stem: say("How do you get along the lines from the dot to the star?", "沿着格线走，怎样从圆点走到五角星？"),
      figure: figure(
        ...gridSize(columns, rows),
        joinSentences(
          gridDescription,
          crossingDescription(say("The dot", "圆点"), from, rows),
          crossingDescription(say("The star", "五角星"), to, rows),
        ),
        () => [
          ...gridLines(columns, rows),
          circle(gridPoint(from), 8, { fill: colours.ink }),
          star?.draw(gridPoint(to)) ?? "",
        ],
      ),
      ask: {
        type: "single_choice",
        right: [across, up],
        wrong: {
          mixesUpAcrossAndUp: [Math.sign(across) * Math.abs(up), Math.sign(up) * Math.abs(across)],
          ...(anyWay
            ? { startsAtTheStar: [-across, -up], turnsLeftAndRightRound: [-across, up] }
            : { countsThePoints: [across + 1, up + 1], countsTheStartGoingUp: [across, up + 1] }),
          turnsUpAndDownRound: [across, -up],
        },
        show: wayPhrase,
      },
      explanation: say(
        `Count the steps along the lines: ${wayPhrase([across, up]).en}.`,
        `沿格线一步一步数：${wayPhrase([across, up]).zh}。`,
      ),
      features: { steps: 2, close: anyWay },
      holds: ([x = 0, y = 0]: readonly number[]) => isSame([from[0] + x, from[1] - y], to),
    };
  },
});

/** "Go 3 right and then 2 up. Where do you stop?" */
export const followWay = defineMathsModel<{ columns: number; rows: number; legs: 2 | 3 }>({
  name: "follow-the-way",
  area: "geometry",
  skill: "position",
  settings: {
    170: { columns: 6, rows: 4, legs: 2 },
    180: { columns: 7, rows: 5, legs: 3 },
    190: { columns: 8, rows: 6, legs: 3 },
  },
  generate(draw, { columns, rows, legs }, level) {
    const from: Point = [draw.int(0, columns), draw.int(0, rows)];
    const axis = draw.int(0, 1);
    const turns = range(0, legs - 1).map((k) => ({
      to: draw.pick(directions.filter(({ move }) => (move[0] === 0) === ((k + axis) % 2 === 0))),
      by: draw.int(1, level === 190 ? 5 : 4),
    }));
    const end = (list: readonly { to: { move: Point }; by: number }[]): Point =>
      list.reduce<Point>(([x, y], { to: { move }, by }) => [x + move[0] * by, y + move[1] * by], from);
    const reversed = (k: number) =>
      turns.map(({ to, by }, place) => ({ to: place === k ? { move: [-to.move[0], -to.move[1]] as const } : to, by }));
    const right = end(turns);
    const ends = [
      right,
      end(reversed(legs - 1)),
      end(reversed(0)),
      end(turns.map(({ to, by }, k) => ({ to, by: k === 0 ? by - 1 : by }))),
      end(turns.map(({ to, by }, k) => ({ to, by: k === 1 ? by - 1 : by }))),
      end(turns.slice(0, -1)),
    ];
    const stops = ends
      .filter(
        (stop, k) =>
          stop[0] >= 0 &&
          stop[1] >= 0 &&
          stop[0] <= columns &&
          stop[1] <= rows &&
          !isSame(stop, from) &&
          ends.findIndex((other) => isSame(other, stop)) === k,
      )
      .slice(0, 4);
    const path = range(1, legs).map((k) => end(turns.slice(0, k)));
    if (stops.length < 4 || stops[0] !== right) return undefined;
    if (path.some(([x, y]) => x < 0 || y < 0 || x > columns || y > rows)) return undefined;
    const shown = draw.shuffled(range(0, 3));
    const letter = (k: number) => "ABCD".charAt(shown.indexOf(k));
    const told = (language: "en" | "zh") =>
      turns.map(({ to, by }) => (language === "en" ? `${by} ${to.step.en}` : `向${to.step.zh} ${by} 格`));
    return {
      stem: say(
        `Start at the dot and go along the lines: ${told("en").join(", then ")}. At which letter do you stop?`,
        `从圆点出发，沿格线走：${told("zh").join("，再")}。你会停在哪个字母处？`,
      ),
      figure: figure(
        ...gridSize(columns, rows),
        joinSentences(
          gridDescription,
          crossingDescription(say("The dot", "圆点"), from, rows),
          ...shown.map((k, place) => {
            const name = `Letter ${"ABCD".charAt(place)}`;
            return crossingDescription(say(name, name.replace("Letter", "字母")), stops[k] ?? from, rows);
          }),
        ),
        () => [
          ...gridLines(columns, rows),
          circle(gridPoint(from), 6, { fill: colours.blue }),
          ...stops.flatMap((stop, k) => [
            circle(gridPoint(stop), 12, { fill: colours.paper, "stroke-width": 1 }),
            text(gridPoint(stop), letter(k), { "font-weight": 600 }),
          ]),
        ],
      ),
      ask: {
        type: "single_choice",
        right: letter(0),
        wrong: { turnsOneStepRound: letter(1), turnsTheFirstStepRound: letter(2), countsTheStart: letter(3) },
        show: (value: string) => value,
        size: (value: string) => "ABCD".indexOf(value),
      },
      explanation: say(
        `Go with your finger: ${told("en").join(", ")}. You stop at ${letter(0)}.`,
        `用手指跟着走：${told("zh").join("，")}，停在 ${letter(0)}。`,
      ),
      features: { steps: legs },
      holds: (value: string) => {
        const [x, y] = stops[shown["ABCD".indexOf(value)] ?? 0] ?? from;
        const total = (place: 0 | 1) =>
          turns.reduce((rest, { to, by }) => rest - to.move[place] * by, [x, y][place] ?? 0);
        return total(0) === from[0] && total(1) === from[1];
      },
    };
  },
});
