import { fireEvent } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { center, document_, exam, home, openConsole, record, tabNamed } from "./open-console";

type View = Awaited<ReturnType<typeof openConsole>>;

const press = (key: string, held: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...held });
const focused = () => document.activeElement?.id || document.activeElement?.textContent;
const entries = ({ getAllByRole }: View) =>
  getAllByRole("menuitem").map(
    (row) => `${row.textContent}${row.getAttribute("aria-disabled") === "true" ? " -" : ""}`,
  );
const openOn = (view: View, name: string | RegExp, at = { clientX: 40, clientY: 20 }) =>
  fireEvent.contextMenu(tabNamed(view, name), at);
const choose = (view: View, name: string) => fireEvent.click(view.getByRole("menuitem", { name }));

describe("the menu of a tab", () => {
  it("belongs to the tab that was clicked, not to the page on screen", async () => {
    const view = await openConsole({ at: record });
    openOn(view, "Personal centre");
    expect([view.getByRole("menu").getAttribute("aria-label"), entries(view)]).toEqual([
      "Actions for Personal centre",
      ["Reload", "Close", "Close others", "Close to the left", "Close to the right", "Close all"],
    ]);
    choose(view, "Reload");
    expect([view.sent, view.queryByRole("menu"), focused()]).toEqual([
      [{ type: "tab.refreshed", key: "/center" }],
      null,
      "tab:/center",
    ]);
  });
  it.each([
    ["Close", ["/", "/learningRecord", "/document"], "tab:/document"],
    ["Close others", ["/", "/center"], "tab:/center"],
    ["Close to the left", ["/", "/center", "/document"], "tab:/center"],
    ["Close to the right", ["/", "/learningRecord", "/center"], "tab:/center"],
    ["Close all", ["/"], "tab:/"],
  ])("%s leaves %j, and the focus on %s", async (entry, order, place) => {
    const view = await openConsole({ at: home });
    openOn(view, "Personal centre");
    choose(view, entry);
    expect([view.order(), focused(), view.address()]).toEqual([order, place, "/"]);
  });
  it("disables entries without effect, and does nothing when they are pressed", async () => {
    const view = await openConsole({
      pages: [home, record],
      at: exam,
      events: [{ type: "sitting.began", page: exam }],
    });
    openOn(view, /Test/);
    expect(entries(view)).toEqual([
      "Reload -",
      "Close -",
      "Close others",
      "Close to the left",
      "Close to the right -",
      "Close all",
    ]);
    for (const name of ["Reload", "Close", "Close to the right"]) choose(view, name);
    expect([view.sent, view.order(), view.getByRole("menu") !== null]).toEqual([
      [],
      ["/", "/learningRecord", "/examAccess/exam"],
      true,
    ]);
    press("Escape");
    openOn(view, "Home");
    expect(entries(view)).toEqual([
      "Reload",
      "Close -",
      "Close others",
      "Close to the left -",
      "Close to the right",
      "Close all",
    ]);
  });
  it.each([
    ["ContextMenu", {}],
    ["F10", { shiftKey: true }],
  ])("opens by the key %s %j, takes the focus, and gives it back on Escape", async (key, held) => {
    const view = await openConsole();
    document.getElementById("tab:/document")?.focus();
    press(key, held);
    expect([view.getByRole("menu").getAttribute("aria-label"), focused()]).toEqual([
      "Actions for Result document",
      "Reload",
    ]);
    press("Escape");
    expect([view.queryByRole("menu"), focused(), view.sent]).toEqual([null, "tab:/document", []]);
  });
  it("is walked by arrows, ends and letters, and around", async () => {
    const view = await openConsole();
    openOn(view, "Personal centre");
    expect(["ArrowUp", "ArrowDown", "End", "Home", "c", "c"].map((key) => (press(key), focused()))).toEqual([
      "Close all",
      "Reload",
      "Close all",
      "Reload",
      "Close",
      "Close others",
    ]);
  });
  it("closes when something beside it is pressed, and leaves the focus there", async () => {
    const view = await openConsole();
    openOn(view, "Personal centre");
    fireEvent.pointerDown(document.body);
    expect([view.queryByRole("menu"), view.sent]).toEqual([null, []]);
  });
  it("moves to another tab that is clicked, and shows no menu of the browser", async () => {
    const view = await openConsole();
    openOn(view, "Personal centre");
    const isLeft = openOn(view, "Result document");
    expect([
      isLeft,
      view.getByRole("menu").getAttribute("aria-label"),
      fireEvent.contextMenu(view.getByRole("menu")),
    ]).toEqual([false, "Actions for Result document", false]);
  });
});

describe("more", () => {
  it("acts on the page on screen", async () => {
    const view = await openConsole({ at: center });
    const button = view.getByRole("button", { name: "More for tabs" });
    const stands = () => [button.getAttribute("aria-haspopup"), button.getAttribute("aria-expanded")];
    expect(stands()).toEqual(["menu", "false"]);
    fireEvent.click(button);
    expect([stands(), entries(view)]).toEqual([
      ["menu", "true"],
      ["Reload", "Close others", "Close to the left", "Close to the right", "Close all"],
    ]);
    choose(view, "Close to the left");
    expect([view.order(), stands(), document.activeElement === button]).toEqual([
      ["/", "/center", "/document"],
      ["menu", "false"],
      true,
    ]);
  });
  it("closes all, and leads home", async () => {
    const view = await openConsole({ at: document_ });
    fireEvent.click(view.getByRole("button", { name: "More for tabs" }));
    choose(view, "Close all");
    await view.comesTo(view.order, ["/"]);
    expect([view.address(), view.active()]).toEqual(["/", "/"]);
  });
  it("closes again by a second press", async () => {
    const view = await openConsole();
    const button = view.getByRole("button", { name: "More for tabs" });
    for (const isOpen of [true, false]) {
      fireEvent.pointerDown(button);
      fireEvent.click(button);
      expect(view.queryByRole("menu") !== null).toBe(isOpen);
    }
  });
});
