import { act, screen, waitFor } from "@testing-library/react";
import { useEffect } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { defaultThemeSettings } from "../../../../machines/appearance/theme-settings";
import type { Command } from "../../../../src/web/console/commands/command";
import { QuestionDialog } from "../../../../src/web/console/commands/QuestionDialog";
import { ariaShortcut, isMac, shortcutText } from "../../../../src/web/console/commands/shortcut";
import { useCommands } from "../../../../src/web/console/commands/use-commands";
import { useOverlay } from "../../../../src/web/console/overlay";
import { exam, home, record, showInConsole, cleanConsole, withErrorLog } from "../tools/harness";

withErrorLog();

cleanConsole();
afterEach(() => vi.restoreAllMocks());

let commands: readonly Command[] = [];
const hear = (now: readonly Command[]) => {
  commands = now;
};
const Probe = () => {
  const now = useCommands();
  useEffect(() => hear(now));
  return (
    <>
      <output>{useOverlay()}</output>
      <QuestionDialog />
    </>
  );
};
const open = (more: Parameters<typeof showInConsole>[1] = {}) => showInConsole(<Probe />, more);
const ids = () => commands.map(({ id }) => id);
const command = (id: string): Command => {
  const found = commands.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no command ${id}`);
  return found;
};
const run = (id: string) => act(() => command(id).run());

const settings = [
  "showTabs",
  "showTabsIcon",
  "showProgressBar",
  "showSearch",
  "showNotice",
  "showFullScreen",
  "showLanguage",
  "showTheme",
  "showRefresh",
  "showThemeSetting",
] as const;
const settingIds = settings.map((name) => `setting.${name}`);

describe("commands", () => {
  it("include the error log only for a person with permission to inspect the application", async () => {
    await open({ profile: { permission: ["exam.take"] } });
    expect(ids().filter((id) => id.startsWith("errors."))).toEqual([]);
  });

  it("are those that are possible now, each with a title and an icon", async () => {
    await open({ active: record });
    expect(ids()).toEqual([
      "palette.open",
      "page.reload",
      "page.fullScreen",
      "language.switch",
      "person.center",
      "person.signOut",
      "tabs.self",
      "tabs.all",
      "sidebar.fold",
      "theme.open",
      "look.random",
      "look.source",
      "errors.open",
      ...settingIds,
    ]);
    expect(new Set(ids()).size).toBe(ids().length);
  });

  it("appear as tabs can be closed, folded, reloaded and restored", async () => {
    const { actors } = await open({ pages: [home, record, exam], active: home });
    expect(ids().filter((id) => id.startsWith("tabs."))).toEqual(["tabs.others", "tabs.right", "tabs.all"]);
    act(() => {
      actors.tabs.send({ type: "sitting.began", page: exam });
      actors.tabs.send({ type: "page.opened", page: exam });
      actors.layout.send({ type: "window.narrowed" });
    });
    expect(ids().filter((id) => /^(tabs|sidebar|page\.reload)/.test(id))).toEqual([
      "tabs.others",
      "tabs.left",
      "tabs.all",
    ]);
    act(() => actors.tabs.send({ type: "page.untabbed", key: null }));
    expect(ids().filter((id) => id.startsWith("tabs."))).toEqual([]);
    run("look.random");
    expect(ids()).toContain("look.undo");
  });

  it.each([
    ["palette.open", "palette"],
    ["theme.open", "theme"],
    ["look.source", "sourceCopy"],
    ["errors.open", "errors"],
  ])("open an overlay of the console: %s", async (id, overlay) => {
    await open();
    run(id);
    expect(screen.getByRole("status").textContent).toBe(overlay);
  });

  it("close tabs, counted from the active one", async () => {
    const { actors } = await open({ pages: [home, record, exam], active: record });
    run("tabs.right");
    expect(actors.tabs.getSnapshot().context.tabs.map(({ key }) => key)).toEqual(["/", "/learningRecord"]);
  });

  it("reload the page on screen", async () => {
    const { actors } = await open({ active: record });
    run("page.reload");
    expect(actors.tabs.getSnapshot().context.tabs.map(({ revision }) => revision)).toEqual([0, 1]);
  });

  it("fold the sidebar and say whether it is folded", async () => {
    await open();
    const before = command("sidebar.fold").isOn?.();
    run("sidebar.fold");
    expect([before, command("sidebar.fold").isOn?.()]).toEqual([false, true]);
  });

  it("change the look by chance, and back", async () => {
    const { actors } = await open();
    run("look.random");
    expect(actors.appearance.getSnapshot().context.shown).not.toEqual(defaultThemeSettings);
    run("look.undo");
    expect(actors.appearance.getSnapshot().context.shown).toEqual(defaultThemeSettings);
  });

  it.each(settings)("turn %s over, for now and after a reload", async (name) => {
    const { kept } = await open();
    const before = command(`setting.${name}`).isOn?.();
    run(`setting.${name}`);
    run(`setting.${name}`);
    run(`setting.${name}`);
    expect([before, command(`setting.${name}`).isOn?.(), kept.at(-1)]).toEqual([
      defaultThemeSettings[name],
      !defaultThemeSettings[name],
      { ...defaultThemeSettings, [name]: !defaultThemeSettings[name] },
    ]);
  });

  it("switch the language, go to the personal centre and sign out", async () => {
    const { language, at, signOut } = await open();
    run("language.switch");
    await waitFor(() => expect(language()).toBe("zh"));
    run("person.center");
    await waitFor(() => expect(at()).toBe("/setting/personalCenter"));
    run("person.signOut");
    await waitFor(() => expect(signOut.mock.calls.length).toBe(1));
  });

  it("ask before unsaved changes would be lost", async () => {
    const { actors, signOut } = await open();
    act(() => actors.tabs.send({ type: "page.changed", key: record.key, isDirty: true }));
    run("person.signOut");
    expect([screen.getByRole("dialog", { name: "Sign out now?" }).tagName, signOut.mock.calls.length]).toEqual([
      "DIALOG",
      0,
    ]);
  });
});

describe("shortcuts", () => {
  it.each([
    [{ platform: "MacIntel", userAgent: "" }, "⌘K", "Meta+K"],
    [{ platform: "iPhone", userAgent: "" }, "⌘K", "Meta+K"],
    [{ platform: "", userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)" }, "⌘K", "Meta+K"],
    [{ platform: "Win32", userAgent: "" }, "Ctrl+K", "Control+K"],
    [{ platform: "Linux x86_64", userAgent: "X11; Linux" }, "Ctrl+K", "Control+K"],
  ])("on %j", (device, text, aria) => {
    expect([shortcutText("k", isMac(device)), ariaShortcut("k", isMac(device))]).toEqual([text, aria]);
  });
});
