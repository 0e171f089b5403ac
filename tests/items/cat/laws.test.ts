import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { equalTo, sharedProperties } from "../../../src/items/cat/classification/rules";
import { discPath } from "../../../src/items/cat/engine/drawing";
import { describe as inWords, type Figure } from "../../../src/items/cat/figures/figure";
import { plain } from "../../../src/items/cat/figures/figure";
import { inPlayOf, kinds, attributeValues, type KindName } from "../../../src/items/cat/figures/kinds";
import { foldsOf } from "../../../src/items/cat/folding/folds";
import { cells, isClear, unfolded } from "../../../src/items/cat/folding/holes";
import { areaOf, flat, folded, reflected, type Fold } from "../../../src/items/cat/folding/paper";
import { completion } from "../../../src/items/cat/matrices/rules";
import { endsOf, longestLines, movedPiece, linePieces, hidingPlaces } from "../../../src/items/cat/recognition/lattice";
import type { Point } from "../../../src/items/engine/figures/svg";

const sorts = ["half", "diagonal", "part", "corner"] as const;

/** One to three folds, each among those that the sheet allows at that stage. */
const folds = fc.array(fc.nat(10_000), { minLength: 1, maxLength: 3 }).map((picks) => {
  let paper = flat;
  const list: Fold[] = [];
  for (const pick of picks) {
    const choices = foldsOf(paper, sorts);
    const fold = choices[pick % Math.max(1, choices.length)];
    if (fold === undefined) break;
    list.push(fold);
    paper = folded(paper, fold);
  }
  return { list, paper };
});
const through = (list: readonly Fold[], cell: Point): Point => {
  let here = cell;
  for (const fold of list) if (fold.a * here[0] + fold.b * here[1] > fold.c) here = reflected(fold, here);
  return here;
};
test("a disc is round: both of its arcs span exactly twice their radius", () => {
  const place = fc.double({ min: 0, max: 100, noNaN: true });
  fc.assert(
    fc.property(place, place, fc.double({ min: 1, max: 60, noNaN: true }), (x, y, radius) => {
      const arcs = [...discPath([x, y], radius).matchAll(/a([\d.]+) ([\d.]+) 0 1 0 (-?[\d.]+) 0/g)];
      expect(arcs.map(([, wide, high, reach]) => [Number(wide), Number(high), Number(reach)])).toEqual(
        [1, -1].map((way) => [1, 1, 2 * way].map((times) => Math.round(times * Math.round(radius * 10)) / 10)),
      );
    }),
  );
});

const near = (one: Point, other: Point): boolean => Math.hypot(one[0] - other[0], one[1] - other[1]) < 1e-6;

describe("folding", () => {
  test("a hole of the opened sheet lies under a punch when it is folded again, and no other square does", () => {
    fc.assert(
      fc.property(folds, fc.nat(35), ({ list }, k) => {
        const punch = cells[k];
        fc.pre(punch !== undefined && isClear(list, punch));
        const holes = unfolded(list, [punch]);
        const under = cells.filter((cell) => near(through(list, cell), punch));
        expect(holes).toHaveLength(under.length);
        expect(holes.every((hole) => under.some((cell) => near(cell, hole)))).toBe(true);
      }),
    );
  });

  test("the layers of a folded sheet have the area of the sheet, and lie within its outline", () => {
    fc.assert(
      fc.property(folds, ({ paper }) => {
        const area = paper.layers.reduce((total, layer) => total + areaOf(layer), 0);
        expect(area).toBeCloseTo(36, 6);
        expect(Math.max(...paper.layers.map(areaOf))).toBeLessThanOrEqual(areaOf(paper.outline) + 1e-6);
      }),
    );
  });

  test("a fold done twice is undone", () => {
    fc.assert(
      fc.property(folds, fc.nat(35), ({ list }, k) => {
        const cell = cells[k] ?? [0, 0];
        expect(list.every((fold) => near(reflected(fold, reflected(fold, cell)), cell))).toBe(true);
      }),
    );
  });
});

const figures = fc.constantFrom(...(Object.keys(kinds) as KindName[])).chain((kind) => {
  const inPlay = inPlayOf(kind);
  const figure = fc
    .tuple(...inPlay.map((one) => fc.constantFrom(...attributeValues(kind, one))))
    .map((values): Figure => ({ ...plain, ...Object.fromEntries(inPlay.map((one, k) => [one, values[k]])) }));
  return fc.tuple(fc.constant(inPlay), fc.array(figure, { minLength: 2, maxLength: 3 }));
});

describe("the grammar of figures", () => {
  test("different figures have different words", () => {
    fc.assert(
      fc.property(figures, ([inPlay, [one = plain, other = plain]]) => {
        const isSame = inPlay.every((attribute) => one[attribute] === other[attribute]);
        expect(inWords(one, inPlay).en === inWords(other, inPlay).en).toBe(isSame);
        expect(inWords(one, inPlay).zh === inWords(other, inPlay).zh).toBe(isSame);
      }),
    );
  });

  test("shared properties hold for each figure, and more figures never share more", () => {
    fc.assert(
      fc.property(figures, ([inPlay, list]) => {
        const shared = sharedProperties(list);
        expect(list.every((figure) => shared.every((property) => property.holds(figure)))).toBe(true);
        expect(shared.length).toBeLessThanOrEqual(sharedProperties(list.slice(1)).length);
        const [one = plain] = list;
        expect(inPlay.every((attribute) => equalTo(attribute, one[attribute]).holds(one))).toBe(true);
      }),
    );
  });

  test("a table of equal figures is completed by the same figure", () => {
    fc.assert(
      fc.property(figures, fc.constantFrom(2, 3), ([inPlay, [one = plain]], size) => {
        const said = completion(
          Array.from({ length: size * size - 1 }, () => one),
          size,
          inPlay,
        );
        const isEven = !inPlay.includes("dots") && !inPlay.includes("count");
        if (isEven)
          expect(inPlay.map((attribute) => said?.[attribute])).toEqual(inPlay.map((attribute) => one[attribute]));
      }),
    );
  });
});

describe("the lattice", () => {
  const point = fc.tuple(fc.nat(4), fc.nat(4));
  const line = fc
    .tuple(point, fc.constantFrom([1, 0], [0, 1], [1, 1], [1, -1]), fc.integer({ min: 1, max: 3 }))
    .map(
      ([[x, y], [dx = 0, dy = 0], length]) =>
        ({ from: [x + 4, y + 4], to: [x + 4 + dx * length, y + 4 + dy * length] }) as const,
    );
  const nets = fc.array(line, { minLength: 1, maxLength: 8 }).map((lines) => new Set(lines.flatMap(linePieces)));

  test("lines that pieces form are made of just these pieces", () => {
    fc.assert(
      fc.property(nets, (net) => {
        expect(new Set(longestLines(net).flatMap(linePieces))).toEqual(net);
      }),
    );
  });

  test("a moved shape is found where it was moved to", () => {
    fc.assert(
      fc.property(nets, fc.nat(6), fc.nat(6), (net, dx, dy) => {
        const shape = [...net];
        const elsewhere = new Set(shape.map((piece) => movedPiece(piece, dx, dy)));
        expect(hidingPlaces(shape, elsewhere)).toEqual([[dx, dy]]);
        expect(shape.map((piece) => endsOf(movedPiece(piece, dx, dy))[0][0])).toEqual(
          shape.map((piece) => endsOf(piece)[0][0] + dx),
        );
      }),
    );
  });
});
