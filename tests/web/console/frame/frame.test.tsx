import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { settingChoices } from "../../../../machines/appearance/theme-settings";
import { isCollapsed } from "../../../../machines/layout/layout.selectors";
import { press, frame, sizes } from "./on-screen";
import { openFrame, withoutTools } from "./open-frame";

withoutTools();

describe("the frame", () => {
  it("keeps pages and tabs in place through every layout and column style", async () => {
    const { change } = await openFrame("/learningRecord", { settings: { layout: "column" } });
    await press("pressed 0");
    const [page, main, tabs] = [
      screen.getByText("pressed 1"),
      document.getElementById("main"),
      screen.getByRole("tablist"),
    ];
    for (const layout of [...settingChoices.layout, "column"] as const) {
      change({ layout });
      expect([
        frame()?.dataset["layout"],
        screen.getByText("pressed 1") === page,
        document.getElementById("main") === main,
        screen.getByRole("tablist") === tabs,
      ]).toEqual([layout, true, true, true]);
    }
    for (const columnStyle of settingChoices.columnStyle) {
      change({ columnStyle });
      expect(screen.getByText("pressed 1") === page).toBe(true);
    }
  });

  it.each([
    ["column", {}, ["266px", "50px", "110px"]],
    ["column", { showTabs: false }, ["266px", "0px", "60px"]],
    ["vertical", { fixedHeader: false }, ["266px", "50px", "0px"]],
    ["common", { fixedHeader: false }, ["266px", "50px", "110px"]],
    ["comprehensive", {}, ["266px", "50px", "110px"]],
    ["horizontal", {}, ["0px", "50px", "110px"]],
    ["float", {}, ["64px", "50px", "110px"]],
  ] as const)("in the %s layout with %o measures", async (layout, settings, expected) => {
    await openFrame("/learningRecord", { settings: { layout, ...settings } });
    expect(sizes()).toEqual(expected);
  });

  it.each([
    ["column", {}, "64px"],
    ["column", { columnStyle: "horizontal" }, "83.2px"],
    ["vertical", {}, "64px"],
    ["comprehensive", {}, "64px"],
    ["common", {}, "64px"],
  ] as const)("folds in the %s layout with %o", async (layout, settings, width) => {
    const { layout: actor } = await openFrame("/learningRecord", { settings: { layout, ...settings } });
    await press("Fold the sidebar");
    expect([
      sizes()[0],
      isCollapsed(actor.getSnapshot(), layout),
      screen.getByRole("button", { name: "Unfold the sidebar" }).getAttribute("aria-expanded"),
    ]).toEqual([width, true, "false"]);
    await press("Unfold the sidebar");
    expect(sizes()[0]).toBe("266px");
  });

  it.each(["horizontal", "float"] as const)("has nothing to fold in the %s layout", async (layout) => {
    await openFrame("/learningRecord", { settings: { layout } });
    expect(screen.queryByRole("button", { name: /old the sidebar/ })).toBeNull();
  });

  it("has the landmarks, once each", async () => {
    await openFrame("/learningRecord", { settings: { layout: "vertical" } });
    expect([
      screen.getAllByRole("banner").length,
      screen.getAllByRole("main").map(({ id, tabIndex }) => [id, tabIndex]),
      screen.getAllByRole("contentinfo").map(({ textContent }) => textContent),
    ]).toEqual([1, [["main", -1]], [`© ${new Date().getFullYear()} Invigil · Help`]]);
  });
});
