import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { defaultThemeSettings, settingChoices, settingNames } from "../../../../machines/appearance/theme-settings";
import { writeSettingsFile } from "../../../../src/web/console/drawer/settings-file";
import { ThemeDrawer } from "../../../../src/web/console/drawer/ThemeDrawer";
import { openOverlay, useOverlay } from "../../../../src/web/console/overlay";
import { toastStore, hideToast } from "../../../../src/web/ui/toasts";
import { showInConsole } from "./open";

const group = (name: string) => screen.getByRole("group", { name });
const radio = (groupName: string, name: string) => within(group(groupName)).getByRole("radio", { name });
const switchOf = (name: string) => screen.getByRole("switch", { name });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const isPossible = (name: string) => screen.getByRole("button", { name }).getAttribute("aria-disabled") !== "true";
const hindered = () =>
  [...document.querySelectorAll("fieldset:disabled legend")]
    .map((legend) => legend.textContent)
    .concat(
      [...document.querySelectorAll<HTMLInputElement>("label > input:disabled[role=switch]")].map(
        (input) => input.parentElement?.textContent ?? "",
      ),
    );

function Shown() {
  return useOverlay() === "theme" ? <ThemeDrawer /> : null;
}

afterEach(() => {
  for (const { key } of toastStore.get()) hideToast(key);
});

describe("the theme drawer", () => {
  it("names every setting once", () => {
    showInConsole(<ThemeDrawer />);
    const choices = screen.getAllByRole("group").filter((one) => one.matches("fieldset"));
    expect(choices.map((fieldset) => fieldset.querySelector("legend")?.textContent)).toEqual([
      "Light or dark",
      "Text size",
      "Colours",
      "Layout",
      "Menu background",
      "Tab style",
      "Column style",
      "Tabs kept after a reload",
    ]);
    expect(screen.getAllByRole("switch").map((input) => input.parentElement?.textContent)).toEqual([
      "Show tabs",
      "Tab icons",
      "Fixed header",
      "Language",
      "Progress bar",
      "Reload",
      "Search",
      "Notices",
      "Full screen",
      "Theme",
      "Shortcuts at the edge",
      "First level opens its first page",
      "One open menu group at a time",
    ]);
    expect(choices.length + screen.getAllByRole("switch").length).toBe(settingNames.length);
  });

  it("folds the settings of the frame for students, and not for others", async () => {
    const { unmount } = showInConsole(<ThemeDrawer />, { role: ["student"] });
    const more = () => screen.getByText("More settings").closest("details");
    await waitFor(() => expect(more()?.open).toBe(false));
    const inMore = (name: string) => more()?.contains(screen.getByText(name, { selector: "legend" }));
    expect(["Light or dark", "Text size", "Colours", "Layout", "Tab style"].map(inMore)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
    unmount();
    showInConsole(<ThemeDrawer />, { role: ["student", "teacher"] });
    await act(async () => undefined);
    expect(more()?.open).toBe(true);
  });

  it("offers every choice, with the current one chosen", () => {
    showInConsole(<ThemeDrawer />);
    const values = (name: string) => within(group(name)).getAllByRole<HTMLInputElement>("radio");
    expect(values("Light or dark").map(({ value }) => value)).toEqual(settingChoices.mode);
    expect(values("Text size").map(({ value }) => value)).toEqual(settingChoices.textSize);
    expect(values("Layout").map(({ value }) => value)).toEqual(settingChoices.layout);
    expect(values("Colours").map(({ value }) => value)).toEqual(settingChoices.themeName);
    expect(values("Menu background").map(({ value }) => value)).toEqual(settingChoices.background);
    expect(values("Column style").map(({ value }) => value)).toEqual(settingChoices.columnStyle);
    expect(values("Tab style").map(({ value }) => value)).toEqual(settingChoices.tabsBarStyle);
    expect(screen.getAllByRole<HTMLInputElement>("radio", { checked: true }).map(({ value }) => value)).toEqual([
      "system",
      "normal",
      "blue-black",
      "column",
      "none",
      "smooth",
      "card",
      "all",
    ]);
  });

  it("shows a change immediately and stores it only when it is saved", () => {
    const { shown, kept } = showInConsole(<ThemeDrawer />);
    expect(isPossible("Save")).toBe(false);
    press("Save");
    fireEvent.click(radio("Colours", "Ocean"));
    fireEvent.click(switchOf("Notices"));
    expect(shown()).toEqual({ ...defaultThemeSettings, themeName: "ocean", showNotice: true });
    expect(kept).toEqual([]);
    expect(screen.getByText("A preview, not saved yet")).toBeTruthy();
    press("Save");
    expect(kept).toEqual([{ ...defaultThemeSettings, themeName: "ocean", showNotice: true }]);
    expect(isPossible("Save")).toBe(false);
    expect(screen.getByText("Saved on this device")).toBeTruthy();
  });

  it("has nothing to save once a change is taken back", () => {
    showInConsole(<ThemeDrawer />);
    fireEvent.click(switchOf("Notices"));
    expect(isPossible("Save")).toBe(true);
    fireEvent.click(switchOf("Notices"));
    expect(isPossible("Save")).toBe(false);
  });

  it("restores the defaults, and undoes that once", () => {
    const own = { ...defaultThemeSettings, layout: "float", showRefresh: true } as const;
    const { shown, kept } = showInConsole(<ThemeDrawer />, { settings: own });
    expect(isPossible("Undo")).toBe(false);
    press("Undo");
    press("Restore default");
    expect(shown()).toEqual(defaultThemeSettings);
    press("Undo");
    expect(shown()).toEqual(own);
    expect(kept).toEqual([defaultThemeSettings, own]);
    expect(isPossible("Undo")).toBe(false);
  });

  it("previews another look, saves it, and goes back", () => {
    const { shown, kept } = showInConsole(<ThemeDrawer />, { isNarrow: true });
    press("Random theme");
    const look = shown();
    expect(look.themeName).not.toBe("blue-black");
    expect(look.layout).toBe("vertical");
    expect(kept).toEqual([look]);
    press("Undo");
    expect(shown()).toEqual(defaultThemeSettings);
  });
});

describe("settings without effect at present", () => {
  it.each([
    ["column", {}, false, []],
    ["column, narrow", {}, true, ["Layout", "Column style"]],
    ["comprehensive", { layout: "comprehensive" }, false, ["Column style"]],
    ["vertical", { layout: "vertical" }, false, ["Column style"]],
    ["horizontal", { layout: "horizontal" }, false, ["Menu background", "Column style"]],
    ["horizontal, narrow", { layout: "horizontal" }, true, ["Layout", "Column style"]],
    ["common", { layout: "common" }, false, ["Column style", "Fixed header"]],
    ["float", { layout: "float" }, false, ["Menu background", "Column style"]],
    ["without tabs", { showTabs: false }, false, ["Tab style", "Tab icons"]],
  ] as const)("are off, and say why: %s", (_, settings, isNarrow, names) => {
    showInConsole(<ThemeDrawer />, { settings, isNarrow });
    expect(hindered()).toEqual(names);
    for (const name of names) {
      const control = screen.queryByRole("group", { name }) ?? switchOf(name);
      const hint = document.getElementById(control.getAttribute("aria-describedby") ?? "");
      expect(hint?.textContent).toMatch(/\.$/);
    }
  });

  it("follow the window while the drawer is open", () => {
    const { layout } = showInConsole(<ThemeDrawer />);
    act(() => layout.send({ type: "window.narrowed" }));
    expect(hindered()).toEqual(["Layout", "Column style"]);
    act(() => layout.send({ type: "window.widened" }));
    expect(hindered()).toEqual([]);
  });
});

describe("the drawer by keyboard", () => {
  it("takes the focus, closes on Escape and gives the focus back", () => {
    showInConsole(
      <>
        <button>opener</button>
        <Shown />
      </>,
    );
    screen.getByText("opener").focus();
    act(() => openOverlay("theme"));
    const drawer = screen.getByRole("dialog", { name: "Theme" });
    const close = screen.getByRole("button", { name: "Close the theme settings" });
    expect(drawer.contains(document.activeElement)).toBe(true);
    fireEvent.keyDown(close, { key: "Escape" });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement?.textContent).toBe("opener");
  });
});

describe("settings as a file", () => {
  const copied: string[] = [];
  beforeEach(() => {
    copied.length = 0;
    vi.stubGlobal("navigator", { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  });
  afterEach(() => vi.unstubAllGlobals());

  const give = (text: string) =>
    fireEvent.change(document.querySelector("input[type=file]") as HTMLInputElement, {
      target: { files: [new File([text], "look.json")] },
    });

  it("are copied as they are shown", async () => {
    showInConsole(<ThemeDrawer />);
    fireEvent.click(radio("Layout", "Common"));
    press("Copy");
    await waitFor(() => expect(copied).toEqual([writeSettingsFile({ ...defaultThemeSettings, layout: "common" })]));
    expect(toastStore.get().map(({ tone, content }) => ({ tone, content }))).toEqual([
      { tone: "plain", content: { message: "theme.file.copied" } },
    ]);
  });

  it("are imported as a whole, stored, and can be undone", async () => {
    const { shown, kept } = showInConsole(<ThemeDrawer />);
    const other = {
      ...defaultThemeSettings,
      layout: "common",
      themeName: "red-white",
      restoredTabs: "current",
    } as const;
    give(writeSettingsFile(other));
    await waitFor(() => expect(kept).toEqual([other]));
    expect(shown()).toEqual(other);
    press("Undo");
    expect(shown()).toEqual(defaultThemeSettings);
  });

  it.each([
    ["nonsense", "This file cannot be read. Nothing has changed."],
    ["{}", "This file holds no theme settings. Nothing has changed."],
    [
      '{"kind":"invigil-theme","version":3,"settings":{}}',
      "This file is of version 3; only version 1 is understood here. Nothing has changed.",
    ],
    [
      '{"kind":"invigil-theme","version":1,"settings":{"layout":"float","menuWidth":266}}',
      "There is no setting named “menuWidth” here. Nothing has changed.",
    ],
    [
      '{"kind":"invigil-theme","version":1,"settings":{"layout":"float","tabsBarStyle":"round"}}',
      "The setting “Tab style” cannot be “round”. Nothing has changed.",
    ],
  ])("are refused whole, with the reason: %s", async (text, sentence) => {
    const { shown, kept } = showInConsole(<ThemeDrawer />);
    give(text);
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(sentence));
    expect([shown(), kept]).toEqual([defaultThemeSettings, []]);
    give(writeSettingsFile(defaultThemeSettings));
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(""));
  });

  it("are in Chinese", async () => {
    showInConsole(<ThemeDrawer />, { language: "zh" });
    give('{"kind":"invigil-theme","version":1,"settings":{"tabsBarStyle":"round"}}');
    await waitFor(() =>
      expect(screen.getByRole("alert").textContent).toBe("设置“标签样式”不能是“round”，什么都没有改变。"),
    );
  });
});
