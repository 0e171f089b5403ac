import type { DrawnArea, DrawnBox, ChartLayout } from "./drawing";
import { blockSize, inset } from "./measure";

const overlap = (one: DrawnArea, other: DrawnArea) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
const contains = (outer: DrawnArea, inner: DrawnArea) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const words = (box: DrawnBox): DrawnArea => {
  const { width, height } = blockSize(box.lines);
  return { x: box.x + inset.x, y: box.y + inset.y, width, height };
};

/**
 * The legibility faults of a drawing: text cut off by its state or the sheet, labels that overlap text, states or
 * labels. Empty: no faults.
 */
export function illegible(drawing: ChartLayout): string[] {
  const sheet = { x: 0, y: 0, width: drawing.width, height: drawing.height };
  const labels = drawing.arrows.flatMap(({ id, label }) => (label === null ? [] : [{ id, ...label }]));
  const cut = drawing.boxes.flatMap((box) =>
    contains(box, words(box)) && contains(sheet, box) ? [] : [`${box.id} is cut`],
  );
  const outside = labels.flatMap((label) => (contains(sheet, label) ? [] : [`${label.id} is cut`]));
  const covered = labels.flatMap((label) =>
    drawing.boxes.flatMap((box) =>
      overlap(label, box) && (!contains(box, label) || overlap(label, words(box)))
        ? [`${label.id} lies on ${box.id}`]
        : [],
    ),
  );
  const crossed = labels.flatMap((label, place) =>
    labels.slice(place + 1).flatMap((other) => (overlap(label, other) ? [`${label.id} lies on ${other.id}`] : [])),
  );
  return [...cut, ...outside, ...covered, ...crossed];
}
