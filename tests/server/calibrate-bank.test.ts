import { describe, expect, it } from "vitest";
import { probability } from "../../src/psychometrics/model";
import { createRandom, normalFrom } from "../../src/psychometrics/random";
import type { TestItem, TestVersion } from "../../src/server/attempts/catalogue";
import { byGrade, groupsFrom } from "../../src/server/cli/calibration-groups";
import { itemTable, summaryLines } from "../../src/server/cli/calibration-lines";
import { calibrationPage } from "../../src/server/cli/calibration-page";
import type { AnsweredSitting } from "../../src/server/use-cases/calibration/answered-sittings";
import { calibrateBank, type CalibrationSettings } from "../../src/server/use-cases/calibration/calibrate-bank";
import { remarksOf } from "../../src/server/use-cases/calibration/report";
import { adaptiveItems, fixedTest } from "../support/sittings";

const [unfair, random, tricky] = [3, 5, 7];
const difficulties = Array.from({ length: 12 }, (_, place) => -1.5 + place / 4);

const [model] = adaptiveItems;
if (model === undefined) throw new Error("there is no item");
const items = difficulties.map((_, place): TestItem => ({
  itemId: place === unfair ? "q3<b>" : `q${place}`,
  stage: "main",
  subject: "math",
  area: "number",
  skill: "number-skill",
  body: model.body,
  irt: null,
  expectedMs: 60_000,
  points: 1,
  model: null,
  setOrder: null,
}));
const test: TestVersion = {
  menuId: "form",
  version: 4,
  family: "custom",
  definition: fixedTest,
  items: new Map(items.map((item) => [item.itemId, item])),
};
const keys = new Map(items.map(({ itemId }) => [itemId, model.key]));

const draw = createRandom("form");
const sittings = Array.from({ length: 1200 }, (_, person): AnsweredSitting => {
  const theta = normalFrom(draw);
  const grade = 4 + (person % 3 === 0 ? 1 : 0);
  return {
    userId: `u${person}`,
    username: `name${person}`,
    grade,
    norm: null,
    answers: items.map(({ itemId }, place) => {
      const b = (difficulties[place] ?? 0) + (place === unfair && grade === 5 ? 1.2 : 0);
      const isTricked = place === tricky && theta > 1;
      const chance = place === random ? 0.25 : isTricked ? 0.6 : probability({ a: 1.2, b, c: 0, d: 1 }, theta);
      const right = draw() < chance;
      return { itemId, right, elapsedMs: 45_000, option: right ? "B" : isTricked ? "D" : draw() < 0.2 ? "C" : "A" };
    }),
  };
});
const settings: CalibrationSettings = {
  model: "1PL",
  minResponses: 200,
  link: "mean/mean",
  isRapid: (elapsedMs) => elapsedMs < 6000,
  groupOf: byGrade,
};

describe("a fixed form without item parameters", () => {
  const report = calibrateBank(test, keys, sittings, settings);
  const remarksAt = (place: number) => remarksOf(report.items[place] ?? (report.items[0] as never));

  it("stays on the scale of the students' abilities", () => {
    expect(report).toMatchObject({ sittings: 1200, converged: true, link: { A: 1, B: 0, anchors: 0 } });
    expect(report.groups).toMatchObject([{ name: "all", sittings: 1200, mean: 0, sd: 1 }]);
    for (const [place, b] of difficulties.entries()) {
      const { estimate, errors, outcome } = report.items[place] ?? {};
      expect(outcome).toBe("taken");
      if (![unfair, random, tricky].includes(place))
        expect(Math.abs((estimate?.b ?? NaN) - b)).toBeLessThan(0.1 + 3 * (errors?.b ?? NaN));
    }
  });

  it("has an S-X² for each item, which detects an item answered at random", () => {
    expect(report.items.every(({ summedScoreFit }) => summedScoreFit !== null)).toBe(true);
    expect(report.items[random]?.summedScoreFit?.p).toBeLessThan(0.001);
    expect(report.items[random]?.fit?.outfit).toBeGreaterThan(1.2);
    expect(remarksAt(random)).toContain("misfit");
    expect(remarksAt(1)).toEqual([]);
  });

  it("detects an item that is harder for one group", () => {
    expect(remarksAt(unfair)).toContain("DIF C grade 5");
    expect(report.items[unfair]?.differences[0]?.delta).toBeLessThan(-1.5);
    expect(report.items.filter(({ differences }) => differences.some((one) => one.class === "C"))).toHaveLength(1);
  });

  it("detects a wrong option that able students choose", () => {
    const flagged = report.items.flatMap(({ itemId, options }) =>
      options.filter(({ attractsTheAble }) => attractsTheAble).map(({ option }) => `${itemId} ${option}`),
    );
    expect(flagged).toEqual(["q7 D"]);
    expect(remarksAt(tricky)).toContain("option D");
  });

  it("takes the groups from a file", () => {
    const groupOf = groupsFrom("username,group\r\nname0,left\n name1 , right \n\nname2,\n");
    expect(sittings.slice(0, 4).map(groupOf)).toEqual(["left", "right", null, null]);
  });

  it("is reported as lines, a table and a page", () => {
    const told = { ...report, draft: 5 };
    expect(summaryLines(told)).toEqual([
      "form, version 4: 1PL from 1200 sittings; left out: 0 invalid sittings, 0 rapid answers, 0 to items met before.",
      expect.stringMatching(/^Converged after \d+ rounds/),
      "Linked by mean/mean: θ = 1.000 θ′ + 0.000, by 0 of 0 anchors; 0 drifted.",
      "all: 1200 sittings, ability 0.00 ± 1.00 (norm 0.00 ± 1.00)",
      "12 items estimated anew.",
      "Version 5 is a draft with these values. To give it to new sittings: npm run calibrate -- --publish form@5",
    ]);
    const stretched = summaryLines({ ...told, draft: null, converged: false, link: { ...report.link, A: 0.6, B: -1 } });
    expect(stretched.join("\n")).toMatch(/NOT converged.*\n.*0\.600 θ′ − 1\.000.*\nLOOK AT THE MODEL.* 40 %/);
    expect(stretched.at(-1)).toBe("No version was written.");

    expect(itemTable(report.items, true).split("\n")).toHaveLength(13);
    const notable = itemTable(report.items, false).split("\n");
    expect(notable.slice(1).map((line) => line.split(" ")[0])).toEqual(["q3<b>", "q5", "q7"]);
    expect(itemTable([], false)).toBe("No item stands out.");

    const page = calibrationPage([told]);
    expect(page).toContain("q3&lt;b&gt;");
    expect(page).not.toContain("q3<b>");
    expect(page.match(/<tr>/g)).toHaveLength(2 + 12 + 12 * 4);
  });
});

describe("the start of an estimation", () => {
  it("sets c of a choice item to one divided by its options in a 3PL", () => {
    const c = (name: CalibrationSettings["model"]) =>
      calibrateBank(test, keys, sittings, { ...settings, model: name }).items.map(({ estimate }) => estimate?.c ?? NaN);
    expect(c("2PL").every((value) => value === 0)).toBe(true);
    for (const value of c("3PL")) expect(value > 0.01 && value < 0.45).toBe(true);
  });

  it.each(["mean/sigma", "Haebara", "Stocking-Lord"] as const)("recovers a shifted scale by %s", (link) => {
    const { items: estimated } = calibrateBank(test, keys, sittings, { ...settings, model: "2PL" });
    const moved = {
      ...test,
      items: new Map(
        items.map((item, place) => {
          const { a, b } = estimated[place]?.estimate ?? { a: NaN, b: NaN };
          return [
            item.itemId,
            { ...item, irt: { a: a / 1.3, b: 1.3 * b + 2, c: 0, d: 1, calibration: "seed" as const } },
          ];
        }),
      ),
    };
    const report = calibrateBank(moved, keys, sittings, { ...settings, model: "2PL", link });
    expect(report.link.A).toBeCloseTo(1.3, 1);
    expect(report.link.B).toBeCloseTo(2, 1);
    expect(report.items[0]?.estimate?.b).toBeCloseTo(1.3 * (estimated[0]?.estimate?.b ?? NaN) + 2, 0);
  });

  it("estimates nothing without answers", () => {
    const report = calibrateBank(test, keys, [], settings);
    expect(report.sittings).toBe(0);
    expect(report.items.every(({ outcome }) => outcome === "fewAnswers")).toBe(true);
  });
});
