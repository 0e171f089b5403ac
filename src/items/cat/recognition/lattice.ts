/** A place on the lattice, in half units, so that crossings of diagonals have one too. */
export type Node = readonly [x: number, y: number];
/** A straight piece from one node to a neighbouring one, as a number: where it begins, and which way it goes. */
export type Piece = number;

const ways = [
  [1, 0],
  [1, 1],
  [0, 1],
  [1, -1],
] as const;
/** More than any net and any shift on it are wide, so that nothing comes to lie on another row. */
const stride = 64;

const isBefore = ([x1, y1]: Node, [x2, y2]: Node): boolean => x1 < x2 || (x1 === x2 && y1 < y2);
const pieceOf = (one: Node, other: Node): Piece => {
  const [from, to] = isBefore(one, other) ? [one, other] : [other, one];
  const way = ways.findIndex(([dx, dy]) => dx === to[0] - from[0] && dy === to[1] - from[1]);
  return (from[1] * stride + from[0]) * ways.length + way;
};
export const endsOf = (piece: Piece): readonly [Node, Node] => {
  const [dx, dy] = ways[piece % ways.length] ?? [0, 0];
  const node = Math.floor(piece / ways.length);
  const [x, y] = [node % stride, Math.floor(node / stride)];
  return [
    [x, y],
    [x + dx, y + dy],
  ];
};

/** A line between two lattice points that lie straight or diagonal to each other, in whole units. */
export interface Line {
  readonly from: Node;
  readonly to: Node;
}

export const piecesOf = ({ from, to }: Line): Piece[] => {
  const length = Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])) * 2;
  const [dx, dy] = [((to[0] - from[0]) * 2) / length, ((to[1] - from[1]) * 2) / length];
  return Array.from({ length }, (_, k) =>
    pieceOf([from[0] * 2 + dx * k, from[1] * 2 + dy * k], [from[0] * 2 + dx * (k + 1), from[1] * 2 + dy * (k + 1)]),
  );
};

export const moved = (piece: Piece, dx: number, dy: number): Piece => piece + (dy * stride + dx) * ways.length;

/** Where a shape is hidden: every shift, in half units, by which all of its pieces lie on the net's. */
export const placesOf = (shape: readonly Piece[], net: ReadonlySet<Piece>): Node[] => {
  const [first, ...rest] = shape;
  if (first === undefined) return [];
  return [...net].flatMap((piece) => {
    const by = piece - first;
    if (by % ways.length !== 0 || !rest.every((one) => net.has(one + by))) return [];
    const [[x, y]] = endsOf(first);
    const [[x1, y1]] = endsOf(piece);
    return [[x1 - x, y1 - y] as const];
  });
};

const steps = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
] as const;

/** The longest lines that these pieces form: collinear neighbours joined, in whole or half units. */
export const joined = (pieces: ReadonlySet<Piece>): Line[] =>
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
