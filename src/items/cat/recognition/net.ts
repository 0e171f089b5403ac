import type { Draw } from "../../engine/draw";
import { endsOf, movedPiece, linePieces, hidingPlaces, type LatticeLine, type Node, type Piece } from "./lattice";
import type { Shape } from "./shape";

const ways = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

const isWithin = ([x, y]: Node, size: number): boolean => x >= 0 && y >= 0 && x <= size && y <= size;

const lineDrawn = (draw: Draw, size: number): LatticeLine | undefined => {
  const from: Node = [draw.int(0, size), draw.int(0, size)];
  const [dx, dy] = draw.pick(ways);
  const length = draw.int(2, size);
  const to: Node = [from[0] + dx * length, from[1] + dy * length];
  return isWithin(to, size) ? { from, to } : undefined;
};

const frame = (size: number): Piece[] =>
  [
    { from: [0, 0], to: [size, 0] },
    { from: [size, 0], to: [size, size] },
    { from: [0, size], to: [size, size] },
    { from: [0, 0], to: [0, size] },
  ].flatMap(({ from, to }) => linePieces({ from: [from[0] ?? 0, from[1] ?? 0], to: [to[0] ?? 0, to[1] ?? 0] }));

const nodesOf = (net: Iterable<Piece>): Set<string> => new Set([...net].flatMap((piece) => endsOf(piece).map(String)));
const isOn = (nodes: ReadonlySet<string>, [x, y]: Node): boolean => nodes.has(String([x * 2, y * 2]));

/** Extensions of a shape's sides; most sides are extended at one end until they meet another line. */
const carriedOn = (draw: Draw, { corners }: Shape, [x, y]: Node, net: readonly Piece[], size: number): Piece[] => {
  const nodes = nodesOf(net);
  return corners.flatMap(([x1, y1], k) => {
    const [x2, y2] = corners[(k + 1) % corners.length] ?? [x1, y1];
    const isForward = draw.pick([true, false]);
    const way = isForward ? 1 : -1;
    const [dx, dy] = [Math.sign(x2 - x1) * way, Math.sign(y2 - y1) * way];
    const from: Node = isForward ? [x2 + x, y2 + y] : [x1 + x, y1 + y];
    const leaves = draw.int(1, 3) > 1;
    let to: Node = [from[0] + dx, from[1] + dy];
    if (!leaves || from.some((place) => place === 0 || place === size)) return [];
    while (!isOn(nodes, to)) to = [to[0] + dx, to[1] + dy];
    return linePieces({ from, to });
  });
};

const offsetDrawn = (draw: Draw, { width, height }: Shape, size: number): Node => [
  draw.int(0, size - width),
  draw.int(0, size - height),
];

const filledUp = (
  draw: Draw,
  net: Set<Piece>,
  size: number,
  pieces: number,
  isAllowed: (net: Set<Piece>) => boolean,
) => {
  let full = net;
  let nodes = nodesOf(full);
  for (let tries = 0; tries < 200 && full.size < pieces; tries += 1) {
    const line = lineDrawn(draw, size);
    if (line === undefined) continue;
    if (!isOn(nodes, line.from) || !isOn(nodes, line.to)) continue;
    const fresh = linePieces(line).filter((piece) => !full.has(piece));
    if (fresh.length <= 1 || full.size + fresh.length > pieces + 2) continue;
    const more = new Set([...full, ...fresh]);
    if (!isAllowed(more)) continue;
    full = more;
    nodes = nodesOf(full);
  }
  return full;
};

/**
 * A net of lines in a square of `size` units that contains the shape exactly once; undefined when the draw makes none.
 */
export const hidingNet = (draw: Draw, shape: Shape, size: number, pieces: number): Set<Piece> | undefined => {
  const offset = offsetDrawn(draw, shape, size);
  const own = shape.pieces.map((piece) => movedPiece(piece, offset[0] * 2, offset[1] * 2));
  const start = new Set([...frame(size), ...own, ...carriedOn(draw, shape, offset, [...frame(size), ...own], size)]);
  const net = filledUp(draw, start, size, pieces, (more) => hidingPlaces(shape.pieces, more).length === 1);
  return hidingPlaces(shape.pieces, net).length === 1 && net.size >= pieces - 3 ? net : undefined;
};

/** A net without the shape, of which one side is missing, wholly or in part; undefined when the draw makes none. */
export const missingNet = (draw: Draw, shape: Shape, size: number, pieces: number): Set<Piece> | undefined => {
  const offset = offsetDrawn(draw, shape, size);
  const k = draw.int(0, shape.corners.length - 1);
  const [from = [0, 0], to = [0, 0]] = [shape.corners[k], shape.corners[(k + 1) % shape.corners.length]];
  const side = new Set<Piece>(linePieces({ from: [from[0], from[1]], to: [to[0], to[1]] }));
  const own = shape.pieces
    .filter((piece) => !side.has(piece))
    .map((piece) => movedPiece(piece, offset[0] * 2, offset[1] * 2));
  const start = new Set([...frame(size), ...own, ...carriedOn(draw, shape, offset, [...frame(size), ...own], size)]);
  const isFree = (net: Set<Piece>) => hidingPlaces(shape.pieces, net).length === 0;
  if (!isFree(start)) return undefined;
  const net = filledUp(draw, start, size, pieces, isFree);
  return net.size >= pieces - 3 ? net : undefined;
};
