import { say, type Words } from "../../engine/words";
import type { LatticeLine, Node } from "./lattice";
import type { Shape } from "./shape";

const columnOf = (x: number): string => "ABCDEFG".charAt(x);
/** The name of a point: columns have letters from the left, rows numbers from the top; A1 is the top left point. */
export const pointName = ([x, y]: Node): string => `${columnOf(x)}${y + 1}`;

interface Way {
  readonly words: Words;
  readonly goes: Node;
}
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
const wayFrom = ([x1, y1]: Node, [x2, y2]: Node): Way | undefined =>
  ways.find(({ goes: [dx, dy] }) => Math.sign(x2 - x1) === dx && Math.sign(y2 - y1) === dy);

/** Describes a shape by its sides, each with its direction, its length in squares, and its end. */
export const shapeDescription = ({ corners }: Shape): Words => {
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

const isOnFrame = ({ from, to }: LatticeLine, size: number): boolean =>
  [0, 1].some((axis) => from[axis] === to[axis] && (from[axis] === 0 || from[axis] === size));

/** Names the row, column or diagonal direction of a line, and the ends of the line. */
const lineDescription = ({ from, to }: LatticeLine): readonly [name: Words, reach: Words] => {
  const reach = (one: string | number, other: string | number) => say(`${one} to ${other}`, `${one} 到 ${other}`);
  if (from[1] === to[1])
    return [say(`Row ${from[1] + 1}`, `第 ${from[1] + 1} 行`), reach(columnOf(from[0]), columnOf(to[0]))];
  if (from[0] === to[0])
    return [say(`Column ${columnOf(from[0])}`, `${columnOf(from[0])} 列`), reach(from[1] + 1, to[1] + 1)];
  return [
    from[0] < to[0] ? say("Down to the right", "向右下") : say("Down to the left", "向左下"),
    reach(pointName(from), pointName(to)),
  ];
};

/** Sorts lines: rows, then columns, then diagonals, each by its start. */
const inOrder = (lines: readonly LatticeLine[]): LatticeLine[] => {
  const kind = ({ from, to }: LatticeLine): number => {
    if (from[1] === to[1]) return 0;
    return from[0] === to[0] ? 1 : from[0] < to[0] ? 2 : 3;
  };
  const place = (line: LatticeLine): number => {
    const [x, y] = line.from;
    return 1000 * kind(line) + (kind(line) === 1 ? 10 * x + y : 10 * y + x);
  };
  return lines.toSorted((one, other) => place(one) - place(other));
};

/** Describes the lines inside the square of a net, by row, column and diagonal. */
export const netDescription = (net: readonly LatticeLine[], size: number): Words => {
  const groups = new Map<string, { readonly name: Words; readonly reaches: Words[] }>();
  for (const line of inOrder(net.filter((one) => !isOnFrame(one, size)))) {
    const [name, reach] = lineDescription(line);
    const group = groups.get(name.en) ?? { name, reaches: [] };
    groups.set(name.en, group);
    group.reaches.push(reach);
  }
  const told = [...groups.values()].map(({ name, reaches }) =>
    say(
      `${name.en}: ${reaches.map(({ en }) => en).join(", ")}.`,
      `${name.zh}：${reaches.map(({ zh }) => zh).join("，")}。`,
    ),
  );
  const [first, last] = [pointName([0, 0]), pointName([size, size])];
  return say(
    `Square frame ${first} to ${last}. ${told.map(({ en }) => en).join(" ")}`,
    `正方形框 ${first} 到 ${last}。${told.map(({ zh }) => zh).join("")}`,
  );
};
