import type { Draw } from "../../engine/draw";
import { movedPiece, nodeOf, nodesAt, linePieces, type Node, type Piece } from "./lattice";

/** A polygon on the lattice: its corners in order, in whole units from its top left, and its outline in pieces. */
export interface Shape {
  readonly corners: readonly Node[];
  readonly pieces: readonly Piece[];
  readonly width: number;
  readonly height: number;
}

/**
 * Corners of the parts of a square that can belong to a shape: none, the whole square, or one of its diagonal halves.
 */
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

/** The outline of each part for the square at the origin. */
const outlines: readonly (readonly Piece[])[] = parts.map((corners) =>
  corners.flatMap((from, k) => linePieces({ from, to: corners[(k + 1) % corners.length] ?? from })),
);

const boundaryOf = (cells: readonly (readonly [part: number, x: number, y: number])[]): Set<Piece> => {
  const edges = new Set<Piece>();
  for (const [part, x, y] of cells)
    for (const outlined of outlines[part] ?? []) {
      const piece = movedPiece(outlined, 2 * x, 2 * y);
      if (!edges.delete(piece)) edges.add(piece);
    }
  return edges;
};

/** The two pieces that meet at each node; undefined when any node has another number of pieces. */
const pairsAt = (pieces: ReadonlySet<Piece>): Map<number, Piece[]> | undefined => {
  const pairs = new Map<number, Piece[]>();
  for (const piece of pieces)
    for (const node of nodesAt(piece)) {
      const pair = pairs.get(node);
      if (pair === undefined) pairs.set(node, [piece]);
      else if (pair.push(piece) > 2) return undefined;
    }
  return [...pairs.values()].every(({ length }) => length === 2) ? pairs : undefined;
};

/** The nodes of the one loop that the pieces form; undefined when they form none or several. */
const loopOf = (pieces: ReadonlySet<Piece>): Node[] | undefined => {
  const [first] = pieces;
  const pairs = pairsAt(pieces);
  if (first === undefined || pairs === undefined) return undefined;
  const [start, next] = nodesAt(first);
  const loop: Node[] = [nodeOf(start)];
  let way = first;
  let here = next;
  while (here !== start) {
    loop.push(nodeOf(here));
    const [one = way, other = way] = pairs.get(here) ?? [];
    way = one === way ? other : one;
    const [from, to] = nodesAt(way);
    here = from === here ? to : from;
  }
  return loop.length === pieces.size ? loop : undefined;
};

const bends = (loop: readonly Node[]): Node[] =>
  loop.filter(([x, y], k) => {
    const [x1, y1] = loop.at(k - 1) ?? [x, y];
    const [x2, y2] = loop[(k + 1) % loop.length] ?? [x, y];
    return (x - x1) * (y2 - y) !== (y - y1) * (x2 - x);
  });

/**
 * A polygon with `sides` sides that fills the given width and height; undefined when this draw makes none: draw again.
 */
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
