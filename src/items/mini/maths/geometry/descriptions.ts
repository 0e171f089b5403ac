import { range } from "../../../engine/algebra";
import { byRow, joinedWords, oneByOne, joinSentences, under } from "../../../engine/figures/descriptions";
import { sidesDescription } from "../../../engine/figures/outline-descriptions";
import type { Point } from "../../../engine/figures/svg";
import { say, type Words } from "../../../engine/words";
import { picture } from "../../pictures/lexicon";

/** Descriptions of shapes without their names. */
const looks: Readonly<Record<string, Words>> = {
  circle: say("a line that is equally round all the way", "一条处处一样圆的线"),
  oval: say("a round line, longer than it is high", "一条圆圆的线，长比高大"),
  star: say("long points all round, with deep corners between them", "四周有长长的尖角，尖角之间凹进去"),
  square: say("all sides are equally long, all corners are square", "各边一样长，每个角都是方角"),
  rectangle: say("long sides and short sides in turn, all corners are square", "长边和短边相间，每个角都是方角"),
  rhombus: say("all sides are equally long, the corners are not square", "各边一样长，角不是方角"),
  trapezoid: say(
    "a short side above runs like the long side below, the other two lean together",
    "上面的短边和下面的长边方向相同，另外两条边向上靠拢",
  ),
};

interface Shown {
  readonly name: string;
  readonly corners: readonly Point[];
  readonly degrees: number;
  readonly size: number;
}
export const planeShapeDescription = ({ name, corners, degrees, size }: Shown): Words => {
  const look = looks[name];
  const isRound = corners.length === 0;
  return joinSentences(
    ...(isRound || name === "star" ? [] : [sidesDescription(corners)]),
    ...(look === undefined ? [] : [look]),
    ...(degrees > 0 && !isRound ? [say("it is turned a little", "图形稍微转了一点")] : []),
    ...(size < 1 ? [say("it is small", "图形比较小")] : []),
  );
};

/** Descriptions of solids without their names and numbers. */
export const solidDescriptions: Readonly<Record<string, Words>> = {
  cube: say(
    "A solid with flat square faces: in front, behind, on top, below, at the left and at the right.",
    "前、后、上、下、左、右都是平的正方形面。",
  ),
  sphere: say("A solid that is round from every side.", "从哪边看都是圆的，处处弯曲。"),
  cone: say(
    "A solid with a round flat face below, a curved wall and a tip on top.",
    "下面是圆的平面，四周是曲面，上面收成一个尖。",
  ),
  cylinder: say(
    "A solid with a round flat face on top, one below and a curved wall between.",
    "上面是圆的平面，下面也是，中间是曲面。",
  ),
  pyramid: say(
    "A solid with flat three-cornered faces that lean together to a tip on top.",
    "平的三角形面向上靠拢，收成一个尖。",
  ),
};

/** Descriptions of a ball and a square by the place of the ball. */
export const placeDescriptions: Readonly<Record<"above" | "below" | "left" | "right" | "inside", Words>> = {
  above: say("First a ball, and under it a square.", "先是一个球，它下面是方框。"),
  below: say("First a square, and under it a ball.", "先是一个方框，它下面是球。"),
  left: say("From left to right: a ball, then a square.", "从左到右：一个球，然后是方框。"),
  right: say("From left to right: a square, then a ball.", "从左到右：一个方框，然后是球。"),
  inside: say("A square all the way round a ball.", "方框把球围在中间。"),
};

/** Describes a row that repeats; undefined is an empty place. */
export const rowDescription = (row: readonly (string | undefined)[], goesOn: boolean): Words =>
  joinSentences(
    under(
      say("A row of pictures", "一排图"),
      joinedWords([
        ...row.map((word) => (word === undefined ? say("an empty place", "空着的一格") : say(word, picture(word).zh))),
        ...(goesOn ? [say("and so on", "依次继续")] : []),
      ]),
    ),
  );

const cutsDescription: Readonly<Record<string, Words>> = {
  disc: say("A circle cut into equal parts", "平均分开的圆"),
  bar: say("A bar cut into equal parts", "平均分开的长条"),
  uneven: say("A bar cut into parts, some larger than others", "分成大小不同的几份的长条"),
};
/** Describes a shape by the colour of each of its parts. */
export const partsDescription = (form: string, parts: number, shaded: number): Words => {
  const colours = range(1, parts).map((k) => (k <= shaded ? say("orange", "橙色") : say("white", "白色")));
  return joinSentences(under(cutsDescription[form] ?? say("", ""), joinedWords(colours)));
};

export const towersDescription = (heights: readonly number[]): Words =>
  joinSentences(
    under(
      say("Towers of cubes from left to right", "方块堆成的塔，从左到右"),
      joinedWords(heights.map((height) => say(`${height} high`, `${height} 层`))),
    ),
  );

const square = say("square", "方格");
/** Describes a rectangle full of squares, or with squares along two of its sides. */
export const coverDescription = (columns: number, rows: number, isDrawn: boolean): Words =>
  isDrawn
    ? joinSentences(...byRow(range(1, rows).map(() => oneByOne(columns, square))))
    : joinSentences(
        say("A large rectangle", "一个大长方形"),
        under(say("Squares along its top", "最上面一行的方格"), oneByOne(columns, square)),
        under(
          say("Squares down its left side, the first one again", "最左边一列的方格，包括第一行的那个"),
          oneByOne(rows, square),
        ),
        say("The rest is empty", "其余地方空着"),
      );
