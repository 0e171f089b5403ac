import { describe, expect, test } from "vitest";
import { itemSchema } from "../../../src/contract/item/item";
import { skillTitle } from "../../../src/items/catalogue";
import type { Settled } from "../../../src/items/engine/settle";
import { levelOf, satLevels } from "../../../src/items/sat/levels";
import { buildSatMathItem, satMathItemSeed, settledSatMathItem } from "../../../src/items/sat/math/engine/build";
import { satMathDomains } from "../../../src/items/sat/math/engine/model";
import { satMathModels } from "../../../src/items/sat/math/models";
import { scoreAnswer } from "../../../src/items/scoring/score";
import { distinct, keyFault, optionFault, plain, wordingFault } from "../maths/faults";

const cases = satMathModels.flatMap((model) =>
  model.levels.map((level) => ({ name: `${model.name}, ${level}`, model, level })),
);
const seeds = Array.from({ length: 60 }, (_, index) => index + 1);

/**
 * The key as explanations name it: a formula or a number. Options in words are left out, since explanations reword
 * them.
 */
const keysOf = ({ draft: { ask }, options }: Settled): string[] => {
  if (ask.type !== "numeric_entry")
    return options
      .filter(({ mistake }) => mistake === null)
      .map(({ text }) => plain(text.en))
      .filter((text) => !/[a-z]{3}|<table/.test(text.replace(/\\[a-z]+/g, "")) && !text.includes("and"));
  const fractions = (ask.accepted ?? []).flatMap((form) => {
    const [, sign = "", top, bottom] = /^(-?)(\d+)\/(\d+)$/.exec(form) ?? [];
    return top === undefined ? [] : [`${sign}\\frac{${top}}{${bottom ?? ""}}`];
  });
  return [[String(ask.right), ...fractions].join(" or ")];
};

const explanationFault = (settled: Settled): string | undefined => {
  const { en, zh } = settled.draft.explanation;
  if (!/[\u4e00-\u9fff]/.test(zh)) return `not Chinese: ${zh}`;
  const missing = keysOf(settled).find((key) =>
    [en, zh].some((text) => !key.split(" or ").some((form) => plain(text).includes(form))),
  );
  return missing && `the explanation does not name ${missing}: ${en} / ${zh}`;
};

test("about fifty models cover every domain at every level", () => {
  expect(distinct(satMathModels.map(({ name }) => name))).toBe(true);
  expect(satMathModels.length).toBeGreaterThanOrEqual(45);
  const kinds = (domain: string, level: (typeof satLevels)[number]) =>
    satMathModels.filter((model) => model.domain === domain && model.levels.includes(level)).length;
  for (const domain of satMathDomains)
    for (const level of satLevels) expect([domain, level, kinds(domain, level) >= 3]).toEqual([domain, level, true]);
});

describe("sixty seeds of each kind", () => {
  test.each(cases)("$name", ({ model, level }) => {
    const faults = seeds.flatMap((n) => {
      const settled = settledSatMathItem(model, level, satMathItemSeed(model, level, n));
      const fault = keyFault(settled) ?? optionFault(settled) ?? wordingFault(settled) ?? explanationFault(settled);
      return fault === undefined ? [] : [`seed ${n}: ${fault} | ${settled.draft.stem.en}`];
    });
    expect(faults.slice(0, 3)).toEqual([]);
  });

  test.each(cases)("$name is a valid item of its level, the same each time", ({ model, level }) => {
    const item = buildSatMathItem(model, level, satMathItemSeed(model, level, 1));
    expect(itemSchema.parse(item)).toEqual(item);
    expect(buildSatMathItem(model, level, satMathItemSeed(model, level, 1))).toEqual(item);
    expect(item.item_id).toMatch(/^s[0-9a-z]{12}$/);
    expect(levelOf(item.irt?.b ?? Number.NaN)).toBe(level);
    expect(skillTitle(item.subject, item.skill).zh).not.toBe(item.skill);
  });
});

describe("student-produced responses", () => {
  const entries = cases.flatMap(({ model, level }) => {
    const made = seeds.slice(0, 20).map((n) => buildSatMathItem(model, level, satMathItemSeed(model, level, n)));
    return made[0]?.key.type === "numeric_entry" ? made : [];
  });

  test("fit five characters, six with a minus, in every form that is listed", () => {
    for (const { key, body } of entries) {
      if (key.type !== "numeric_entry" || body.interaction.type !== "numeric_entry") throw new Error("not an entry");
      expect(body.interaction.max_length).toBe(6);
      const forms = key.accepted.length === 0 ? [String(key.value)] : key.accepted;
      for (const text of forms) {
        expect(text.replace("-", "").length).toBeLessThanOrEqual(5);
        const { mark } = scoreAnswer(key, body.interaction, { type: "numeric_entry", text });
        expect([body.stem.en, text, mark]).toEqual([body.stem.en, text, "right"]);
      }
    }
  });

  test("take a decimal without end when it fills the entry, and not when it is cut shorter", () => {
    const thirds = entries.filter(
      ({ key }) => key.type === "numeric_entry" && key.accepted.some((form) => /^-?\d+\/3$/.test(form)),
    );
    expect(thirds.length).toBeGreaterThan(0);
    for (const { key, body } of thirds) {
      if (key.type !== "numeric_entry" || Math.abs(key.value) > 100) continue;
      const short = key.value.toFixed(1);
      expect(scoreAnswer(key, body.interaction, { type: "numeric_entry", text: short }).mark).toBe("wrong");
    }
  });
});
