import { range, sum } from "../../../engine/algebra";
import { byRow, joinedWords, joinSentences, under } from "../../../engine/figures/descriptions";
import { gridLines, gridPoint, gridSize } from "../../../engine/figures/step-grid";
import { circle, colours, figure, polygon, polyline, rect, type Point } from "../../../engine/figures/svg";
import { defineMathsModel } from "../../../engine/model";
import { maths, num, say, type Words } from "../../../engine/words";

const legDescription = ([across, down]: Point): Words =>
  across === 0
    ? say(`${Math.abs(down)} ${down > 0 ? "down" : "up"}`, `向${down > 0 ? "下" : "上"} ${Math.abs(down)}`)
    : say(`${Math.abs(across)} ${across > 0 ? "right" : "left"}`, `向${across > 0 ? "右" : "左"} ${Math.abs(across)}`);
const wholeSquare = say("whole square", "整格");
const halfSquare = say("half square", "半格");

/** "How many steps long is the way?" */
export const wayLength = defineMathsModel<{ legs: readonly [number, number]; columns: number; rows: number }>({
  name: "length-of-a-way",
  area: "geometry",
  skill: "perimeterArea",
  settings: { 160: { legs: [2, 3], columns: 5, rows: 4 }, 170: { legs: [4, 6], columns: 6, rows: 4 } },
  generate(draw, { legs, columns, rows }) {
    const size = draw.int(...legs);
    const stops: Point[] = [[draw.int(0, columns), draw.int(0, rows)]];
    const start = draw.int(0, 1);
    for (let k = 0; k < size; k += 1) {
      const [x, y] = stops.at(-1) ?? [0, 0];
      const next: Point = (k + start) % 2 === 0 ? [draw.int(0, columns), y] : [x, draw.int(0, rows)];
      if (next[0] === x && next[1] === y) return undefined;
      stops.push(next);
    }
    const lengths = stops
      .slice(1)
      .map(([x, y], k) => Math.abs(x - (stops[k]?.[0] ?? 0)) + Math.abs(y - (stops[k]?.[1] ?? 0)));
    const passed = stops.slice(1).flatMap(([x, y], k) => {
      const [fromX, fromY] = stops[k] ?? [x, y];
      return range(1, lengths[k] ?? 0).map(
        (step) => `${fromX + Math.sign(x - fromX) * step},${fromY + Math.sign(y - fromY) * step}`,
      );
    });
    if (new Set([(stops[0] ?? []).join(), ...passed]).size <= passed.length) return undefined;
    const right = sum(lengths);
    return {
      stem: say(
        "Each side of a small square is 1 step. How many steps long is the blue way?",
        "小方格的每条边是 1 步。蓝色的路一共有多少步？",
      ),
      figure: figure(
        ...gridSize(columns, rows),
        joinSentences(
          under(
            say("A blue way along the lines, counted in sides of small squares", "沿格线走的蓝色的路，按小方格的边数"),
            joinedWords(
              stops.slice(1).map(([x, y], k) => legDescription([x - (stops[k]?.[0] ?? x), y - (stops[k]?.[1] ?? y)])),
            ),
          ),
        ),
        () => [
          ...gridLines(columns, rows),
          polyline(stops.map(gridPoint), { "stroke-width": 4 }),
          ...[stops[0], stops.at(-1)].map((stop) => circle(gridPoint(stop ?? [0, 0]), 6, { fill: colours.ink })),
        ],
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          countsThePoints: right + 1,
          missesOneStep: right - 1,
          countsTheParts: size,
          countsCornersTwice: right + size - 1,
          missesTwoSteps: right - 2,
          countsTwoStepsTwice: right + 2,
        },
        show: num,
      },
      explanation: say(
        `Add the straight parts: ${maths(`${lengths.join(" + ")} = ${right}`)}.`,
        `把每一段加起来：${maths(`${lengths.join(" + ")} = ${right}`)}。`,
      ),
      features: { steps: size > 3 ? 2 : 1, large: right > 9 },
      holds: (value: number) => passed.length === value,
    };
  },
});

/** Whole squares with half ones along the top and at the ends. */
export const halvesMakeSquares = defineMathsModel<{ wide: readonly [number, number]; high: readonly [number, number] }>(
  {
    name: "halves-make-squares",
    area: "geometry",
    skill: "perimeterArea",
    settings: {
      170: { wide: [2, 3], high: [1, 2] },
      180: { wide: [3, 4], high: [1, 2] },
      190: { wide: [4, 5], high: [3, 4] },
    },
    generate(draw, { wide, high }, level) {
      const [columns, rows] = [draw.int(...wide), draw.int(...high)];
      const roofs = range(0, columns - 1).map(() => draw.pick(["none", "up", "down"] as const));
      const ends = level === 170 ? [] : range(0, rows - 1).filter(() => draw.int(0, 1) === 1);
      const whole = columns * rows;
      const halves = roofs.filter((roof) => roof !== "none").length + ends.length;
      if (halves < 2 || halves % 2 === 1 || (level > 170 && ends.length === 0)) return undefined;
      const right = whole + halves / 2;
      const [gridColumns, gridRows] = [columns + 2, rows + 2];
      const corner = (x: number, y: number) => gridPoint([x, y]);
      const half = (corners: readonly Point[]) =>
        polygon(
          corners.map(([x, y]) => corner(x, y)),
          { fill: colours.blue },
        );
      return {
        stem: say(
          "How many whole squares does the blue shape cover in all? Two halves make one whole.",
          "蓝色图形一共相当于多少个小方格？两个半格算一个整格。",
        ),
        figure: figure(
          ...gridSize(gridColumns, gridRows),
          joinSentences(
            say("A blue shape on squared paper", "方格纸上的蓝色图形"),
            ...byRow([
              joinedWords(roofs.map((roof) => (roof === "none" ? say("empty", "空") : halfSquare))),
              ...range(0, rows - 1).map((row) =>
                joinedWords([...range(1, columns).map(() => wholeSquare), ...(ends.includes(row) ? [halfSquare] : [])]),
              ),
            ]),
          ),
          () => [
            ...gridLines(gridColumns, gridRows),
            ...range(0, whole - 1).map((k) => {
              const [x, y] = corner(1 + (k % columns), 1 + Math.floor(k / columns));
              return rect(x, y, 36, 36, { fill: colours.blue });
            }),
            ...roofs.flatMap((roof, k) =>
              roof === "none" ? [] : [half([[k + 1, 1], [k + 2, 1], roof === "up" ? [k + 2, 0] : [k + 1, 0]])],
            ),
            ...ends.map((row) =>
              half([
                [columns + 1, row + 1],
                [columns + 2, row + 2],
                [columns + 1, row + 2],
              ]),
            ),
          ],
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            countsHalvesAsWhole: whole + halves,
            leavesOutTheHalves: whole,
            slipsByOne: right + 1,
            missesOne: right - 1,
            slipsByTwo: right + 2,
            missesTwo: right - 2,
          },
          show: num,
        },
        explanation: say(
          `There are ${whole} whole squares and ${halves} halves, which make ${halves / 2}: ` +
            `${maths(`${whole} + ${halves / 2} = ${right}`)}.`,
          `有 ${whole} 个整格和 ${halves} 个半格，半格合成 ${halves / 2} 个整格：${maths(`${whole} + ${halves / 2} = ${right}`)}。`,
        ),
        features: { steps: 2, large: right > 9 },
        holds: (value: number) => 2 * value - halves === 2 * whole,
      };
    },
  },
);

/** "How many more small squares fill the rectangle?" */
export const fillRectangle = defineMathsModel<{
  wide: readonly [number, number];
  high: readonly [number, number];
  lines: boolean;
}>({
  name: "fill-the-rectangle",
  area: "geometry",
  skill: "composeShapes",
  settings: {
    160: { wide: [3, 4], high: [2, 3], lines: true },
    170: { wide: [3, 6], high: [3, 4], lines: false },
    180: { wide: [7, 9], high: [4, 6], lines: false },
  },
  generate(draw, { wide, high, lines }) {
    const [columns, rows] = [draw.int(...wide), draw.int(...high)];
    const all = columns * rows;
    const rest = draw.int(1, columns - 1);
    const used = range(0, all - 1).filter((k) =>
      lines ? k < columns + rest && k < all - 1 : k < columns || k % columns === 0,
    );
    const right = all - used.length;
    const side = Math.min(36, 260 / columns);
    const place = (k: number): Point => [8 + (k % columns) * side, 8 + Math.floor(k / columns) * side];
    if (right < 2 || columns === rows) return undefined;
    return {
      stem: say(
        "The large rectangle is to be filled with small squares. How many more are needed?",
        "要用小正方形铺满整个大长方形，还需要多少个？",
      ),
      figure: figure(
        columns * side + 16,
        rows * side + 16,
        lines
          ? joinSentences(
              say("A rectangle with places for small squares", "可以铺小正方形的长方形"),
              ...byRow(
                range(0, rows - 1).map((row) =>
                  joinedWords(
                    range(0, columns - 1).map((column) =>
                      used.includes(row * columns + column) ? say("square", "正方形") : say("empty place", "空位"),
                    ),
                  ),
                ),
              ),
            )
          : joinSentences(
              say("A large rectangle", "一个大长方形"),
              say(`Small squares fill its top row: ${columns} of them`, `最上面一行铺满了 ${columns} 个小正方形`),
              say(
                `They fill its left column too: ${rows}, the corner counted again`,
                `最左边一列也铺满了 ${rows} 个（角上的一个重复算）`,
              ),
              say("The rest is empty", "其余地方空着"),
            ),
        () => [
          ...range(0, all - 1)
            .filter((k) => lines && !used.includes(k))
            .map((k) =>
              rect(...place(k), side, side, { fill: "none", stroke: colours.muted, "stroke-dasharray": "3 3" }),
            ),
          ...used.map((k) => rect(...place(k), side, side, { fill: colours.blue })),
          rect(8, 8, columns * side, rows * side, { fill: "none", "stroke-width": 2.5 }),
        ],
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          countsTheSquaresThere: used.length,
          countsAll: all,
          missesOne: right - 1,
          slipsByOne: right + 1,
          slipsByARow: right + columns,
          missesTwo: right - 2,
          slipsByTwo: right + 2,
        },
        show: num,
      },
      explanation: lines
        ? say(`Count the empty squares: ${right} are needed.`, `数一数空着的格子：还需要 ${right} 个。`)
        : say(
            `The whole rectangle takes ${maths(`${rows} \\times ${columns} = ${all}`)} squares, and ` +
              `${used.length} are there: ` +
              `${maths(`${all} - ${used.length} = ${right}`)}.`,
            `铺满要 ${maths(`${rows} \\times ${columns} = ${all}`)} 个，已有 ${used.length} 个：` +
              `${maths(`${all} - ${used.length} = ${right}`)}。`,
          ),
      features: { steps: lines ? 1 : 2, large: right > 9 },
      holds: (value: number) => value + new Set(used).size === all,
    };
  },
});
