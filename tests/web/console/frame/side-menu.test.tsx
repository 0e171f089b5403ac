import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { selectTabs } from "../../../../machines/tabs/tabs.selectors";
import { shown, marked, press } from "./on-screen";
import { openFrame, withoutTools } from "./open-frame";

withoutTools();

describe("the menu at the left", () => {
  it("marks the page, unfolds its group, and puts a dot at tests under way", async () => {
    await openFrame("/examAccess/MAPDetail?menu_id=m1", { settings: { layout: "vertical" } });
    expect([
      shown(),
      marked(),
      screen.getByRole("link", { name: "MAP Mathematics" }).getAttribute("aria-current"),
    ]).toEqual([
      [
        "Invigil",
        "Home",
        "MAP Mathematics",
        "MAP ReadingUnder way",
        "Learning record",
        "Wrong answers",
        "Favourites",
        "Practise",
        "Personal centre",
      ],
      ["MAP Mathematics"],
      "page",
    ]);
  });

  it("marks the related entry for a page that the menu lacks", async () => {
    const { tabs } = await openFrame("/setting/personalCenter", { settings: { layout: "vertical" } });
    expect(selectTabs(tabs.getSnapshot()).map(({ key }) => key)).toContain("/setting/personalCenter");
    expect([marked(), screen.getByRole("link", { name: "Personal centre" }).getAttribute("aria-current")]).toEqual([
      ["Personal centre"],
      "true",
    ]);
  });

  it("reloads the page on screen by its own entry, and opens others", async () => {
    const { tabs, at } = await openFrame("/learningRecord", { settings: { layout: "vertical" } });
    const revisions = () => selectTabs(tabs.getSnapshot()).map(({ key, revision }) => [key, revision]);
    await press("Learning record", "link");
    expect([revisions(), at()]).toEqual([
      [
        ["/", 0],
        ["/learningRecord", 1],
      ],
      "/learningRecord",
    ]);
    await press("Personal centre", "link");
    await expect.poll(() => at()).toBe("/center");
    expect(revisions()).toContainEqual(["/learningRecord", 1]);
  });

  it("never reloads a sitting that is under way", async () => {
    const { tabs } = await openFrame("/learningRecord", { settings: { layout: "vertical" } });
    const tab = () => selectTabs(tabs.getSnapshot()).find(({ key }) => key === "/learningRecord");
    act(() => {
      const page = tab();
      if (page !== undefined) tabs.send({ type: "sitting.began", page });
    });
    await press("Learning record", "link");
    expect([tab()?.sitting, tab()?.revision]).toEqual(["running", 0]);
  });

  it("leaves clicks for another window to the browser", async () => {
    const { at } = await openFrame("/learningRecord", { settings: { layout: "vertical" } });
    const isLeft = fireEvent.click(screen.getByRole("link", { name: "Personal centre" }), { ctrlKey: true });
    expect([isLeft, at()]).toEqual([true, "/learningRecord"]);
  });

  it("opens pages of their own in a window", async () => {
    await openFrame("/learningRecord", { settings: { layout: "vertical" }, isAdmin: true });
    await press("Develop");
    expect(
      ["Charts", "API description"]
        .map((name) => screen.getByRole("link", { name: new RegExp(name) }))
        .map((link) => [link.getAttribute("href"), link.getAttribute("target"), link.getAttribute("rel")]),
    ).toEqual([
      ["/inspect", "_blank", "noopener"],
      ["/openapi.json", "_blank", "noopener"],
    ]);
  });

  it.each([
    [false, ["true", "true"]],
    [true, ["false", "true"]],
  ])("with one group at a time %s", async (uniqueOpened, expected) => {
    await openFrame("/learningRecord", { settings: { layout: "common", uniqueOpened }, isAdmin: true });
    await press(/^Tests/);
    await press("Develop");
    expect(
      [/^Tests/, "Develop"].map((name) => screen.getByRole("button", { name }).getAttribute("aria-expanded")),
    ).toEqual(expected);
  });
});

it("speaks Chinese", async () => {
  await openFrame("/learningRecord", { settings: { layout: "vertical" }, language: "zh" });
  expect(
    [...within(screen.getByRole("navigation", { name: "主菜单" })).getAllByRole("link")].map(
      ({ textContent }) => textContent,
    ),
  ).toEqual(expect.arrayContaining(["首页", "学习记录", "个人中心"]));
});
