import { figureShapes, type Attribute } from "./figure";

/** A kind of figure: the attributes in play, each with values that are easy to distinguish. */
export interface FigureKind {
  readonly values: Readonly<Partial<Record<Attribute, readonly number[]>>>;
}

const { circle, triangle, square, pentagon, hexagon, star, cross, rhombus, arrow, dome, house, tee } = figureShapes;
const clear = [circle, triangle, square, star, cross] as const;
const all = [0, 1, 2, 3] as const;
const quarters = [0, 2, 4, 6] as const;
const framing = [circle, triangle, square, star, rhombus] as const;
const inside = framing.map((shape) => shape + 1);

export const kinds = {
  single: { values: { shape: [...clear, rhombus], size: [0, 1, 2], fill: all } },
  group: { values: { shape: clear, count: [1, 2, 3, 4], fill: all } },
  nested: { values: { shape: framing, line: [0, 1, 2], inner: inside, innerFill: all } },
  dotted: { values: { shape: clear, fill: all, dots: [1, 2, 3, 4] } },
  corners: { values: { shape: [triangle, square, pentagon, hexagon], fill: all, dots: [2, 3, 4, 5, 6] } },
  turned: { values: { shape: [arrow, dome, house, tee], turn: quarters, fill: all } },
  turnedDots: { values: { shape: [arrow, dome, house, tee], turn: quarters, fill: all, dots: [1, 2, 3, 4] } },
  placed: { values: { shape: clear, place: [1, 2, 3, 4], fill: all } },
} as const satisfies Readonly<Record<string, FigureKind>>;
export type KindName = keyof typeof kinds;

export const inPlayOf = (kind: KindName): Attribute[] => Object.keys(kinds[kind].values) as Attribute[];

export const attributeValues = (kind: KindName, attribute: Attribute): readonly number[] => {
  const { values }: FigureKind = kinds[kind];
  return values[attribute] ?? [];
};
