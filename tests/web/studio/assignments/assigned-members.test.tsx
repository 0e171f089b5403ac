import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { changesIn, openAssignment, pressButton, sentChange, serveAssignment } from "./assignment-page";
import { dayMs, detailOf, fridayNoon, memberOf } from "./given-assignment";

const page = serveAssignment();

describe("the students of an assignment", () => {
  const rows = () =>
    screen.getAllByRole("table").map((table) => [
      table.getAttribute("aria-label"),
      ...within(table)
        .getAllByRole("row")
        .slice(1)
        .map((row) => [...row.children].slice(0, 4).map((cell) => cell.textContent?.replace(" · Attempts", ""))),
    ]);

  it("stand by how far they are, each with the time that applies", async () => {
    page.detail = detailOf({}, [
      memberOf("Ann", { state: "handedIn", attempt_ids: ["a1"], attempts_left: 0 }),
      memberOf("Ben", { state: "marking", attempt_ids: ["a2"], attempts_left: 0 }),
      memberOf("Cai", { time_limit_ms: 3_600_000, has_accommodation: true }),
      memberOf("Dan", {
        has_account: false,
        opens_at: fridayNoon,
        target: { member_id: "id-Dan", opens_at: fridayNoon, closes_at: fridayNoon + 7 * dayMs, menu_id: "m9" },
      }),
      memberOf("Eve", { state: "sitting", attempt_ids: ["a3"], attempts_left: 0 }),
    ]);
    await openAssignment();
    expect(rows()).toEqual([
      [
        "Not begun",
        ["Cai", "60 minutes (40 for others)", "as the class", "0 of 1"],
        [
          "Danother time · other formNo account: needs a link",
          "40 minutes",
          "Nov 27, 12:00 PM – Dec 4, 12:00 PM",
          "0 of 1",
        ],
      ],
      ["Sitting it now", ["Eve", "40 minutes", "as the class", "1 of 1"]],
      [
        "Handed in",
        ["Ann", "40 minutes", "as the class", "1 of 1"],
        ["Bento be marked", "40 minutes", "as the class", "1 of 1"],
      ],
    ]);
  });

  it("are compared with others in the same form, although everybody has an accommodation", async () => {
    page.detail = detailOf({}, [
      memberOf("Ann", { time_limit_ms: null, has_accommodation: true }),
      memberOf("Ben", { time_limit_ms: 1_800_000, usual_time_limit_ms: 1_200_000, has_accommodation: true }),
      memberOf("Cai", { time_limit_ms: 1_800_000, usual_time_limit_ms: undefined }),
    ]);
    await openAssignment();
    expect(rows().flatMap(([, ...ofGroup]) => ofGroup.map((cells) => cells?.[1]))).toEqual([
      "no limit (40 minutes for others)",
      "30 minutes (20 for others)",
      "30 minutes",
    ]);
  });

  it("are found by their names where there are many, and all are drawn when that is asked for", async () => {
    page.detail = detailOf(
      {},
      Array.from({ length: 70 }, (_, at) => memberOf(`Student ${at}`)),
    );
    await openAssignment();
    expect(screen.getAllByRole("row")).toHaveLength(61);
    pressButton("Show all 70");
    expect(screen.getAllByRole("row")).toHaveLength(71);
    fireEvent.change(screen.getByLabelText("Find a student"), { target: { value: "ent 69" } });
    await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(2));
    fireEvent.change(screen.getByLabelText("Find a student"), { target: { value: "nobody" } });
    await screen.findByText("No student is called that.");
  });

  it("are given another form, at the class's time", async () => {
    page.detail = detailOf({}, [memberOf("Ann")]);
    await openAssignment();
    pressButton("Other time or form for Ann");
    await screen.findByRole("option", { name: "Test m9", hidden: true });
    fireEvent.change(screen.getByLabelText("Form"), { target: { value: "m9" } });
    fireEvent.click(screen.getByRole("button", { name: "Save", hidden: true }));
    await screen.findByText("It is arranged.");
    const target = { member_id: "id-Ann", opens_at: null, closes_at: null, menu_id: "m9" };
    expect(changesIn(page.asked)).toEqual([sentChange({ kind: "target", target })]);
  });

  it("are given another time, which is taken back with one press", async () => {
    const own = { member_id: "id-Ann", opens_at: fridayNoon, closes_at: fridayNoon + 9 * dayMs, menu_id: null };
    page.detail = detailOf({}, [memberOf("Ann")]);
    await openAssignment();
    pressButton("Other time or form for Ann");
    fireEvent.change(await screen.findByLabelText("Opens"), { target: { value: "2026-11-27T12:00" } });
    fireEvent.change(screen.getByLabelText("Closes"), { target: { value: "2026-12-06T12:00" } });
    page.detail = detailOf({}, [memberOf("Ann", { target: own })]);
    fireEvent.click(screen.getByRole("button", { name: "Save", hidden: true }));
    await screen.findByText(/other time/);
    pressButton("Other time or form for Ann");
    fireEvent.click(await screen.findByRole("button", { name: "As for the class", hidden: true }));
    await waitFor(() => expect(changesIn(page.asked)).toHaveLength(2));
    expect(changesIn(page.asked)).toEqual([
      sentChange({ kind: "target", target: own }),
      sentChange({ kind: "target", target: { ...own, opens_at: null, closes_at: null } }),
    ]);
  });

  it("are given extra time for all tests", async () => {
    page.detail = detailOf({}, [memberOf("Ann")]);
    await openAssignment();
    pressButton("Extra time and help for Ann");
    await waitFor(() => expect(screen.getByRole("dialog", { hidden: true }).textContent).toMatch(/Ann/));
    expect(page.asked.filter(({ name }) => name === "studioClass").map(({ input }) => input)).toEqual([
      { class_id: "c1" },
    ]);
  });
});
