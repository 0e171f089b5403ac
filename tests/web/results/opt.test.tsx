import { screen, within } from "@testing-library/react";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cefrLevels } from "../../../src/contract/item/cefr";
import type { PlacementReport } from "../../../src/contract/report/report";
import {
  bandOnLadder,
  ladder,
  levelAfter,
  levelsIn,
  placeOnLadder,
} from "../../../src/web/results/families/opt/ladder";
import { OptResult } from "../../../src/web/results/families/opt/OptResult";
import { lowestScore, placementReport } from "./placement-fixtures";
import { cellsOf, show } from "./show";

const links = { analysis: () => "/analyse", test: "/t", open: () => undefined };
const result = (over: Partial<PlacementReport> = {}, language: "en" | "zh" = "en") =>
  show(<OptResult report={placementReport(over)} links={links} />, language);
const score = () => within(screen.getByRole("region", { name: "Score" }));

describe("a placement", () => {
  it("shows its level with the band, other possible levels, and the halves on the ladder", () => {
    const { container } = result();
    expect(score().getAllByText("B1")[0]?.tagName).toBe("STRONG");
    for (const text of [
      "Overall level",
      "(42–53)",
      "48 points of 120",
      "Practice estimate, not an official score",
      "Your answers point to level B1.",
      "Two out of three sittings like this one would end in the range 42–53.",
    ])
      expect(score().getAllByText(text)).not.toEqual([]);
    expect(
      score()
        .getAllByRole("img")
        .map((picture) => picture.getAttribute("aria-label")),
    ).toEqual([
      "Overall: B1, 48 of 120, range 42–53",
      "Use of English: B1, 55 of 120, range 48–62",
      "Listening: A2, 40 of 120, range 31–49",
    ]);
    expect(cellsOf(container.querySelector("table"))).toEqual([
      ["Area", "Level", "Points", "Range", "Time"],
      ["Overall", "B1", "48", "42–53", "25:00"],
      ["Use of English", "B1", "55", "48–62", "14:00"],
      ["Listening", "A2", "40", "31–49", "11:00"],
    ]);
    expect(screen.getByRole("region", { name: "What people at B1 can do" })).toBeDefined();
    expect(screen.getByRole("region", { name: "The next step, B2" })).toBeDefined();
    expect(screen.getByText(/A course at B2 suits you now/)).toBeDefined();
  });

  it("names the levels that its band reaches into", () => {
    const [whole, ...halves] = placementReport().scores;
    if (whole === undefined) throw new Error("the fixture has scores");
    result({ scores: [{ ...whole, band: [37, 64] }, ...halves] });
    expect(score().getByText("Your answers point to level B1; they would also fit A2 or B2.")).toBeDefined();
  });

  it("below A1 shows the part of the level, also in Chinese", () => {
    result({ scores: [lowestScore()] }, "zh");
    expect(screen.getByText("0 分，满分 120 · Pre-A1 的上段")).toBeDefined();
    expect(screen.getByText("从你的回答看，水平最接近 Pre-A1，也可能是 A1。")).toBeDefined();
  });

  it("at the highest level advises how to stay there", () => {
    const [whole, ...halves] = placementReport().scores;
    if (whole === undefined) throw new Error("the fixture has scores");
    result({ scores: [{ ...whole, value: 112, band: [105, 118], level: "C2" }, ...halves] });
    expect(screen.getByRole("region", { name: "How to stay there" })).toBeDefined();
  });

  it("with too few items has no level, with the reason", () => {
    result({ scores: [], skills: [], reached: 20, finish_reason: "expired" });
    expect(screen.getAllByRole("note").map((note) => note.textContent)).toEqual([
      "Too few questions for a level" +
        "You came to 20 of 36 questions before the time was over. A level needs at least 26. " +
        "Your answers are kept and listed below.",
      "The time ran out, and the test was handed in as it stood.",
    ]);
    expect(screen.queryByRole("region", { name: "Score" })).toBeNull();
  });
});

describe("the ladder", () => {
  const scores = fc
    .record({ value: fc.integer({ min: 0, max: 120 }), below: fc.nat(30), above: fc.nat(30) })
    .map(({ value, below, above }) => ({
      value,
      band: [Math.max(0, value - below), Math.min(120, value + above)] as [number, number],
      level_part: "mid" as const,
    }));

  it("holds each score within its band, and both within the levels", () => {
    fc.assert(
      fc.property(scores, (one) => {
        const [low, high] = bandOnLadder(one);
        const place = placeOnLadder(one);
        expect(low).toBeGreaterThanOrEqual(ladder[0]);
        expect(high).toBeLessThanOrEqual(ladder[1]);
        expect(low).toBeLessThanOrEqual(place);
        expect(high).toBeGreaterThanOrEqual(place);
        const level = cefrLevels[Math.ceil(one.value / 20)] ?? "preA1";
        if (one.band[0] < one.value && one.band[1] > one.value) expect(levelsIn(one)).toContain(level);
      }),
    );
  });

  it("goes up by one level at a time", () => {
    expect(cefrLevels.map(levelAfter)).toEqual([...cefrLevels.slice(1), null]);
  });
});
