import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { addresses } from "../../../../src/contract/calls/addresses";
import { closeOverlays } from "../../../../src/web/console/overlay";
import { searchDelayMs } from "../../../../src/web/console/palette/use-search-results";
import {
  active,
  asked,
  field,
  lines,
  listing,
  press,
  say,
  server,
  settle,
  showPalette,
  type,
  serveEachTest,
} from "./harness";

serveEachTest();

const nothingTyped = {
  "Open tabs": ["Home"],
  Menu: [
    "Home",
    "MAP Mathematics",
    "MAP Reading",
    "Learning record",
    "Wrong answers",
    "Favourites",
    "Practise",
    "Personal centre",
  ],
};

describe("before anything is typed", () => {
  it("shows the tabs, the menu and frequent entries at first, with the first of them selected", async () => {
    await showPalette();
    const { "Often used": frequent, ...others } = listing();
    expect(others).toEqual(nothingTyped);
    expect(frequent).toHaveLength(5);
    expect([active(), field().getAttribute("aria-expanded"), field().value]).toEqual(["Home", "true", ""]);
    expect(document.activeElement).toBe(field());
    expect(document.getElementById(field().getAttribute("aria-controls") ?? "")).toBe(screen.getByRole("listbox"));
  });

  it("the current tab, the path to each page and entries that open a window are marked", async () => {
    const { router } = await showPalette();
    expect(
      screen
        .getAllByRole("option")
        .slice(0, 3)
        .map((line) => line.textContent),
    ).toEqual(["Homenow", "Home", "MAP MathematicsTests"]);
    expect(router.state.location.href).toBe("/");
  });

  it("commands that were used more come first, also after a reload", async () => {
    localStorage.setItem("paletteUses", JSON.stringify({ "errors.open": 1, "look.random": 3, "no.such": 9 }));
    await showPalette();
    expect(listing()["Often used"]?.slice(0, 1)).toEqual([say("tools.randomLook")]);
    type(say("tools.randomLook"));
    press("Enter");
    expect(JSON.parse(localStorage.getItem("paletteUses") ?? "")).toEqual({
      "errors.open": 1,
      "look.random": 4,
      "no.such": 9,
    });
  });
});

describe("the results of a query", () => {
  it.each([
    ["xxjl", "Learning record", "学习记录"],
    ["学习记录", "Learning record", "学习记录"],
    ["learning rec", "Learning record", "学习记录"],
    ["sy", "Home", "首页"],
    ["ＨＯＭＥ", "Home", "首页"],
    ["shuxue", "MAP Mathematics", "MAP 数学"],
    ["mathematics", "MAP Mathematics", "MAP 数学"],
  ])("%s finds %s and %s", async (query, en, zh) => {
    await showPalette({ language: "en" });
    type(query);
    await waitFor(() => expect(lines()).toContain(en));
    act(closeOverlays);
    cleanup();
    await showPalette({ language: "zh" });
    type(query);
    await waitFor(() => expect(lines()).toContain(zh));
  });

  it("the parts that fit are marked", async () => {
    await showPalette({ language: "zh" });
    type("jl");
    expect(
      screen
        .getAllByRole("option")
        .flatMap((line) =>
          line.textContent?.startsWith("学习记录") === true ? [line.querySelector("mark")?.textContent] : [],
        ),
    ).toContain("记录");
  });

  it("a setting shows its current choice and stores a new one", async () => {
    const { appearance, kept } = await showPalette();
    const [layout, float, column, theme, ocean] = [
      "theme.setting.layout",
      "theme.layout.float",
      "theme.layout.column",
      "theme.title",
      "theme.name.ocean",
    ].map((id) => say(id));
    type(`${layout} ${float}`);
    expect(active()).toBe(`${layout}: ${float}`);
    type(`${layout}:`);
    expect(
      screen
        .getAllByRole("option")
        .flatMap((line) => (line.textContent?.endsWith("now") === true ? [line.textContent] : [])),
    ).toEqual([`${layout}: ${column}now`]);
    type(`${theme} ${ocean}`);
    press("Enter");
    expect(appearance.getSnapshot().context.shown.themeName).toBe("ocean");
    expect(JSON.parse(kept.getItem("theme") ?? "")).toMatchObject({ themeName: "ocean" });
  });

  it("settings without effect at present are left out", async () => {
    await showPalette({ isNarrow: true });
    const [layout = "", header, on, off] = [
      "theme.setting.layout",
      "theme.setting.fixedHeader",
      "theme.on",
      "theme.off",
    ].map((id) => say(id));
    type(layout);
    expect(lines().filter((line) => line.startsWith(`${layout}:`))).toEqual([]);
    type(`${header}:`);
    expect(listing()["Settings"]).toEqual([`${header}: ${on}`, `${header}: ${off}`]);
  });

  it("a switch is found among the settings only", async () => {
    await showPalette();
    type(say("theme.setting.showProgressBar"));
    expect(Object.keys(listing())).toEqual(["Settings", "Elsewhere"]);
  });

  it("no match is reported, and the web search remains", async () => {
    const opened = vi.spyOn(window, "open").mockReturnValue(null);
    await showPalette();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    type(" qqzzqq ");
    expect(screen.queryByText(/Nothing here fits/)).toBe(null);
    await act(() => vi.advanceTimersByTimeAsync(searchDelayMs));
    expect(screen.getByText("Nothing here matches “qqzzqq”")).toBeTruthy();
    expect(listing()).toEqual({ Elsewhere: ["Search the web for “qqzzqq”"] });
    press("Enter");
    expect([opened.mock.calls, field().getAttribute("aria-activedescendant")]).toEqual([[], null]);
    press("ArrowDown");
    press("Enter");
    expect(opened.mock.calls).toEqual([["https://www.google.com/search?q=qqzzqq", "_blank", "noopener,noreferrer"]]);
  });
});

describe("the search", () => {
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const openWithClock = async () => {
    await showPalette();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  };
  const results = () => listing()["Help"] ?? null;

  it("starts half a second after the last key, and no earlier", async () => {
    await openWithClock();
    type("geo");
    await wait(searchDelayMs - 1);
    type("geom");
    await wait(searchDelayMs - 1);
    expect([results(), screen.getAllByRole("status")[0]?.textContent]).toEqual([null, "Searching"]);
    await wait(1);
    expect([results(), screen.getAllByRole("status")[0]?.textContent]).toEqual([["Geometry handbook"], ""]);
    type("geome");
    expect(results()).toBe(null);
    expect(asked.filter((path) => path === addresses.searchList.path)).toHaveLength(1);
  });

  it("groups its results, and leaves out pages that the menu lists", async () => {
    await openWithClock();
    type("e");
    await wait(searchDelayMs);
    expect([listing()["Pages"], listing()["Menu"]?.includes("Personal centre")]).toEqual([["Nowhere else"], true]);
  });

  it("opens a found page in a new window, and ignores addresses that are no page", async () => {
    const opened = vi.spyOn(window, "open").mockReturnValue(null);
    await openWithClock();
    type("geometry");
    await wait(searchDelayMs);
    fireEvent.click(screen.getByRole("option", { name: /Geometry handbook/ }));
    expect(opened.mock.calls).toEqual([["https://books.test/geometry", "_blank", "noopener,noreferrer"]]);
    expect(screen.queryByRole("dialog")).toBe(null);
  });

  it("follows no script", async () => {
    const opened = vi.spyOn(window, "open").mockReturnValue(null);
    await openWithClock();
    type("学习方法");
    await wait(searchDelayMs);
    fireEvent.click(screen.getByRole("option", { name: /^学习方法/ }));
    expect(opened).not.toHaveBeenCalled();
  });

  it("that fails leaves the other results, reports the failure, and can be tried again", async () => {
    const { search } = server;
    server.search = () => {
      throw new TypeError("unreachable");
    };
    await openWithClock();
    type("personal");
    await wait(searchDelayMs);
    expect(listing()["Menu"]).toEqual(["Personal centre"]);
    expect(screen.getAllByRole("status")[0]?.textContent).toBe(
      "The search does not answer now. Everything above still works.Try again",
    );
    server.search = search;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    type("geometry");
    await wait(searchDelayMs);
    expect(results()).toEqual(["Geometry handbook"]);
  });
});

it("announces the number of lines", async () => {
  await showPalette();
  type("learning record");
  await settle();
  expect(screen.getAllByRole("status").at(-1)?.textContent).toBe(`${lines().length} results`);
});
