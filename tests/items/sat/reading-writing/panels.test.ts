import { describe, expect, test } from "vitest";
import type { Item } from "../../../../src/contract/item/item";
import { levelIn } from "../../../../src/items/sat/panels";
import { satReadingWritingBank } from "../../../../src/items/sat/reading-writing/bank";
import { satReadingWritingPanels } from "../../../../src/items/sat/reading-writing/panels";

const panels = satReadingWritingPanels();
const byId = new Map(satReadingWritingBank().map((item) => [item.item_id, item]));
const itemsOf = (ids: readonly string[]): Item[] => ids.flatMap((id) => byId.get(id) ?? []);
const tally = (items: readonly Item[], of: (item: Item) => string): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const item of items) counts[of(item)] = (counts[of(item)] ?? 0) + 1;
  return counts;
};
const areas = ["craft", "ideas", "conventions", "expression"];
const mixes = {
  first: { easy: 8, medium: 11, hard: 8 },
  easier: { easy: 14, medium: 9, hard: 4 },
  harder: { easy: 5, medium: 10, hard: 12 },
};
const names = ["first", "easier", "harder"] as const;

test("two panels of 81 items share none, and are the same on every call", () => {
  const ids = panels.flatMap((panel) => names.flatMap((name) => panel[name]));
  expect([panels.length, ids.length, new Set(ids).size]).toEqual([2, 162, 162]);
  expect(satReadingWritingPanels()).toEqual(panels);
});

describe("each module", () => {
  const modules = panels.flatMap((panel, k) =>
    names.map((name) => ({ panel: k + 1, name, items: itemsOf(panel[name]) })),
  );

  test.each(modules)("$panel, $name: levels and domains are the blueprint's", ({ name, items }) => {
    expect(items).toHaveLength(27);
    expect(tally(items, levelIn)).toEqual(mixes[name]);
    expect(tally(items, ({ area }) => area)).toEqual({ craft: 7, ideas: 7, conventions: 7, expression: 6 });
  });

  test.each(modules)("$panel, $name: domains come in their order, each from easy to hard", ({ items }) => {
    const places = items.map(({ area, irt }) => 10 * areas.indexOf(area) + (irt?.b ?? Number.NaN));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test.each(modules)("$panel, $name: every skill occurs, none too often", ({ items }) => {
    const skills = tally(items, ({ skill }) => skill);
    expect(Object.keys(skills)).toHaveLength(11);
    expect(Math.max(...Object.values(skills))).toBeLessThanOrEqual(5);
    for (const rare of ["crossText", "quantitativeEvidence"]) expect(skills[rare]).toBeLessThanOrEqual(2);
  });

  test.each(modules)("$panel, $name: keys never stand at one place four times in a row", ({ items }) => {
    const places = items.map(({ key }) => (key.type === "single_choice" ? key.option_id : "")).join("");
    expect(places).not.toMatch(/(.)\1{3}/);
  });
});

const routes = panels.flatMap((panel, k) =>
  (["easier", "harder"] as const).map((name) => ({
    panel: k + 1,
    name,
    items: itemsOf([...panel.first, ...panel[name]]),
  })),
);

test.each(routes)("$panel, $name: a route uses a frame at most twice, and at most two frames so", ({ items }) => {
  const frames = tally(
    items.filter(({ source }) => source.kind === "model"),
    ({ source }) => source.name,
  );
  expect(Math.max(...Object.values(frames))).toBeLessThanOrEqual(2);
  expect(Object.values(frames).filter((count) => count > 1).length).toBeLessThanOrEqual(2);
});
