import { screen, within } from "@testing-library/react";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SatReport } from "../../../src/contract/report/report";
import { gauge, gaugePoint } from "../../../src/web/results/families/sat/arc";
import { SatResult } from "../../../src/web/results/families/sat/SatResult";
import { cellsOf, show } from "./show";
import { goldenSat } from "./staged-fixtures";

const links = { analysis: () => "/analyse", test: "/t", open: () => undefined };
const result = (over: Partial<SatReport> = {}, language: "en" | "zh" = "en") =>
  show(<SatResult report={goldenSat(over)} links={links} />, language);
const region = (name: string) => within(screen.getByRole("region", { name }));

describe("the result of a SAT", () => {
  it("is the total on its gauge, and each section with range, percentile, benchmark and second module", () => {
    result();
    expect(
      region("Score").getByRole("img", { name: "Total: 1070 on a scale from 400 to 1600, range 1030–1110" }),
    ).toBeDefined();
    expect(region("Score").getByText("Practice estimate, not an official score")).toBeDefined();
    expect(region("Sections").getByText("percentile 57 · benchmark 480 met · advanced second module")).toBeDefined();
    expect(region("Sections").getByText("percentile 56 · benchmark 530 met · standard second module")).toBeDefined();
    expect(screen.queryByRole("note")).toBeNull();
  });

  it("says of each section whether its benchmark is met", () => {
    const { scores } = goldenSat();
    result({ scores: scores.map((one) => (one.scale === "satMath" ? { ...one, value: 530, percentile: 55 } : one)) });
    expect(region("Sections").getByText("percentile 55 · benchmark 530 met · standard second module")).toBeDefined();
    expect(region("Sections").getByText("percentile 57 · benchmark 480 met · advanced second module")).toBeDefined();
  });

  it("shows eight areas in seven segments, and each skill with its time", () => {
    result();
    const bars = region("Knowledge and skills").getAllByRole("img");
    expect(bars.map((bar) => [bar.getAttribute("aria-label"), bar.children.length])).toEqual([
      ["Craft and Structure: 4 of 7 segments", 7],
      ["Information and Ideas: 4 of 7 segments", 7],
      ["Standard English Conventions: 5 of 7 segments", 7],
      ["Expression of Ideas: 4 of 7 segments", 7],
      ["Algebra: 4 of 7 segments", 7],
      ["Advanced Math: 5 of 7 segments", 7],
      ["Geometry and Trigonometry: 5 of 7 segments", 7],
      ["Problem-Solving and Data Analysis: 3 of 7 segments", 7],
    ]);
    const [head, first] = cellsOf(region("By skill").getByRole("table"));
    expect([head, first]).toEqual([
      ["Skill", "Area", "Right", "Average time"],
      ["Words in context", "Craft and Structure", "4 of 8", "1:10"],
    ]);
  });

  it("says which modules were not finished or not reached", () => {
    const { modules } = goldenSat();
    result({
      modules: modules.map((one, place) =>
        place === 1 ? { ...one, answered: 20 } : place > 1 ? { ...one, answered: 0, reached: false } : one,
      ),
    });
    expect(
      within(screen.getByRole("note"))
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "Reading and Writing, Module 2: 20 of 27 answered",
      "Math, Module 1: not reached, 22 questions",
      "Math, Module 2: not reached, 22 questions",
    ]);
  });

  it("before the release has the scores alone, in Chinese as well", () => {
    result({ released: false, release: { when: "never" }, knowledge: [], skills: [], areas: [] }, "zh");
    expect(screen.getByRole("region", { name: "各科成绩" })).toBeDefined();
    expect(screen.queryByText("知识与技能")).toBeNull();
    expect(screen.queryByText("按技能")).toBeNull();
  });

  it("keeps every score on the half circle", () => {
    fc.assert(
      fc.property(fc.integer({ min: 400, max: 1600 }), (value) => {
        const [x, y] = gaugePoint([400, 1600], value);
        expect(Math.hypot(x - gauge.x, y - gauge.y)).toBeCloseTo(gauge.radius, 1);
        expect(y).toBeLessThanOrEqual(gauge.y);
      }),
    );
  });
});
