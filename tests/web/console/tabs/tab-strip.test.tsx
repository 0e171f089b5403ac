import { act, fireEvent } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { center, document_, exam, home, openConsole, record, tabNamed } from "./open-console";

const focused = () => document.activeElement?.id;
const press = (key: string, held: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...held });

describe("the strip", () => {
  it("is a list of tabs, one of them selected and reached by the Tab key", async () => {
    const { getByRole, getAllByRole } = await openConsole();
    expect(getByRole("tablist").getAttribute("aria-label")).toBe("Open pages");
    expect(
      getAllByRole("tab").map((tab) => [
        tab.textContent,
        tab.getAttribute("aria-selected"),
        tab.tabIndex,
        tab.getAttribute("aria-controls"),
      ]),
    ).toEqual([
      ["Home", "false", -1, "main"],
      ["Learning record", "true", 0, "main"],
      ["Personal centre", "false", -1, "main"],
      ["Result document", "false", -1, "main"],
    ]);
  });
  it("holds nothing within a tab that takes the focus", async () => {
    const { getAllByRole } = await openConsole();
    expect(getAllByRole("tab").flatMap((tab) => [...tab.querySelectorAll("button, a, [tabindex], [role]")])).toEqual(
      [],
    );
  });
  it("speaks the language of the person, and the page's own name", async () => {
    const { getAllByRole } = await openConsole({
      language: "zh",
      events: [{ type: "page.named", key: center.key, name: { zh: "米娅" } }],
    });
    expect(getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
      "首页",
      "学习记录",
      "个人中心 · 米娅",
      "成绩文档",
    ]);
  });
  it("is reached at its first tab where no page on screen has one", async () => {
    const { getAllByRole, send } = await openConsole();
    send({ type: "page.untabbed", key: null });
    expect(getAllByRole("tab").map((tab) => [tab.getAttribute("aria-selected"), tab.tabIndex])).toEqual([
      ["false", 0],
      ["false", -1],
      ["false", -1],
      ["false", -1],
    ]);
  });
});

describe("keys", () => {
  it("walk along the tabs and around their ends, and open nothing", async () => {
    const { sent, address } = await openConsole();
    document.getElementById("tab:/learningRecord")?.focus();
    const walked = ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft", "Home", "End", "ArrowLeft"].map((key) => {
      press(key);
      return focused();
    });
    expect(walked).toEqual([
      "tab:/center",
      "tab:/document",
      "tab:/",
      "tab:/document",
      "tab:/",
      "tab:/document",
      "tab:/center",
    ]);
    expect([sent, address()]).toEqual([[], "/learningRecord"]);
  });
  it("make the tab that has the focus the one that the Tab key reaches, until the focus leaves", async () => {
    const { getAllByRole } = await openConsole();
    const reached = () =>
      getAllByRole("tab")
        .filter((tab) => tab.tabIndex === 0)
        .map(({ id }) => id);
    const [first] = getAllByRole("tab");
    act(() => first?.focus());
    expect(reached()).toEqual(["tab:/"]);
    act(() => first?.blur());
    expect(reached()).toEqual(["tab:/learningRecord"]);
  });
  it.each(["Enter", " "])("%j opens the focused tab, and reloads it if it is on screen", async (key) => {
    const { sent, active, comesTo } = await openConsole();
    document.getElementById("tab:/center")?.focus();
    press(key);
    await comesTo(active, "/center");
    press(key);
    expect([sent, focused()]).toEqual([[{ type: "tab.refreshed", key: "/center" }], "tab:/center"]);
  });
  it("Delete closes, and the focus goes to the next tab, else to the one before", async () => {
    const { order, comesTo } = await openConsole({ at: document_ });
    document.getElementById("tab:/learningRecord")?.focus();
    press("Delete");
    expect([order(), focused()]).toEqual([["/", "/center", "/document"], "tab:/center"]);
    press("End");
    press("Delete");
    await comesTo(order, ["/", "/center"]);
    expect(focused()).toBe("tab:/center");
    press("Home");
    press("Delete");
    expect([order(), focused()]).toEqual([["/", "/center"], "tab:/"]);
  });
  it("Control, Shift and an arrow move a tab and say where it is; pinned ones stay", async () => {
    const { order, getByRole } = await openConsole();
    document.getElementById("tab:/learningRecord")?.focus();
    press("ArrowRight", { ctrlKey: true, shiftKey: true });
    expect([order(), focused(), getByRole("status").textContent]).toEqual([
      ["/", "/center", "/learningRecord", "/document"],
      "tab:/learningRecord",
      "Learning record is now tab 3 of 4",
    ]);
    document.getElementById("tab:/center")?.focus();
    press("ArrowLeft", { ctrlKey: true, shiftKey: true });
    document.getElementById("tab:/")?.focus();
    press("ArrowRight", { ctrlKey: true, shiftKey: true });
    expect([order(), getByRole("status").textContent]).toEqual([
      ["/", "/center", "/learningRecord", "/document"],
      "Learning record is now tab 3 of 4",
    ]);
  });
});

describe("pointers", () => {
  it("a click opens a tab, and reloads it if it is on screen", async () => {
    const view = await openConsole();
    fireEvent.click(tabNamed(view, "Personal centre"));
    await view.comesTo(view.active, "/center");
    expect(view.sent).toEqual([]);
    fireEvent.click(tabNamed(view, "Personal centre"));
    expect(view.sent).toEqual([{ type: "tab.refreshed", key: "/center" }]);
  });
  it("a click never reloads a running sitting", async () => {
    const view = await openConsole({ pages: [home], at: exam, events: [{ type: "sitting.began", page: exam }] });
    fireEvent.click(tabNamed(view, /Test/));
    expect(view.actors.tabs.getSnapshot().context.tabs.map(({ revision }) => revision)).toEqual([0, 0]);
  });
  it("the middle button closes, and so does the mark within", async () => {
    const view = await openConsole();
    fireEvent(tabNamed(view, "Personal centre"), new MouseEvent("auxclick", { bubbles: true, button: 1 }));
    expect(view.order()).toEqual(["/", "/learningRecord", "/document"]);
    fireEvent(tabNamed(view, "Result document"), new MouseEvent("auxclick", { bubbles: true, button: 2 }));
    const mark = tabNamed(view, "Result document").querySelector("[data-close]");
    if (mark === null) throw new Error("no mark");
    fireEvent.click(mark);
    expect([view.order(), view.sent.map(({ type }) => type), view.address()]).toEqual([
      ["/", "/learningRecord"],
      ["tabs.closed", "tabs.closed"],
      "/learningRecord",
    ]);
  });
  it("closing the page on screen leads to its neighbour", async () => {
    const view = await openConsole();
    fireEvent(tabNamed(view, "Learning record"), new MouseEvent("auxclick", { bubbles: true, button: 1 }));
    await view.comesTo(view.order, ["/", "/center", "/document"]);
    expect([view.address(), view.active()]).toEqual(["/center", "/center"]);
  });
  it("dragging over the half of another tab takes its place; letting go elsewhere gives it back", async () => {
    const view = await openConsole();
    const transfer = { setData: () => undefined };
    const drag = (type: string, name: string, clientX = 0) =>
      fireEvent(
        tabNamed(view, name),
        Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, clientX }), { dataTransfer: transfer }),
      );
    expect(view.getAllByRole("tab").map((tab) => tab.getAttribute("draggable"))).toEqual([
      "false",
      "true",
      "true",
      "true",
    ]);
    drag("dragstart", "Learning record");
    drag("dragover", "Result document", 10);
    expect(view.order()).toEqual(["/", "/center", "/document", "/learningRecord"]);
    drag("drop", "Learning record");
    drag("dragend", "Learning record");
    expect(view.order()).toEqual(["/", "/center", "/document", "/learningRecord"]);
    drag("dragstart", "Learning record");
    drag("dragover", "Home", -10);
    expect(view.order()).toEqual(["/", "/learningRecord", "/center", "/document"]);
    drag("dragend", "Learning record");
    expect(view.order()).toEqual(["/", "/center", "/document", "/learningRecord"]);
  });
});

describe("marks", () => {
  it("mark tabs as unsaved, under way or to be reloaded, and say how a tab is closed", async () => {
    const view = await openConsole({
      pages: [home, record, center],
      at: home,
      events: [
        { type: "page.changed", key: record.key, isDirty: true },
        { type: "sitting.began", page: exam },
      ],
    });
    expect(view.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
      "Home",
      "Learning record, unsaved",
      "Personal centre",
      "Test, test under way",
    ]);
    const said = (tab: HTMLElement) =>
      (tab.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent);
    expect(view.getAllByRole("tab").map((tab) => [said(tab), tab.querySelector("[data-close]") !== null])).toEqual([
      [["The menu key shows more"], false],
      [["Delete closes it, the menu key shows more, Ctrl, Shift and an arrow move it"], true],
      [["Delete closes it, the menu key shows more, Ctrl, Shift and an arrow move it"], true],
      [["The menu key shows more"], false],
    ]);
  });
  it("name a page that was unmounted to make room", async () => {
    const others = Array.from({ length: 21 }, (_, at) => ({ ...center, key: `/p${at}`, href: `/p${at}` }));
    const view = await openConsole({
      pages: [home],
      at: home,
      events: [
        { type: "page.opened", page: record },
        ...others.map((one) => ({ type: "page.opened", page: one }) as const),
      ],
    });
    const tab = tabNamed(view, "Learning record");
    const [evicted] = (tab.getAttribute("aria-describedby") ?? "").split(" ");
    expect([document.getElementById(evicted ?? "")?.textContent, tab.title]).toEqual([
      "will load again when you open it",
      "Learning record · will load again when you open it",
    ]);
  });
});

describe("settings", () => {
  it.each(["card", "smart", "smooth"] as const)(
    "the style %s has its shape, with the same tabs",
    async (tabsBarStyle) => {
      const { getByRole, getAllByRole, container } = await openConsole({ settings: { tabsBarStyle } });
      expect([
        getByRole("tablist").dataset["look"],
        getAllByRole("tab").length,
        container.querySelectorAll("[role=tab] > svg").length,
      ]).toEqual([tabsBarStyle, 4, 4]);
    },
  );
  it("a change of style keeps the tabs that stand there", async () => {
    const { getAllByRole, actors, getByRole } = await openConsole();
    const before = getAllByRole("tab");
    act(() => actors.appearance.send({ type: "setting.changed", change: { tabsBarStyle: "smooth" } }));
    expect([getAllByRole("tab").map((tab, at) => tab === before[at]), getByRole("tablist").dataset["look"]]).toEqual([
      [true, true, true, true],
      "smooth",
    ]);
  });
  it("icons may be left out", async () => {
    expect(
      (await openConsole({ settings: { showTabsIcon: false } })).container.querySelectorAll("[role=tab] > svg"),
    ).toHaveLength(0);
  });
  it("the whole bar may be hidden, and questions are still asked", async () => {
    const { queryByRole, send, container } = await openConsole({
      settings: { showTabs: false },
      events: [{ type: "page.changed", key: center.key, isDirty: true }],
    });
    send({ type: "tabs.closed", key: center.key, scope: "self" });
    expect([queryByRole("tablist"), container.querySelector("dialog h2")?.textContent]).toEqual([
      null,
      "Something is not saved",
    ]);
  });
});
