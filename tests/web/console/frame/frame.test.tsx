import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { settingChoices } from "../../../../machines/appearance/theme-settings";
import { isFolded, isMenuOpen } from "../../../../machines/layout/layout.selectors";
import { selectTabs } from "../../../../machines/tabs/tabs.selectors";
import { openFrame } from "./open-frame";

vi.mock("../../../../src/web/console/tools/HeaderTools", () => ({ HeaderTools: () => null }));

const menu = () => screen.getByRole("navigation", { name: "Main menu" });
const shown = () =>
  within(menu())
    .getAllByRole("link")
    .filter((link) => link.closest("[hidden]") === null)
    .map((link) => link.textContent);
const marked = () => [...menu().querySelectorAll("[data-active]")].map((one) => one.textContent);
const crumbs = () =>
  within(screen.getByRole("navigation", { name: "Where you are" }))
    .getAllByRole("listitem")
    .map((item) => [
      item.textContent,
      item.querySelector("a")?.getAttribute("href") ?? null,
      item.querySelector("[aria-current]")?.getAttribute("aria-current") ?? null,
    ]);
const press = (name: string | RegExp, role: "button" | "link" = "button") =>
  act(async () => void fireEvent.click(screen.getByRole(role, { name })));
const frame = () => document.querySelector<HTMLElement>("div[data-layout]");
const sizes = () => ["--side", "--tabs", "--iv-top"].map((name) => frame()?.style.getPropertyValue(name));

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
      isFolded(actor.getSnapshot(), layout),
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
    ]).toEqual([1, [["main", -1]], [`© ${new Date().getFullYear()} Invigil`]]);
  });
});

describe("the breadcrumb", () => {
  it.each([
    [
      "/learningRecord",
      [
        ["Learning", "/learningRecord", null],
        ["Learning record", null, "page"],
      ],
    ],
    ["/", [["Home", null, "page"]]],
    [
      "/examAccess/MAPDetail?menu_id=m1",
      [
        ["Tests", "/", null],
        ["About the test", null, "page"],
      ],
    ],
  ])("of %s", async (path, expected) => {
    await openFrame(path, { settings: { layout: "vertical" } });
    expect(crumbs()).toEqual(expected);
  });

  it("ends with the page's own name", async () => {
    const { tabs } = await openFrame("/examAccess/MAPDetail?menu_id=m1", { settings: { layout: "float" } });
    act(() =>
      tabs.send({ type: "page.named", key: "/examAccess/MAPDetail?menu_id=m1", name: { en: "MAP Mathematics" } }),
    );
    expect(crumbs()).toEqual([
      ["Tests", "/", null],
      ["About the test", "/examAccess/MAPDetail?menu_id=m1", null],
      ["MAP Mathematics", null, "page"],
    ]);
  });

  it("follows its links within the application", async () => {
    const { at } = await openFrame("/examAccess/MAPDetail?menu_id=m1", { settings: { layout: "vertical" } });
    await act(
      async () =>
        void fireEvent.click(
          within(screen.getByRole("navigation", { name: "Where you are" })).getByRole("link", { name: "Tests" }),
        ),
    );
    await vi.waitFor(() => expect(at()).toBe("/"));
  });

  it.each(["comprehensive", "horizontal", "common"] as const)("is not shown in the %s layout", async (layout) => {
    await openFrame("/learningRecord", { settings: { layout } });
    expect(screen.queryByRole("navigation", { name: "Where you are" })).toBeNull();
  });
});

describe("the menu at the left", () => {
  it("marks the page, unfolds the group that holds it, and dots what is under way", async () => {
    await openFrame("/examAccess/MAPDetail?menu_id=m1", { settings: { layout: "vertical" } });
    expect([
      shown(),
      marked(),
      screen.getByRole("link", { name: "MAP Mathematics" }).getAttribute("aria-current"),
    ]).toEqual([
      ["Invigil", "Home", "MAP Mathematics", "MAP ReadingUnder way", "Learning record", "Personal centre"],
      ["MAP Mathematics"],
      "page",
    ]);
  });

  it("marks what stands for a page that it does not have", async () => {
    await openFrame("/setting/personalCenter", { settings: { layout: "vertical" } });
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
    await vi.waitFor(() => expect(at()).toBe("/center"));
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
    await press("Developers");
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
    await press("Developers");
    expect(
      [/^Tests/, "Developers"].map((name) => screen.getByRole("button", { name }).getAttribute("aria-expanded")),
    ).toEqual(expected);
  });
});

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
    await vi.waitFor(() => expect([at(), marked()]).toEqual(["/center", ["Me", "Personal centre"]]));
  });

  it("a cell only shows its children where the setting says so", async () => {
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

describe("what opens beside or below", () => {
  it.each(["float", "horizontal"] as const)(
    "in the %s layout unfolds by click and folds by Escape, with focus back",
    async (layout) => {
      await openFrame("/learningRecord", { settings: { layout }, isAdmin: true });
      await press(/^Tests/);
      const group = screen.getByRole("button", { name: /^Tests/ });
      expect([
        group.getAttribute("aria-expanded"),
        screen.getByRole("link", { name: "MAP Mathematics" }).getAttribute("href"),
      ]).toEqual(["true", "/examAccess/MAPDetail?menu_id=m1"]);
      act(() => screen.getByRole("link", { name: "MAP Mathematics" }).focus());
      act(() => void fireEvent.keyDown(document, { key: "Escape" }));
      expect([
        group.getAttribute("aria-expanded"),
        document.activeElement === group,
        screen.queryByRole("link", { name: "MAP Mathematics" }),
      ]).toEqual(["false", true, null]);
    },
  );

  it.each(["pointerDown", "scroll"] as const)("goes by %s elsewhere", async (event) => {
    await openFrame("/learningRecord", { settings: { layout: "float" } });
    await press(/^Tests/);
    act(() => void fireEvent[event](document.body));
    expect(screen.queryByRole("link", { name: "MAP Mathematics" })).toBeNull();
  });

  it("opens in the header by the pointer alone, and stays when it was clicked", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      await openFrame("/learningRecord", { settings: { layout: "horizontal" } });
      const group = screen.getByRole("button", { name: /^Tests/ });
      const item = group.closest("li") as HTMLElement;
      const isOpen = () => group.getAttribute("aria-expanded");
      const away = () => {
        fireEvent.pointerLeave(item, { pointerType: "mouse" });
        act(() => void vi.advanceTimersByTime(200));
      };
      fireEvent.pointerEnter(item, { pointerType: "mouse" });
      expect(isOpen()).toBe("true");
      away();
      expect(isOpen()).toBe("false");
      fireEvent.pointerEnter(item, { pointerType: "mouse" });
      fireEvent.click(group);
      away();
      expect(isOpen()).toBe("true");
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("a narrow window", () => {
  it("has the menu as a sheet that Escape, the mask and an entry close", async () => {
    const { layout, at } = await openFrame("/learningRecord", { settings: { layout: "float" }, isNarrow: true });
    const isOpen = () => isMenuOpen(layout.getSnapshot());
    expect([frame()?.dataset["layout"], sizes()[0], screen.queryByRole("dialog")]).toEqual(["vertical", "0px", null]);
    await press("Open the menu");
    expect([isOpen(), screen.getByRole<HTMLDialogElement>("dialog").open, shown()]).toEqual([
      true,
      true,
      ["Invigil", "Home", "Learning record", "Personal centre"],
    ]);
    act(() => void fireEvent.click(screen.getByRole("dialog")));
    expect([isOpen(), screen.queryByRole("dialog")]).toEqual([false, null]);
    await press("Open the menu");
    act(() => screen.getByRole<HTMLDialogElement>("dialog").close());
    await vi.waitFor(() => expect(isOpen()).toBe(false));
    await press("Open the menu");
    await press("Close the menu");
    expect(isOpen()).toBe(false);
    await press("Open the menu");
    await press("Personal centre", "link");
    await vi.waitFor(() => expect([isOpen(), at()]).toEqual([false, "/center"]));
  });

  it("closes the sheet by the entry of the page on screen, too", async () => {
    const { layout } = await openFrame("/learningRecord", { isNarrow: true });
    await press("Open the menu");
    await press("Learning record", "link");
    expect(isMenuOpen(layout.getSnapshot())).toBe(false);
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
