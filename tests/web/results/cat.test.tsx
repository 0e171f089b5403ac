import { screen, within } from "@testing-library/react";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CatReport } from "../../../src/contract/report/report";
import { CatResult } from "../../../src/web/results/families/cat/CatResult";
import { radar, spokePoint } from "../../../src/web/results/families/cat/radar";
import { stanineStretches } from "../../../src/web/results/families/cat/sas-axis";
import { adviceOf } from "../../../src/web/results/families/cat/words";
import { cellsOf, show } from "./show";
import { goldenCat } from "./staged-fixtures";

const links = { analysis: () => "/analyse", test: "/t", document: "/document?attempt_id=a", open: () => undefined };
const result = (over: Partial<CatReport> = {}, language: "en" | "zh" = "en") =>
  show(<CatResult report={goldenCat(over)} links={links} />, language);
const region = (name: string) => within(screen.getByRole("region", { name }));
const notes = () =>
  screen.queryAllByRole("note").map((note) => note.firstElementChild?.nextElementSibling?.textContent);

describe("the result of a CAT", () => {
  it("is the mean with its band, and every battery with attempts, raw score, band, rank, stanine and level", () => {
    const { container } = result();
    expect(region("Score").getAllByText("106")[0]?.tagName).toBe("STRONG");
    expect(region("Score").getByText("range 101–112, 90 %")).toBeDefined();
    expect(region("Score").getByText("Practice estimate, not an official score")).toBeDefined();
    expect(screen.getByText(/level D · compared with age 11 years 9 months$/)).toBeDefined();
    expect(cellsOf(container.querySelector("table"))).toEqual([
      ["Battery", "Attempted", "Raw score", "Standard age score", "90 % band", "Percentile rank", "Stanine", "Level"],
      ["Mean of the batteries", "", "", "106", "101–112", "68", "6", "average"],
      ["Non-verbal Reasoning", "48 / 48", "31 / 48", "111", "102–120", "77", "6", "average"],
      ["Verbal Reasoning", "48 / 48", "18 / 48", "83", "72–94", "13", "3", "below average"],
      ["Quantitative Reasoning", "36 / 36", "21 / 36", "104", "94–114", "61", "6", "average"],
      ["Spatial Ability", "36 / 36", "29 / 36", "127", "115–139", "96", "9", "very high"],
    ]);
    expect(notes()).toEqual([]);
    expect(screen.getByRole("link", { name: "Document" }).getAttribute("href")).toBe("/document?attempt_id=a");
  });

  it("compares words with shapes, names the pairs that differ, and says two strengths and two tips", () => {
    result();
    expect(
      screen.getByRole("img", { name: "On a map of stanines you stand at verbal 3 and spatial 9." }),
    ).toBeDefined();
    expect(screen.getByText(/You work far better with shapes than with words/)).toBeDefined();
    const pairs = region("Differences between the batteries").getAllByRole("listitem");
    expect(pairs.map(({ textContent }) => textContent)).toEqual([
      "Spatial Ability is 44 points above Verbal Reasoning",
      "Non-verbal Reasoning is 28 points above Verbal Reasoning",
      "Spatial Ability is 23 points above Quantitative Reasoning",
      "Quantitative Reasoning is 21 points above Verbal Reasoning",
      "Spatial Ability is 16 points above Non-verbal Reasoning",
    ]);
    expect(adviceOf(goldenCat())).toEqual({
      strengths: ["results.cat.strength.spatial", "results.cat.strength.nonVerbal"],
      tips: ["results.cat.tip.reading", "results.cat.tip.quantitative"],
    });
  });

  it("explains a short form, subtests that were not reached, and too few answers", () => {
    const whole = goldenCat();
    result({
      short_form: true,
      subtests: whole.subtests.map((one, place) => (place === 7 ? { ...one, reached: false, attempted: 0 } : one)),
      batteries: whole.batteries.map((one) => (one.battery === "spatial" ? { ...one, too_few: true } : one)),
      profile: null,
    });
    expect(screen.getAllByRole("note").map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("Short form: wider bands"),
      expect.stringContaining("7 of 8 subtests were reached"),
      expect.stringContaining("Too few answers: Spatial Ability"),
    ]);
    expect(screen.queryByRole("region", { name: "Words and shapes" })).toBeNull();
    expect(region("Score").getByText(/too few answers/)).toBeDefined();
  });

  it("before the release has the scores, the attempts and the times, and nothing of right and wrong", () => {
    const whole = goldenCat();
    result({
      released: false,
      release: { when: "manual" },
      items: whole.items.map((item) => ({ ...item, mark: null })),
      areas: [],
      batteries: whole.batteries.map((one) => ({ ...one, right: null })),
      subtests: whole.subtests.map((one) => ({ ...one, right: null })),
    });
    expect(screen.queryByRole("region", { name: "Subtests" })).toBeNull();
    expect(cellsOf(region("Subtests in numbers").getByRole("table")).slice(0, 2)).toEqual([
      ["Subtest", "Attempted", "Time"],
      ["Figure Classification", "24 / 24", expect.stringMatching(/ of 10:00$/)],
    ]);
  });

  it("is all there in Chinese", () => {
    result({}, "zh");
    expect(screen.getByText("空间能力比文字推理高 44 分")).toBeDefined();
    expect(screen.getByText(/D 级 · 与 11 岁 9 个月的学生相比$/)).toBeDefined();
  });
});

describe("the drawings", () => {
  it("lay the stanines side by side over the whole axis", () => {
    expect(stanineStretches).toHaveLength(9);
    for (const [place, [from, to]] of stanineStretches.entries()) {
      expect(to).toBeGreaterThan(from);
      expect(stanineStretches[place + 1]?.[0] ?? to).toBe(to);
    }
  });

  it("keep every point of the radar inside its ring", () => {
    fc.assert(
      fc.property(fc.nat(7), fc.double({ min: 0, max: 1, noNaN: true }), (spoke, share) => {
        const [x, y] = spokePoint(spoke, 8, share);
        expect(Math.hypot(x - radar.x, y - radar.y)).toBeCloseTo(radar.radius * share, 1);
      }),
    );
  });
});
