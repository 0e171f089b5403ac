import { range } from "../../../engine/algebra";
import { byRow, joinedWords, joinSentences } from "../../../engine/figures/descriptions";
import { circle, colours, figure, rect, text, type Point } from "../../../engine/figures/svg";
import { symbols } from "../../../engine/figures/symbols";
import { defineMathsModel } from "../../../engine/model";
import { say, type Words } from "../../../engine/words";

const cell = 44;
const corner = 8;
const placeOf = ([column, row]: Point): Point => [corner + (column + 0.5) * cell, corner + (row + 0.5) * cell];
const theSymbol = (k: number): Words => {
  const name = symbols[k]?.name;
  return say(`the ${name?.en ?? ""}`, name?.zh ?? "");
};
export const isSame = ([x, y]: Point, [otherX, otherY]: Point): boolean => x === otherX && y === otherY;

/** The four ways from one square of a grid to the next; rows count downwards. */
export const directions: readonly { move: Point; words: Words; step: Words }[] = [
  { move: [1, 0], words: say("just to the right of", "右边"), step: say("right", "右") },
  { move: [-1, 0], words: say("just to the left of", "左边"), step: say("left", "左") },
  { move: [0, -1], words: say("just above", "上面"), step: say("up", "上") },
  { move: [0, 1], words: say("just below", "下面"), step: say("down", "下") },
];

/** "Which shape is just above the star?" */
export const gridPlace = defineMathsModel<{ columns: number; rows: number; steps: 1 | 2 }>({
  name: "place-in-a-grid",
  area: "geometry",
  skill: "position",
  settings: { 150: { columns: 3, rows: 3, steps: 1 }, 160: { columns: 4, rows: 3, steps: 2 } },
  generate(draw, { columns, rows, steps }) {
    const cells = draw.some(
      symbols.length,
      range(0, columns * rows - 1).map((k): Point => [k % columns, Math.floor(k / columns)]),
    );
    const symbolAt = (place: Point) => cells.findIndex((used) => isSame(used, place));
    const start = draw.int(0, symbols.length - 1);
    const [from] = [cells[start] ?? [0, 0]];
    const [first, second] = draw.some(2, directions);
    if (first === undefined || second === undefined) return undefined;
    const [one, two] = [first.move, steps === 2 ? second.move : ([0, 0] as const)];
    const reached = (a: Point, b: Point) => symbolAt([from[0] + a[0] + b[0], from[1] + a[1] + b[1]]);
    const back = ([x, y]: Point): Point => [-x, -y];
    const right = reached(one, two);
    const rest = draw.shuffled(range(0, symbols.length - 1).filter((k) => k !== right && k !== start));
    if (right === -1 || right === start || (steps === 2 && one[0] + two[0] === 0 && one[1] + two[1] === 0))
      return undefined;
    /** A wrong option from a mistake; when the mistake leads to no shape, another shape replaces it. */
    const orElse = (mistake: string, k: number, spare: number): Record<string, number> =>
      k === -1 || k === start ? { [`slipsAside${"ABC".charAt(spare)}`]: rest[spare] ?? 0 } : { [mistake]: k };
    const name = theSymbol(start);
    return {
      stem:
        steps === 1
          ? say(`Which shape is ${first.words.en} ${name.en}?`, `紧挨着${name.zh}${first.words.zh}的是什么图形？`)
          : say(
              `Start at ${name.en}. Go 1 square ${first.step.en}, then 1 square ${second.step.en}. Which shape ` +
                `is there?`,
              `从${name.zh}出发，向${first.step.zh}走 1 格，再向${second.step.zh}走 1 格，那里是什么图形？`,
            ),
      figure: figure(
        columns * cell + 2 * corner,
        rows * cell + 2 * corner,
        joinSentences(
          ...byRow(
            range(0, rows - 1).map((row) =>
              joinedWords(
                range(0, columns - 1).map((column) => symbols[symbolAt([column, row])]?.name ?? say("empty", "空")),
              ),
            ),
          ),
        ),
        () => [
          ...range(0, columns * rows - 1).map((k) =>
            rect(corner + (k % columns) * cell, corner + Math.floor(k / columns) * cell, cell, cell, {
              fill: colours.paper,
              stroke: colours.muted,
              "stroke-width": 1,
            }),
          ),
          ...symbols.map((symbol, k) => symbol.draw(placeOf(cells[k] ?? [0, 0]))),
        ],
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          ...orElse("goesTheWrongWay", reached(back(one), back(two)), 0),
          ...orElse("turnsTheSecondStepRound", reached(one, back(two)), 1),
          ...orElse("mixesUpAcrossAndUp", reached([one[1], one[0]], [two[1], two[0]]), 2),
          takesAnotherShape: rest[3] ?? 0,
          takesAFarShape: rest[4] ?? 0,
        },
        show: theSymbol,
        unordered: true,
      },
      explanation:
        steps === 1
          ? say(
              `Find ${name.en} and go one square ${first.step.en}: there is ${theSymbol(right).en}.`,
              `先找到${name.zh}，再向${first.step.zh}看一格，是${theSymbol(right).zh}。`,
            )
          : say(
              `One square ${first.step.en} of ${name.en}, then one ${second.step.en}: you come to ` +
                `${theSymbol(right).en}.`,
              `从${name.zh}向${first.step.zh} 1 格，再向${second.step.zh} 1 格，到达${theSymbol(right).zh}。`,
            ),
      features: { steps },
      holds: (k: number) => {
        const [x, y] = cells[k] ?? [-9, -9];
        return x - one[0] - two[0] === from[0] && y - one[1] - two[1] === from[1];
      },
    };
  },
});

type Region = readonly [inCircle: boolean, inSquare: boolean];
const regions: readonly { region: Region; words: Words; because: Words }[] = [
  {
    region: [true, true],
    words: say("Which dot is inside the circle and inside the square?", "哪个点既在圆里面，又在正方形里面？"),
    because: say("lies where the circle and the square overlap", "在圆和正方形重叠的地方"),
  },
  {
    region: [true, false],
    words: say("Which dot is inside the circle but outside the square?", "哪个点在圆里面，但在正方形外面？"),
    because: say("lies in the part of the circle that the square does not cover", "在圆内、没有被正方形盖住的地方"),
  },
  {
    region: [false, true],
    words: say("Which dot is inside the square but outside the circle?", "哪个点在正方形里面，但在圆外面？"),
    because: say("lies in the part of the square that the circle does not cover", "在正方形内、没有被圆盖住的地方"),
  },
  {
    region: [false, false],
    words: say("Which dot is outside the circle and outside the square?", "哪个点在圆和正方形的外面？"),
    because: say("lies in neither of the two shapes", "不在这两个图形的任何一个里面"),
  },
];

/** Dots inside and outside of two shapes that overlap. */
export const insideOutside = defineMathsModel<readonly number[]>({
  name: "inside-or-outside",
  area: "geometry",
  skill: "position",
  settings: { 150: [0, 3], 160: [1, 2] },
  generate(draw, among) {
    const asked = draw.pick(among);
    const [left, down] = [draw.pick([true, false]), draw.int(0, 20)];
    const flip = ([x, y]: Point): Point => (left ? [x, y] : [360 - x, y]);
    const middle = flip([130, 92 + down]);
    const square = { x: left ? 144 : 360 - 144 - 130, y: 30, side: 130 };
    const spots: readonly Point[] = [
      flip([158 + draw.int(-4, 4), 90 + draw.int(-22, 22)]),
      flip([96 + draw.int(-16, 14), 96 + draw.int(-22, 30)]),
      flip([234 + draw.int(-8, 14), 96 + draw.int(-36, 36)]),
      flip(
        draw.pick([
          [32, 34],
          [330, 60],
          [330, 140],
          [34, 176],
        ] as const),
      ),
    ];
    const shown = draw.shuffled(range(0, 3));
    const letter = (k: number) => "ABCD".charAt(shown.indexOf(k));
    const question = regions[asked];
    if (question === undefined) return undefined;
    const others = range(0, 3).filter((k) => k !== asked);
    const near = [3 - asked, ...others.filter((k) => k !== 3 - asked)].map(letter);
    const isInside = ([x, y]: Point): Region => [
      Math.hypot(x - middle[0], y - middle[1]) < 70,
      x > square.x && x < square.x + square.side && y > square.y && y < square.y + square.side,
    ];
    return {
      stem: question.words,
      figure: figure(
        360,
        200,
        joinSentences(
          say("A circle and a square overlap", "一个圆和一个正方形有一部分重叠"),
          say(`Dot ${letter(0)} lies where they overlap`, `点 ${letter(0)} 在重叠的地方`),
          say(`Dot ${letter(1)} lies in the rest of the circle`, `点 ${letter(1)} 在圆的其余部分`),
          say(`Dot ${letter(2)} lies in the rest of the square`, `点 ${letter(2)} 在正方形的其余部分`),
          say(`Dot ${letter(3)} lies beside both`, `点 ${letter(3)} 在两个图形旁边`),
        ),
        () => [
          circle(middle, 70, { fill: "none", "stroke-width": 2.5, stroke: colours.blue }),
          rect(square.x, square.y, square.side, square.side, { fill: "none", "stroke-width": 2.5 }),
          ...spots.flatMap(([x, y], k) => [
            circle([x, y], 4, { fill: colours.ink }),
            text([x + (left ? 14 : -14), y], letter(k), { "font-weight": 600 }),
          ]),
        ],
      ),
      ask: {
        type: "single_choice",
        right: letter(asked),
        wrong: {
          turnsTheWordsRound: near[0] ?? "",
          looksAtTheCircleOnly: near[1] ?? "",
          looksAtTheSquareOnly: near[2] ?? "",
        },
        show: (value: string) => value,
        size: (value: string) => "ABCD".indexOf(value),
      },
      explanation: say(`Dot ${letter(asked)} ${question.because.en}.`, `${letter(asked)} 点${question.because.zh}。`),
      features: { steps: 2 },
      holds: (value: string) => {
        const spot = spots[shown["ABCD".indexOf(value)] ?? 0] ?? [0, 0];
        return isInside(spot).join() === question.region.join();
      },
    };
  },
});
