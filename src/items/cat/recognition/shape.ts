import type { Draw } from "../../maths/engine/draw";
import { endsOf, piecesOf, type Node, type Piece } from "./lattice";

/** A polygon on the lattice: its corners in order, in whole units from its top left, and its outline in pieces. */
export interface Shape {
  readonly corners: readonly Node[];
  readonly pieces: readonly Piece[];
  readonly width: number;
  readonly height: number;
}

/** Corners of the parts of a square that a shape may take: all of it, or one of its halves. */
const parts: readonly (readonly Node[])[] = [
  [],
  [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [0, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [1, 1],
  ],
  [
    [1, 0],
    [1, 1],
    [0, 1],
  ],
  [
    [0, 0],
    [1, 1],
    [0, 1],
  ],
];

const boundaryOf = (cells: readonly (readonly [part: number, x: number, y: number])[]): Set<Piece> => {
  const edges = new Set<Piece>();
  for (const [part, x, y] of cells) {
    const corners = (parts[part] ?? []).map(([cx, cy]): Node => [cx + x, cy + y]);
    corners.forEach((from, k) => {
      const line = { from, to: corners[(k + 1) % corners.length] ?? from };
      for (const piece of piecesOf(line)) if (!edges.delete(piece)) edges.add(piece);
    });
  }
  return edges;
};

const same = ([x1, y1]: Node, [x2, y2]: Node): boolean => x1 === x2 && y1 === y2;

/** The one loop that the pieces form, as its nodes; undefined where they form none or several. */
const loopOf = (pieces: ReadonlySet<Piece>): Node[] | undefined => {
  const [first] = pieces;
  if (first === undefined) return undefined;
  const left = new Set(pieces);
  const [start, next] = endsOf(first);
  left.delete(first);
  const loop: Node[] = [start];
  let here = next;
  while (!same(here, start)) {
    const ways = [...left].filter((piece) => endsOf(piece).some((end) => same(end, here)));
    const [way] = ways;
    if (way === undefined || ways.length > 1) return undefined;
    left.delete(way);
    loop.push(here);
    const [one, other] = endsOf(way);
    here = same(one, here) ? other : one;
  }
  return left.size === 0 ? loop : undefined;
};

const bends = (loop: readonly Node[]): Node[] =>
  loop.filter(([x, y], k) => {
    const [x1, y1] = loop.at(k - 1) ?? [x, y];
    const [x2, y2] = loop[(k + 1) % loop.length] ?? [x, y];
    return (x - x1) * (y2 - y) !== (y - y1) * (x2 - x);
  });

/** A polygon of so many sides in a field of this width and height, both of which it fills; undefined: draw again. */
export const shapeDrawn = (draw: Draw, width: number, height: number, sides: number): Shape | undefined => {
  const cells = Array.from({ length: width * height }, (_, k) => {
    return [draw.pick([0, 1, 1, 2, 3, 4, 5]), k % width, Math.floor(k / width)] as const;
  });
  const pieces = boundaryOf(cells);
  const loop = loopOf(pieces);
  if (loop === undefined) return undefined;
  const corners = bends(loop).map(([x, y]): Node => [x / 2, y / 2]);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const fills =
    Math.min(...xs) === 0 && Math.max(...xs) === width && Math.min(...ys) === 0 && Math.max(...ys) === height;
  const slanted = loop.some(([x, y], k) => {
    const [x2, y2] = loop[(k + 1) % loop.length] ?? [x, y];
    return x !== x2 && y !== y2;
  });
  return fills && slanted && corners.length === sides ? { corners, pieces: [...pieces], width, height } : undefined;
};
