import { describe, expect, test } from "vitest";
import { drawingsIn, drawnCases } from "./drawn-cases";

const seeds = [1, 2, 3, 4, 5, 6];

const plain = (text: string): string => text.replaceAll("−", "-").replaceAll("°", "").toLowerCase();
const asNumber = (text: string): number => Number(text.replaceAll(/[\s,]/g, ""));

/** The ends of the scales and calendar rows in a description. */
const rangesIn = (told: string): readonly (readonly [number, number])[] =>
  [...told.matchAll(/(-?\d[\d.,]*)\D{0,4}(?:to|到)\D{0,8}(-?\d[\d.]*)/g)].map(([, from = "", to = ""]) => [
    asNumber(from),
    asNumber(to),
  ]);

/** The texts in a drawing that its description lacks. */
const untoldIn = (svg: string): string[] => {
  const told = plain(/aria-label="([^"]*)"/.exec(svg)?.[1] ?? "");
  const ranges = rangesIn(told);
  return [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)]
    .map(([, text = ""]) => plain(text.trim()))
    .filter((text) => {
      const number = asNumber(text);
      return !told.includes(text) && !ranges.some(([from, to]) => from <= number && number <= to);
    });
};

describe("a drawing's description contains all its texts", () => {
  test.each(drawnCases)("$name", ({ settled }) => {
    const untold = seeds.flatMap((n) =>
      drawingsIn(settled(n)).flatMap((svg) => {
        const texts = untoldIn(svg);
        return texts.length === 0 ? [] : [`seed ${n}: ${texts.join(", ")} in ${svg.slice(0, 300)}`];
      }),
    );
    expect(untold.slice(0, 3)).toEqual([]);
  });

  test("a label that the description lacks is found", () => {
    const svg = '<svg aria-label="A bar from 0 to 8"><text>5</text><text>9</text><text>Bar</text><text>cm</text></svg>';
    expect(untoldIn(svg)).toEqual(["9", "cm"]);
  });
});
