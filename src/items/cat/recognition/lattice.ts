/** A place on the lattice. In half units where pieces are made, so that crossings of diagonals are places too. */
export type Node = readonly [x: number, y: number];
/** A straight piece from one node to a neighbouring one, coded as a number from its first node and its direction. */
export type Piece = number;

const ways = [
  [1, 0],
  [1, 1],
  [0, 1],
  [1, -1],
] as const;
/** Width of a row in the numbering of nodes; wider than any net and shift, so that a move never reaches another row. */
const stride = 64;

const isForward = ([dx, dy]: Node): boolean => dx > 0 || (dx === 0 && dy > 0);
const wayOf = ([dx, dy]: Node): number => ways.findIndex(([x, y]) => x === dx && y === dy);
const nodeAt = ([x, y]: Node): number => y * stride + x;
const pieceOf = (one: Node, other: Node): Piece => {
  const by: Node = [other[0] - one[0], other[1] - one[1]];
  return isForward(by)
    ? nodeAt(one) * ways.length + wayOf(by)
    : nodeAt(other) * ways.length + wayOf([one[0] - other[0], one[1] - other[1]]);
};
/** The numbers of the two nodes of a piece, its start first. */
export const nodesAt = (piece: Piece): readonly [from: number, to: number] => {
  const from = Math.floor(piece / ways.length);
  return [from, from + nodeAt(ways[piece % ways.length] ?? [0, 0])];
};
export const nodeOf = (node: number): Node => [node % stride, Math.floor(node / stride)];

export const endsOf = (piece: Piece): readonly [Node, Node] => {
  const [from] = nodesAt(piece);
  const [dx, dy] = ways[piece % ways.length] ?? [0, 0];
  const [x, y] = nodeOf(from);
  return [
    [x, y],
    [x + dx, y + dy],
  ];
};

/** A line between two lattice points that lie straight or diagonal to each other, in whole units. */
export interface LatticeLine {
  readonly from: Node;
  readonly to: Node;
}

export const linePieces = ({ from, to }: LatticeLine): Piece[] => {
  const length = Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])) * 2;
  const by: Node = [((to[0] - from[0]) * 2) / length, ((to[1] - from[1]) * 2) / length];
  const first = pieceOf([from[0] * 2, from[1] * 2], [from[0] * 2 + by[0], from[1] * 2 + by[1]]);
  return Array.from({ length }, (_, k) => first + k * nodeAt(by) * ways.length);
};

export const movedPiece = (piece: Piece, dx: number, dy: number): Piece => piece + (dy * stride + dx) * ways.length;

/** The places of a shape in a net: every shift, in half units, that moves all of its pieces onto pieces of the net. */
export const hidingPlaces = (shape: readonly Piece[], net: ReadonlySet<Piece>): Node[] => {
  const [first] = shape;
  const found: Node[] = [];
  if (first === undefined) return found;
  const [x, y] = nodeOf(nodesAt(first)[0]);
  for (const piece of net) {
    const by = piece - first;
    if (by % ways.length !== 0) continue;
    let place = 1;
    while (place < shape.length && net.has((shape[place] ?? 0) + by)) place += 1;
    if (place < shape.length) continue;
    const [x1, y1] = nodeOf(nodesAt(piece)[0]);
    found.push([x1 - x, y1 - y]);
  }
  return found;
};

const steps = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
] as const;

/** The longest lines that these pieces form: collinear neighbours joined, in whole or half units. */
export const longestLines = (pieces: ReadonlySet<Piece>): LatticeLine[] =>
  steps.flatMap(([dx, dy]) => {
    const along = [...pieces].filter((piece) => {
      const [[x1, y1], [x2, y2]] = endsOf(piece);
      return (x2 - x1) * dy === (y2 - y1) * dx;
    });
    const here = new Set(along);
    return along.flatMap((piece) => {
      const ends = endsOf(piece);
      const [from] = dx < 0 ? [ends[1]] : [ends[0]];
      if (here.has(pieceOf([from[0] - dx, from[1] - dy], from))) return [];
      let to: Node = from;
      while (here.has(pieceOf(to, [to[0] + dx, to[1] + dy]))) to = [to[0] + dx, to[1] + dy];
      return [{ from: [from[0] / 2, from[1] / 2], to: [to[0] / 2, to[1] / 2] } as const];
    });
  });
