import { expect, test } from "vitest";
import { satMathBank } from "../../../src/items/sat/math/bank";

const places = (text: string) => text.split(" ").map((pair) => pair.split(",").map(Number) as [number, number]);

/** Every point on a broken line, at most a unit apart. */
const along = (corners: readonly (readonly [number, number])[]) =>
  corners.slice(1).flatMap(([x2, y2], index) => {
    const [x1, y1] = corners[index] ?? [x2, y2];
    const parts = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1)));
    return Array.from({ length: parts + 1 }, (_, k) => [x1 + ((x2 - x1) * k) / parts, y1 + ((y2 - y1) * k) / parts]);
  });

const starts = { start: 0, middle: 0.5, end: 1 };

const numbersOf = (drawing: string) =>
  [...drawing.matchAll(/<text x="([\d.-]+)" y="([\d.-]+)"[^>]*text-anchor="(\w+)"[^>]*>([^<]*)</g)].map(
    ([, x, y, anchor, content = ""]) => {
      const wide = content.length * 7;
      const left = Number(x) - starts[anchor as keyof typeof starts] * wide;
      return { content, left, right: left + wide, top: Number(y) - 5, bottom: Number(y) + 5 };
    },
  );

test("no curve runs through a number of its axes", () => {
  const graphs = satMathBank().flatMap(({ source, body }) =>
    [
      ...JSON.stringify(body)
        .replaceAll('\\"', '"')
        .matchAll(/<svg.*?<\/svg>/g),
    ].flatMap(([drawing]) => {
      const through = /<polyline points="([^"]*)"/.exec(drawing)?.[1];
      return through === undefined ? [] : [{ name: source.name, drawing, curve: along(places(through)) }];
    }),
  );
  expect(graphs.length).toBeGreaterThan(20);
  const crossed = graphs.flatMap(({ name, drawing, curve }) =>
    numbersOf(drawing)
      .filter(({ left, right, top, bottom }) =>
        curve.some(([x = 0, y = 0]) => x > left && x < right && y > top && y < bottom),
      )
      .map(({ content }) => `${name}: ${content}`),
  );
  expect(crossed).toEqual([]);
});
