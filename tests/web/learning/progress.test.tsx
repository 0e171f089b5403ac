import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ProgressRecord } from "../../../src/contract/report/progress";
import { shadeOf, weeksOf, workOf } from "../../../src/web/learning/progress/calendar-weeks";
import { Progress } from "../../../src/web/learning/progress/Progress";
import { placedPoints, valueDomain } from "../../../src/web/learning/progress/time-chart";
import { openPage, Refused, stubServer } from "../open-page";

const dayMs = 86_400_000;
const points = [
  { attempt_id: "a-1", at: Date.UTC(2026, 8, 1), value: 201.4, band: [198, 205] as [number, number] },
  { attempt_id: "a-2", at: Date.UTC(2026, 10, 1), value: 209.6, band: [206, 213] as [number, number] },
];
const record: ProgressRecord = {
  from: "2026-06-01",
  to: "2026-11-24",
  days: [
    { day: "2026-10-31", sittings: 1, answered: 43, practised: 0 },
    { day: "2026-11-23", sittings: 0, answered: 0, practised: 5 },
  ],
  lines: [
    { line: "map.math", family: "map", title: { en: "MAP Mathematics", zh: "MAP 数学" }, unit: "rit", points },
    {
      line: "custom.unit",
      family: "custom",
      title: { en: "Unit 3", zh: "第三单元" },
      unit: "percent",
      points: points.slice(0, 1),
    },
  ],
};
const cells = () => [...document.querySelectorAll("[role=img] [title]")].map((cell) => cell.getAttribute("title"));
const tableOf = (name: string) =>
  [...screen.getByRole("region", { name, hidden: true }).querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );

describe("the calendar", () => {
  it("has every day from its first Monday to today once, whatever was done", () => {
    const monday = fc.integer({ min: 0, max: 3_000 }).map((week) => Date.UTC(2020, 0, 6) + week * 7 * dayMs);
    fc.assert(
      fc.property(monday, fc.integer({ min: 0, max: 181 }), fc.array(fc.nat(181)), (start, span, worked) => {
        const nameOf = (place: number) => new Date(start + place * dayMs).toISOString().slice(0, 10);
        const days = [...new Set(worked)]
          .filter((place) => place <= span)
          .map((place) => ({ day: nameOf(place), sittings: 1, answered: place, practised: 0 }));
        const weeks = weeksOf({ from: nameOf(0), to: nameOf(span), days });
        const shown = weeks.flatMap((week) => week.days);
        expect(shown.map(({ day }) => day)).toEqual(Array.from({ length: span + 1 }, (_, place) => nameOf(place)));
        expect(weeks.slice(0, -1).every((week) => week.days.length === 7)).toBe(true);
        expect(shown.filter(({ sittings }) => sittings > 0).length).toBe(days.length);
        expect(weeks.flatMap(({ month }) => month ?? [])).toEqual(
          shown.map(({ day }) => day).filter((day) => day.endsWith("-01")),
        );
      }),
    );
  });

  it("is darker the more was answered, and never blank on a day of work", () => {
    const of = (answered: number, practised: number, sittings = 1) =>
      shadeOf({ day: "2026-11-23", sittings, answered, practised });
    expect([of(0, 0, 0), of(0, 0), of(14, 0), of(10, 5), of(39, 0), of(40, 0)]).toEqual([0, 1, 1, 2, 2, 3]);
    expect(workOf({ day: "", sittings: 0, answered: 3, practised: 4 })).toBe(7);
  });
});

describe("scores over time", () => {
  it("stand inside the picture in the order of time, each inside its band", () => {
    const score = fc.record({ at: fc.nat(1_000), value: fc.integer({ min: 0, max: 100 }), half: fc.nat(30) });
    fc.assert(
      fc.property(fc.array(score, { minLength: 1, maxLength: 24 }), (facts) => {
        const drawn = facts
          .toSorted((one, other) => one.at - other.at)
          .map(({ at, value, half }, place) => ({
            attempt_id: String(place),
            at,
            value,
            band: [Math.max(0, value - half), Math.min(100, value + half)] as const,
          }));
        const dots = placedPoints(drawn, valueDomain(drawn, "percent"));
        for (const [place, { x, y, band }] of dots.entries()) {
          expect(x >= (dots[place - 1]?.x ?? 0) && x <= 100).toBe(true);
          expect(band[0] >= 0 && band[0] <= y && y <= band[1] && band[1] <= 100).toBe(true);
        }
      }),
    );
  });
});

describe("progress on the learning record", () => {
  it("shows days and scores, in charts with tables behind them", async () => {
    const { asked } = stubServer({ progressRecord: () => record });
    await openPage(Progress, "/learningRecord");
    await screen.findByRole("heading", { name: "Study days" });
    expect(asked).toEqual([
      { name: "progressRecord", input: { time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone } },
    ]);
    expect([cells().length, cells().at(-1), cells().at(-2)]).toEqual([
      177,
      "Nov 24, 2026: no test, 0 answers",
      "Nov 23, 2026: no test, 5 answers",
    ]);
    expect(
      screen.getByRole("img", { name: /^In the last 26 weeks: 2 study days, 1 test and 5 practice/ }),
    ).toBeTruthy();
    expect(tableOf("Table: Study days")).toEqual([
      ["Nov 23, 2026", "0", "0", "5"],
      ["Oct 31, 2026", "1", "43", "0"],
    ]);
    expect(screen.getByRole("img", { name: "MAP Mathematics: 2 scores, from 201 to 210." })).toBeTruthy();
    expect(tableOf("Table: MAP Mathematics").map(([, value, band]) => [value, band])).toEqual([
      ["210", "206–213"],
      ["201", "198–205"],
    ]);
    fireEvent.change(screen.getByRole("combobox", { name: "Test" }), { target: { value: "custom.unit" } });
    expect(screen.getByText("One score so far. With the second there is a line.")).toBeTruthy();
  });

  it("asks for the areas of a test when they are wanted, and says when there are none", async () => {
    const strand = { strand: "geometry", title: { en: "Geometry", zh: "图形" }, unit: "rit" as const };
    const { asked } = stubServer({
      progressRecord: () => record,
      skillProgress: ({ line }) => ({
        strands: line === "map.math" ? [{ ...strand, points: points.map((point) => ({ ...point, items: 9 })) }] : [],
      }),
    });
    await openPage(Progress, "/learningRecord", "zh");
    fireEvent.click(await screen.findByRole("button", { name: "按领域" }));
    const small = await screen.findByRole("img", { name: "图形：共 2 次成绩，从 201 到 210。" });
    expect(within(small.parentElement ?? document.body).getByText("210，范围 206–213")).toBeTruthy();
    fireEvent.change(screen.getByRole("combobox", { name: "测试" }), { target: { value: "custom.unit" } });
    await screen.findByText("这些测试的报告还没有分领域的结果。");
    expect(asked.map(({ name, input }) => [name, input["line"]]).slice(1)).toEqual([
      ["skillProgress", "map.math"],
      ["skillProgress", "custom.unit"],
    ]);
  });

  it("is empty for a person without work, and reports a fault with a retry button", async () => {
    let isBroken = true;
    stubServer({
      progressRecord: () => {
        if (isBroken) throw new Refused("unavailable");
        return { ...record, days: [], lines: [] };
      },
    });
    await openPage(Progress, "/learningRecord");
    const retry = await screen.findByRole("button", { name: "Try again" });
    isBroken = false;
    fireEvent.click(retry);
    await waitFor(() => expect(screen.queryByRole("button", { name: "Try again" })).toBeNull());
    await waitFor(() => expect(document.querySelector("h2")).toBeNull());
  });
});
