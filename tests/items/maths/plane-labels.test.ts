import { expect, test } from "vitest";
import { settledMathsItem } from "../../../src/items/engine/build";
import { mathsModels } from "../../../src/items/maths/models";

const names = ["read-coordinates", "segment-and-triangle", "slope-of-a-line", "read-number-line"];
const draws = 60;
/** Width and height of a letter as shares of its size. */
const [letterWidth, letterHeight] = [0.6, 0.72];

const numberOf = (tag: string, name: string): number => Number(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]);

interface Box {
  readonly content: string;
  readonly size: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The boxes of a drawing's texts in pixels as shown. */
const textsOf = (svg: string): Box[] =>
  [...svg.matchAll(/<text([^>]*)>([^<]*)<\/text>/g)].map(([, tag = "", content = ""]) => {
    const [x, y, size] = [numberOf(tag, "x"), numberOf(tag, "y"), numberOf(tag, "font-size")];
    const width = content.length * size * letterWidth;
    const left = tag.includes('text-anchor="end"') ? x - width : x - width / 2;
    const high = (size * letterHeight) / 2;
    return { content, size, left, right: left + width, top: y - high, bottom: y + high };
  });

const gapBetween = (one: Box, other: Box): number =>
  Math.max(one.left - other.right, other.left - one.right, one.top - other.bottom, other.top - one.bottom);

/** Whether a straight line runs through a box, checked at each tenth of a pixel. */
function runsThrough(tag: string, { left, right, top, bottom }: Box): boolean {
  const [x1, y1, x2, y2] = [numberOf(tag, "x1"), numberOf(tag, "y1"), numberOf(tag, "x2"), numberOf(tag, "y2")];
  const steps = Math.ceil(10 * Math.hypot(x2 - x1, y2 - y1));
  for (let k = 0; k <= steps; k += 1) {
    const [x, y] = [x1 + ((x2 - x1) * k) / steps, y1 + ((y2 - y1) * k) / steps];
    if (x > left && x < right && y > top && y < bottom) return true;
  }
  return false;
}

function faultsOf(svg: string): string[] {
  const texts = textsOf(svg);
  const lines = [...svg.matchAll(/<line([^>]*)\/>/g)].map(([, tag = ""]) => tag);
  const [, wide = 0, high = 0] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)?.map(Number) ?? [];
  return [
    ...texts.flatMap((one, k) =>
      texts
        .slice(k + 1)
        .filter((other) => gapBetween(one, other) < (Math.min(one.size, other.size) * letterWidth) / 2)
        .map((other) => `${one.content} beside ${other.content}`),
    ),
    ...texts
      .filter((box) => lines.some((line) => runsThrough(line, box)))
      .map(({ content }) => `a line through ${content}`),
    ...texts
      .filter(({ left, right, top, bottom }) => left < 0 || top < 0 || right > wide || bottom > high)
      .map(({ content }) => `${content} is cut off`),
  ];
}

test.each(names)("no texts of %s run into each other or are crossed", (name) => {
  const model = mathsModels.find((one) => one.name === name);
  if (model === undefined) throw new Error(`no model ${name}`);
  const figures = model.levels.flatMap((level) =>
    Array.from(
      { length: draws },
      (_, n) => settledMathsItem(model, level, `labels:${level}:${n}`).draft.figure?.en ?? "",
    ),
  );
  expect(figures.some((svg) => svg.includes("<svg"))).toBe(true);
  expect([...new Set(figures.flatMap(faultsOf))]).toEqual([]);
});
