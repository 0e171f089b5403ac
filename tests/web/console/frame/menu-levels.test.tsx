import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { shown, marked, press, sizes } from "./on-screen";
import { openFrame, withoutTools } from "./open-frame";

withoutTools();

describe("levels that stand apart", () => {
  it("the column layout shows the second column only where there is something in it", async () => {
    const { goTo } = await openFrame("/", { settings: { layout: "column" } });
    expect([sizes()[0], marked(), screen.queryByRole("button", { name: "Fold the sidebar" })]).toEqual([
      "64px",
      ["Home"],
      null,
    ]);
    await goTo("/learningRecord");
    expect([sizes()[0], marked()]).toEqual(["266px", ["Learning", "Learning record"]]);
  });

  it("a cell opens its first page, and shows its children where that is on screen already", async () => {
    const { at } = await openFrame("/", { settings: { layout: "column" } });
    await press(/^Tests/, "link");
    expect([at(), sizes()[0], shown()]).toEqual([
      "/",
      "266px",
      ["", "Home", "Tests", "Learning", "Me", "MAP Mathematics", "MAP ReadingUnder way"],
    ]);
    await press("Me", "link");
    await expect.poll(() => [at(), marked()]).toEqual(["/center", ["Me"]]);
  });

  it("a cell shows its children only if the setting requires it", async () => {
    const { at } = await openFrame("/learningRecord", { settings: { layout: "comprehensive", openFirstMenu: false } });
    await press("Me");
    expect([at(), shown(), screen.getByRole("button", { name: "Me" }).getAttribute("aria-expanded")]).toEqual([
      "/learningRecord",
      ["Invigil", "Personal centre"],
      "true",
    ]);
  });

  it("the comprehensive layout shows a level without children by itself", async () => {
    await openFrame("/", { settings: { layout: "comprehensive" } });
    expect(shown()).toEqual(["Invigil", "Home"]);
  });
});
