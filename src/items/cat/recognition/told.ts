import { say, type Words } from "../../maths/engine/words";
import type { Line, Node } from "./lattice";
import type { Shape } from "./shape";

const columnOf = (x: number): string => "ABCDEFG".charAt(x);
/** Columns are lettered from the left, rows numbered from the top: A1 is the top left point. */
export const pointName = ([x, y]: Node): string => `${columnOf(x)}${y + 1}`;

interface Way {
  readonly words: Words;
  readonly goes: Node;
}
/** Lines are told in the first four, sides in all. */
const ways: readonly Way[] = [
  { words: say("right", "向右"), goes: [1, 0] },
  { words: say("down", "向下"), goes: [0, 1] },
  { words: say("down and right", "向右下"), goes: [1, 1] },
  { words: say("down and left", "向左下"), goes: [-1, 1] },
  { words: say("left", "向左"), goes: [-1, 0] },
  { words: say("up", "向上"), goes: [0, -1] },
  { words: say("up and left", "向左上"), goes: [-1, -1] },
  { words: say("up and right", "向右上"), goes: [1, -1] },
];
const groupNames: readonly Words[] = [
  say("Level", "横线"),
  say("Upright", "竖线"),
  say("Down to the right", "向右下的斜线"),
  say("Down to the left", "向左下的斜线"),
];
const wayFrom = ([x1, y1]: Node, [x2, y2]: Node): Way | undefined =>
  ways.find(({ goes: [dx, dy] }) => Math.sign(x2 - x1) === dx && Math.sign(y2 - y1) === dy);

/** A shape by its sides, each by its way, its length in squares, and where it ends. */
export const shapeTold = ({ corners }: Shape): Words => {
  const [first = [0, 0]] = corners;
  const sides = corners.map((from, k) => {
    const to = corners[(k + 1) % corners.length] ?? first;
    const length = Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]));
    const way = wayFrom(from, to)?.words;
    return say(`${length} ${way?.en ?? ""} to ${pointName(to)}`, `${way?.zh ?? ""} ${length} 格到 ${pointName(to)}`);
  });
  return say(
    "Points are named by columns A, B, C from the left and rows 1, 2, 3 from the top. " +
      `A shape with ${corners.length} sides: from ${pointName(first)} ${sides.map(({ en }) => en).join(", ")}.`,
    "点的名称：列从左起为 A、B、C，行从上起为 1、2、3。" +
      `一个有 ${corners.length} 条边的图形：从 ${pointName(first)} ${sides.map(({ zh }) => zh).join("，")}。`,
  );
};

const lineTold = ({ from, to }: Line): Words => {
  const [column, row] = [columnOf(from[0]), from[1] + 1];
  if (from[1] === to[1])
    return say(`row ${row} from ${column} to ${columnOf(to[0])}`, `第 ${row} 行 ${column} 到 ${columnOf(to[0])}`);
  if (from[0] === to[0])
    return say(`column ${column} from ${row} to ${to[1] + 1}`, `${column} 列 ${row} 到 ${to[1] + 1}`);
  return say(`${pointName(from)} to ${pointName(to)}`, `${pointName(from)} 到 ${pointName(to)}`);
};

const isOnFrame = ({ from, to }: Line, size: number): boolean =>
  [0, 1].some((axis) => from[axis] === to[axis] && (from[axis] === 0 || from[axis] === size));

/** The lines inside the square of a net, those that go one way together, each row or column from its start. */
export const netTold = (net: readonly Line[], size: number): Words => {
  const inside = net.filter((line) => !isOnFrame(line, size));
  const groups = groupNames.flatMap((name, k) => {
    const across = k === 1 ? 1 : 0;
    const own = inside
      .filter(({ from, to }) => wayFrom(from, to) === ways[k])
      .toSorted(
        (one, other) =>
          (one.from[1 - across] ?? 0) - (other.from[1 - across] ?? 0) ||
          (one.from[across] ?? 0) - (other.from[across] ?? 0),
      )
      .map(lineTold);
    return own.length === 0
      ? []
      : [
          say(
            `${name.en}: ${own.map(({ en }) => en).join(", ")}.`,
            `${name.zh}：${own.map(({ zh }) => zh).join("，")}。`,
          ),
        ];
  });
  const [first, last] = [pointName([0, 0]), pointName([size, size])];
  return say(
    `Square frame ${first} to ${last}. ${groups.map(({ en }) => en).join(" ")}`,
    `正方形框 ${first} 到 ${last}。${groups.map(({ zh }) => zh).join("")}`,
  );
};
