import { range } from "../../../engine/algebra";
import type { Draw } from "../../../engine/draw";
import { joinedWords } from "../../../engine/figures/descriptions";
import type { DrawPicture } from "../../../engine/figures/pictures";
import { path, type Point } from "../../../engine/figures/svg";
import { defineMathsModel } from "../../../engine/model";
import { say, type Words } from "../../../engine/words";
import { choosePicture } from "./choose";
import { middleOf, placedOutline, unevenShape } from "./outlines";

/** A line through points, back to its start or not, with the middles of its bent parts pushed out or in. */
interface Line {
  readonly through: readonly Point[];
  readonly closed: boolean;
  readonly bends: readonly number[];
}

const lineOf = (draw: Draw, closed: boolean, curved: boolean): Line => {
  const n = draw.int(4, 5);
  const bent = draw.some(curved ? draw.int(2, n - 1) : 0, range(0, n - 2));
  return {
    through: unevenShape(draw, n, 34),
    closed,
    bends: range(0, n - 1).map((k) => (bent.includes(k) ? draw.pick([1.6, 0.2]) : 0)),
  };
};

const linePicture =
  ({ through, closed, bends }: Line): DrawPicture =>
  (corner) => {
    const middle = middleOf(corner);
    const stops = placedOutline(through, middle);
    const write = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
    const last = closed ? stops.length - 1 : stops.length - 2;
    const steps = range(0, last).map((k) => {
      const [from, to] = [stops[k] ?? middle, stops[(k + 1) % stops.length] ?? middle];
      const bend = bends[k] ?? 0;
      const halfway: Point = [(from[0] + to[0]) / 2 - middle[0], (from[1] + to[1]) / 2 - middle[1]];
      return bend === 0
        ? `L${write(to)}`
        : `Q${write([middle[0] + halfway[0] * bend, middle[1] + halfway[1] * bend])} ${write(to)}`;
    });
    return [path(`M${write(stops[0] ?? middle)}${steps.join("")}`, { "stroke-width": 2.5, "stroke-linecap": "round" })];
  };

const lineDescription = ({ through, closed, bends }: Line): Words =>
  joinedWords([
    ...range(0, through.length - (closed ? 1 : 2)).map((k) =>
      (bends[k] ?? 0) === 0 ? say("straight", "直") : say("bent", "弯"),
    ),
    closed ? say("back at the start", "回到起点") : say("it stops away from the start", "停在离起点有距离的地方"),
  ]);

interface Question {
  readonly stem: Words;
  readonly because: Words;
  readonly right: readonly [closed: boolean, curved: boolean][];
  readonly wrong: readonly [closed: boolean, curved: boolean][];
  fits(line: Line): boolean;
}
const questions = {
  closed: {
    stem: say("Which line is closed?", "哪条线是封闭的？"),
    because: say("comes back to where it starts", "首尾相连，没有缺口"),
    right: [
      [true, false],
      [true, true],
    ],
    wrong: [
      [false, false],
      [false, true],
    ],
    fits: ({ closed }) => closed,
  },
  open: {
    stem: say("Which line is open?", "哪条线不是封闭的？"),
    because: say("has a gap: it does not come back to its start", "有缺口，首尾没有相连"),
    right: [
      [false, false],
      [false, true],
    ],
    wrong: [
      [true, false],
      [true, true],
    ],
    fits: ({ closed }) => !closed,
  },
  straight: {
    stem: say("Which figure has only straight sides?", "哪个图形的边全是直的？"),
    because: say("has no bent side", "没有弯曲的边"),
    right: [[true, false]],
    wrong: [[true, true]],
    fits: ({ bends }) => bends.every((bend) => bend === 0),
  },
  curved: {
    stem: say("Which figure has a curved side?", "哪个图形有弯曲的边？"),
    because: say("has a side that bends", "有弯曲的边"),
    right: [[true, true]],
    wrong: [[true, false]],
    fits: ({ bends }) => bends.some((bend) => bend !== 0),
  },
} as const satisfies Record<string, Question>;

/** Open and closed, straight and curved lines. */
export const openOrClosed = defineMathsModel<readonly Question[]>({
  name: "kinds-of-lines",
  area: "geometry",
  skill: "planeShapes",
  settings: { 150: [questions.closed, questions.open], 160: [questions.straight, questions.curved] },
  generate(draw, among) {
    const question: Question = draw.pick(among);
    const made = (kinds: readonly [closed: boolean, curved: boolean][]) => lineOf(draw, ...draw.pick(kinds));
    return choosePicture<Line>(draw, {
      stem: question.stem,
      label: say("Four lines, part by part", "四条线，一段一段说明"),
      right: made(question.right),
      wrong: {
        looksAtTheCorners: made(question.wrong),
        looksAtTheSize: made(question.wrong),
        turnsTheWordRound: made(question.wrong),
      },
      picture: linePicture,
      tell: lineDescription,
      fits: (drawn) => question.fits(drawn),
      explanation: (right) => say(`Only ${right} ${question.because.en}.`, `只有 ${right} ${question.because.zh}。`),
      features: { steps: 1 },
    });
  },
});
