import { describe, expect, test } from "vitest";
import { areaTitle } from "../../../src/items/catalogue";
import { choicesIn, keyPlaces, longestKeys } from "../../../src/items/review/choices";
import { mostLongestKeys } from "../../../src/items/review/rules";
import { levelOf, satLevels } from "../../../src/items/sat/levels";
import { satMathBank } from "../../../src/items/sat/math/bank";
import { satMathDomains } from "../../../src/items/sat/math/engine/model";
import { satMathPanels } from "../../../src/items/sat/math/panels";
import type { ModuleName } from "../../../src/items/sat/panels";

const bank = satMathBank();
type Entry = (typeof bank)[number];
const levelIn = ({ irt }: Entry) => levelOf(irt?.b ?? Number.NaN);
const isEntry = ({ key }: Entry) => key.type === "numeric_entry";
const tally = (items: readonly Entry[], of: (item: Entry) => string): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const item of items) counts[of(item)] = (counts[of(item)] ?? 0) + 1;
  return counts;
};
const plain = (html: string): string => html.replace(/<[^>]*>/g, "").replace(/\s/g, "");
const choices = bank.flatMap(({ body: { interaction }, key, source }) =>
  interaction.type === "single_choice" && key.type === "single_choice"
    ? [{ options: interaction.options, right: key.option_id, model: source.name }]
    : [],
);

describe("the SAT Math bank", () => {
  test("has room for two panels twice over in every domain and at every level", () => {
    expect(bank.length).toBeGreaterThanOrEqual(264);
    const cells = tally(bank, (item) => `${item.area} ${levelIn(item)}`);
    expect(Object.keys(cells)).toHaveLength(satMathDomains.length * satLevels.length);
    expect(Math.min(...Object.values(cells))).toBeGreaterThanOrEqual(12);
    expect(bank.filter(isEntry).length / bank.length).toBeGreaterThanOrEqual(0.25);
  });

  test("has unique ids and stems, and names its areas", () => {
    expect(new Set(bank.map(({ item_id }) => item_id)).size).toBe(bank.length);
    expect(new Set(bank.map(({ body }) => body.stem.en)).size).toBe(bank.length);
    for (const { area, subject } of bank) expect(areaTitle(subject, area).zh).not.toBe(area);
  });

  test("asks in English whatever the language, and explains in both", () => {
    for (const { body, explanation } of bank) {
      expect(body.stem.zh).toBe(body.stem.en);
      expect(body.stem.en).not.toMatch(/[\u4e00-\u9fff]/);
      expect(explanation?.zh).toMatch(/[\u4e00-\u9fff]/);
      expect(explanation?.en).not.toMatch(/[\u4e00-\u9fff]/);
    }
  });

  test("balances the place of the key and gives no hint by length", () => {
    const offered = choicesIn(bank);
    expect(keyPlaces(offered, 4).filter((share) => Math.abs(share - 0.25) > 0.07)).toEqual([]);
    expect(longestKeys(offered)).toBeLessThanOrEqual(mostLongestKeys);
  });

  test("offers numbers in ascending order", () => {
    const unsorted = choices.filter(({ options }) => {
      const texts = options.map(({ content }) => plain(content.en ?? "").replaceAll("−", "-"));
      const isFlat = options.every(({ content }) => !/<m(?:frac|sup|sqrt)/.test(content.en ?? ""));
      if (!isFlat || !texts.every((text) => /^-?[\d.]+$/.test(text))) return false;
      return texts.some((text, k) => k > 0 && Number(text) <= Number(texts[k - 1]));
    });
    expect(unsorted).toEqual([]);
  });

  test("carries seed parameters of the three-parameter model", () => {
    for (const item of bank) {
      const { a, c, calibration } = item.irt ?? { a: 0, c: 1, calibration: "responses" };
      expect([a >= 1 && a <= 1.4, c, calibration]).toEqual([true, isEntry(item) ? 0 : 0.2, "seed"]);
    }
    const usual = bank.reduce((sum, { expected_ms }) => sum + expected_ms, 0) / bank.length;
    expect(Math.abs(usual - 95_000)).toBeLessThan(6_000);
  });

  test("keeps its figures whole and narrow enough for a column", () => {
    const figures = bank.map(({ body }) => body.stem.en ?? "").filter((html) => html.includes("<svg"));
    expect(figures.length).toBeGreaterThanOrEqual(40);
    const whole =
      /^<svg viewBox="0 0( [\d.]+){2}" width="[\d.]+" height="[\d.]+" role="img" aria-label="[^"]+">.*<\/svg><p>/s;
    expect(figures.filter((html) => !whole.test(html))).toEqual([]);
    expect(Math.max(...figures.map((html) => Number(/width="([\d.]+)"/.exec(html)?.[1])))).toBeLessThanOrEqual(420);
  });
});

const blueprint: Readonly<
  Record<ModuleName, { readonly mix: Record<string, number>; readonly domains: Record<string, number> }>
> = {
  first: { mix: { easy: 7, medium: 8, hard: 7 }, domains: { algebra: 8, advanced: 7, data: 4, geometry: 3 } },
  easier: { mix: { easy: 12, medium: 7, hard: 3 }, domains: { algebra: 7, advanced: 8, data: 3, geometry: 4 } },
  harder: { mix: { easy: 4, medium: 8, hard: 10 }, domains: { algebra: 7, advanced: 8, data: 3, geometry: 4 } },
};

describe("the panels", () => {
  const panels = satMathPanels();
  const byId = new Map(bank.map((item) => [item.item_id, item]));
  const itemsOf = (ids: readonly string[]): Entry[] => ids.flatMap((id) => byId.get(id) ?? []);

  test("share no item, 132 in all, the same on every call", () => {
    const ids = panels.flatMap(({ first, easier, harder }) => [...first, ...easier, ...harder]);
    expect([ids.length, new Set(ids).size]).toEqual([132, 132]);
    expect(satMathPanels()).toEqual(panels);
  });

  const modules = panels.flatMap((panel, k) =>
    (["first", "easier", "harder"] as const).map((name) => ({ panel: k + 1, name, items: itemsOf(panel[name]) })),
  );
  test.each(modules)("$panel, $name: levels, domains, entries and order are the blueprint's", ({ name, items }) => {
    expect(items).toHaveLength(22);
    expect(tally(items, levelIn)).toEqual(blueprint[name].mix);
    expect(tally(items, ({ area }) => area)).toEqual(blueprint[name].domains);
    expect([5, 6]).toContain(items.filter(isEntry).length);
    const difficulties = items.map(({ irt }) => irt?.b ?? Number.NaN);
    expect(difficulties).toEqual(difficulties.toSorted((one, other) => one - other));
  });

  const routes = panels.flatMap((panel, k) =>
    (["easier", "harder"] as const).map((name) => ({
      panel: k + 1,
      name,
      items: itemsOf([...panel.first, ...panel[name]]),
    })),
  );
  test.each(routes)("$panel, $name: no route has two questions of one kind", ({ items }) => {
    expect(tally(items, ({ area }) => area)).toEqual({ algebra: 15, advanced: 15, data: 7, geometry: 7 });
    const kinds = tally(items, (item) => `${item.source.name} ${levelIn(item)}`);
    expect(Object.entries(kinds).filter(([, count]) => count > 1)).toEqual([]);
    const models = tally(items, ({ source }) => source.name);
    expect(Object.values(models).filter((count) => count > 1).length).toBeLessThanOrEqual(10);
    expect(Math.max(...Object.values(models))).toBeLessThanOrEqual(2);
  });
});
