import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ThemeSettings } from "../../../../machines/appearance/theme-settings";
import { isSignedIn } from "../../../../machines/session/session.selectors";
import { isConfirmingReload } from "../../../../machines/tabs/tabs.selectors";
import { useOverlay } from "../../../../src/web/console/overlay";
import { HeaderTools } from "../../../../src/web/console/tools/HeaderTools";
import { errorLog } from "../../../../src/web/console/tools/use-error-log";
import { toastStore } from "../../../../src/web/ui/toasts";
import { answerWith, exam, home, record, showInConsole, cleanConsole, withErrorLog } from "./harness";

withErrorLog();

cleanConsole();
afterEach(() => errorLog.clear());

const Shown = () => <output>{useOverlay()}</output>;
const everything = (
  <>
    <HeaderTools />
    <Shown />
  </>
);
const all: Partial<ThemeSettings> = {
  showSearch: true,
  showNotice: true,
  showFullScreen: true,
  showLanguage: true,
  showTheme: true,
  showRefresh: true,
};
const none = Object.fromEntries(Object.keys(all).map((name) => [name, false])) as Partial<ThemeSettings>;

const tool = (name: string) => screen.getByRole("button", { name });
const names = () =>
  within(screen.getByRole("group", { name: /Tools|工具/ }))
    .getAllByRole("button", { hidden: true })
    .filter((button) => button.closest("[popover]") === null)
    .map((button) => button.getAttribute("aria-label"));
const trouble = () => act(() => errorLog.add({ kind: "error", what: "oh", page: "/", at: 0 }));
const toasts = () => toastStore.get().map(({ tone, content }) => [tone, content]);

describe("the tools of the header", () => {
  it("stand in their order, each with a name", async () => {
    answerWith("noticeList", { list: [], total: 0 });
    await showInConsole(everything, { settings: all });
    trouble();
    expect(names()).toEqual([
      "Error log, 1 entry",
      "Search",
      "Notices",
      "Full screen",
      "Language",
      "Theme",
      "Reload this page",
      "More tools",
      "Account of Ann",
    ]);
    expect(
      [...document.querySelectorAll("button[aria-label]")].every(
        (button) => (button.getAttribute("title") ?? "") !== "",
      ),
    ).toBe(true);
  });

  it("have an error log only for a person with permission to inspect the application", async () => {
    answerWith("noticeList", { list: [], total: 0 });
    await showInConsole(everything, { settings: all, profile: { permission: ["exam.take"] } });
    trouble();
    expect(names().filter((name) => name?.startsWith("Error log"))).toEqual([]);
    expect(screen.queryByText("Error log")).toBe(null);
  });

  it("speak Chinese", async () => {
    answerWith("noticeList", { list: [], total: 0 });
    await showInConsole(everything, { settings: all, language: "zh" });
    expect(names()).toEqual(["搜索", "通知", "全屏", "语言", "主题", "重新加载此页", "更多工具", "账号：Ann"]);
  });

  it.each<[keyof ThemeSettings, string[]]>([
    ["showSearch", ["Search", "Account of Ann"]],
    ["showNotice", ["Notices", "Account of Ann"]],
    ["showFullScreen", ["Full screen", "More tools", "Account of Ann"]],
    ["showLanguage", ["Language", "More tools", "Account of Ann"]],
    ["showTheme", ["Theme", "More tools", "Account of Ann"]],
    ["showRefresh", ["Reload this page", "More tools", "Account of Ann"]],
  ])("stand behind their settings: %s", async (name, expected) => {
    answerWith("noticeList", { list: [], total: 0 });
    await showInConsole(everything, { settings: { ...none, [name]: true } });
    expect(names()).toEqual(expected);
  });

  it("are but the avatar where all are off, and follow a change of the settings", async () => {
    const { actors } = await showInConsole(everything, { settings: none });
    expect(names()).toEqual(["Account of Ann"]);
    act(() => actors.appearance.send({ type: "setting.changed", change: { showTheme: true } }));
    expect(names()).toEqual(["Theme", "More tools", "Account of Ann"]);
  });

  it("open their panels", async () => {
    await showInConsole(everything);
    trouble();
    const opened = ["Error log, 1 entry", "Search", "Theme"].map((name) => {
      fireEvent.click(tool(name));
      return screen.getByRole("status").textContent;
    });
    expect(opened).toEqual(["errors", "palette", "theme"]);
    expect(tool("Search").getAttribute("aria-keyshortcuts")).toMatch(/^(Control|Meta)\+K$/);
  });
});

describe("language", () => {
  it("offers each in its own words and switches", async () => {
    const { language } = await showInConsole(everything);
    fireEvent.click(tool("Language"));
    const menu = screen.getByRole("menu", { name: "Language" });
    expect(
      within(menu)
        .getAllByRole("menuitemradio")
        .map((row) => [row.textContent, row.lang, row.getAttribute("aria-checked")]),
    ).toEqual([
      ["中文", "zh", "false"],
      ["English", "en", "true"],
    ]);
    fireEvent.click(within(menu).getByRole("menuitemradio", { name: "中文" }));
    await waitFor(() => expect(tool("语言")).toBeDefined());
    expect(language()).toBe("zh");
  });
});

describe("full screen", () => {
  const turn = (element: Element | null) =>
    act(() => {
      Object.defineProperty(document, "fullscreenElement", { value: element, configurable: true });
      document.dispatchEvent(new Event("fullscreenchange"));
    });
  afterEach(() => turn(null));

  it("goes to full screen and back, and announces the state", async () => {
    const [enter, leave] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve())];
    Object.assign(document.documentElement, { requestFullscreen: enter });
    Object.assign(document, { exitFullscreen: leave });
    await showInConsole(everything, { settings: all });
    fireEvent.click(tool("Full screen"));
    turn(document.documentElement);
    fireEvent.click(tool("Leave full screen"));
    turn(null);
    expect([enter.mock.calls.length, leave.mock.calls.length, tool("Full screen").getAttribute("title")]).toEqual([
      1,
      1,
      "Full screen",
    ]);
  });

  it.each([
    ["refuses", () => Promise.reject(new TypeError("not now"))],
    ["does not know it", undefined],
  ])("says so where the browser %s", async (_, requestFullscreen) => {
    Object.assign(document.documentElement, { requestFullscreen });
    await showInConsole(everything, { settings: all });
    fireEvent.click(tool("Full screen"));
    await waitFor(() => expect(toasts()).toEqual([["error", { fault: { code: "fullscreenFailed" } }]]));
  });
});

describe("reload", () => {
  const revisions = (actors: Awaited<ReturnType<typeof showInConsole>>["actors"]) =>
    Object.fromEntries(actors.tabs.getSnapshot().context.tabs.map((tab) => [tab.key, tab.revision]));

  it("reloads the page on screen, and no other", async () => {
    const { actors } = await showInConsole(everything, { settings: all, active: record });
    fireEvent.click(tool("Reload this page"));
    expect(revisions(actors)).toEqual({ "/": 0, "/learningRecord": 1 });
  });

  it("never a running sitting, nor where no page has a tab", async () => {
    const { actors } = await showInConsole(everything, { settings: all, pages: [home, exam], active: exam });
    act(() => actors.tabs.send({ type: "sitting.began", page: exam }));
    const button = tool("Reload this page");
    fireEvent.click(button);
    expect([button.getAttribute("aria-disabled"), button.title, revisions(actors)]).toEqual([
      "true",
      "This page cannot be reloaded now",
      { "/": 0, [exam.key]: 0 },
    ]);
    act(() => actors.tabs.send({ type: "page.untabbed", key: null }));
    expect(button.getAttribute("aria-disabled")).toBe("true");
  });

  it("has the tabs ask first where something has not been saved", async () => {
    const { actors } = await showInConsole(everything, { settings: all, active: record });
    act(() => actors.tabs.send({ type: "page.changed", key: record.key, isDirty: true }));
    fireEvent.click(tool("Reload this page"));
    expect([revisions(actors), isConfirmingReload(actors.tabs.getSnapshot())]).toEqual([
      { "/": 0, "/learningRecord": 0 },
      true,
    ]);
  });
});

describe("the avatar", () => {
  const open = () => {
    fireEvent.click(tool("Account of Ann"));
    return screen.getByRole("menu", { name: "Account of Ann" });
  };

  it("shows who it is: the first letter, or the picture as long as it comes", async () => {
    const { unmount } = await showInConsole(everything);
    const initial = (name: string) => tool(name).querySelector<HTMLElement>("[data-initial]")?.dataset["initial"];
    expect([initial("Account of Ann"), tool("Account of Ann").textContent]).toEqual(["A", "Ann"]);
    unmount();
    await showInConsole(everything, { profile: { nickname: "李雷", avatar: "/media/li.png" } });
    const picture = tool("Account of 李雷").querySelector("img")!;
    expect(picture.getAttribute("src")).toBe("/media/li.png");
    fireEvent.error(picture);
    expect(initial("Account of 李雷")).toBe("李");
  });

  it("leads to the personal centre", async () => {
    const { at } = await showInConsole(everything);
    fireEvent.click(within(open()).getByRole("menuitem", { name: "Personal centre" }));
    await waitFor(() => expect(at()).toBe("/setting/personalCenter"));
  });

  it("signs out immediately where nothing would be lost", async () => {
    const { session, signOut } = await showInConsole(everything);
    fireEvent.click(within(open()).getByRole("menuitem", { name: "Sign out" }));
    await waitFor(() => expect([signOut.mock.calls.length, isSignedIn(session.getSnapshot())]).toEqual([1, false]));
  });

  it("asks first where pages hold something unsaved or a test is under way", async () => {
    const { actors, session, signOut } = await showInConsole(everything);
    act(() => {
      actors.tabs.send({ type: "page.changed", key: record.key, isDirty: true });
      actors.tabs.send({ type: "sitting.began", page: exam });
      actors.tabs.send({ type: "page.named", key: exam.key, name: { en: "MAP Maths" } });
    });
    fireEvent.click(within(open()).getByRole("menuitem", { name: "Sign out" }));
    const dialog = screen.getByRole("dialog", { name: "Sign out now?" });
    expect([...dialog.querySelectorAll("p")].map((line) => line.textContent)).toEqual([
      "Not saved yet: Learning record. This will be lost.",
      "Still under way: Test · MAP Maths. Saved answers are kept; if there is a time limit, the clock keeps running.",
    ]);
    fireEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
    expect([signOut.mock.calls.length, isSignedIn(session.getSnapshot())]).toEqual([0, true]);
    fireEvent.click(within(open()).getByRole("menuitem", { name: "Sign out" }));
    fireEvent.click(
      within(screen.getByRole("dialog", { name: "Sign out now?" })).getByRole("button", { name: "Sign out" }),
    );
    await waitFor(() => expect(signOut.mock.calls.length).toBe(1));
  });
});

describe("more, on phones", () => {
  const setWidth = (width: number) =>
    (window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }).happyDOM.setViewport({ width });
  beforeEach(() => {
    answerWith("noticeList", { list: [], total: 0 });
    setWidth(390);
  });
  afterEach(() => setWidth(1024));

  it("contains the tools that do not fit into the header", async () => {
    await showInConsole(everything, { settings: all });
    trouble();
    expect(screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
      "Search",
      "Notices",
      "More tools",
      "Account of Ann",
    ]);
    fireEvent.click(tool("More tools"));
    const menu = screen.getByRole("menu", { name: "More tools" });
    expect([...menu.querySelectorAll("[role^=menuitem]")].map((row) => row.textContent)).toEqual([
      "Error log1",
      "Full screen",
      "Theme",
      "Reload this page",
      "中文",
      "English",
    ]);
    fireEvent.click(within(menu).getByRole("menuitem", { name: /^Error log/ }));
    expect(screen.getByRole("status").textContent).toBe("errors");
  });
});
