import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  defaultThemeSettings,
  settingChoices,
  settingNames,
  type ThemeSettings,
} from "../../../../machines/appearance/theme-settings";
import { readSettingsFile, writeSettingsFile } from "../../../../src/web/console/drawer/settings-file";
import { sourceOf } from "../../../../src/web/console/drawer/settings-source";

const settings = fc
  .record(Object.fromEntries(settingNames.map((name) => [name, fc.constantFrom<unknown>(...settingChoices[name])])))
  .map((chosen) => ({ ...defaultThemeSettings, ...chosen }) as ThemeSettings);
const file = (content: object, version: unknown = 1) =>
  JSON.stringify({ kind: "invigil-theme", version, settings: content });

describe("the file of settings", () => {
  it("reads back its own output", () => {
    fc.assert(
      fc.property(settings, (written) => {
        expect(readSettingsFile(writeSettingsFile(written))).toEqual({ settings: written });
      }),
    );
  });

  it("uses the default for omitted settings", () => {
    expect(readSettingsFile(file({ layout: "float" }))).toEqual({
      settings: { ...defaultThemeSettings, layout: "float" },
    });
  });

  it.each<readonly [string, string, unknown]>([
    ["nothing", "", { reason: "unreadable" }],
    ["no JSON", "{layout:", { reason: "unreadable" }],
    ["a long text", JSON.stringify("x".repeat(20_000)), { reason: "unreadable" }],
    ["null", "null", { reason: "foreign" }],
    ["a list", "[]", { reason: "foreign" }],
    ["bare settings", JSON.stringify(defaultThemeSettings), { reason: "foreign" }],
    ["settings that are a list", file([]), { reason: "foreign" }],
    ["another version", file({}, 2), { reason: "version", version: "2" }],
    ["no version", JSON.stringify({ kind: "invigil-theme", settings: {} }), { reason: "version", version: "" }],
    ["an unknown setting", file({ layout: "float", menuWidth: 266 }), { reason: "name", name: "menuWidth" }],
    [
      "the prototype",
      '{"kind":"invigil-theme","version":1,"settings":{"__proto__":{"layout":"float"}}}',
      { reason: "name", name: "__proto__" },
    ],
    [
      "an unknown value",
      file({ themeName: "purple-black" }),
      { reason: "value", name: "themeName", value: "purple-black" },
    ],
    ["a value of another kind", file({ showTabs: "true" }), { reason: "value", name: "showTabs", value: "true" }],
    ["a long value", file({ layout: "x".repeat(100) }), { reason: "value", name: "layout", value: "x".repeat(40) }],
  ])("is refused whole: %s", (_, text, fault) => {
    expect(readSettingsFile(text)).toEqual({ fault });
  });

  it("never throws", () => {
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      fc.jsonValue().map((value) => JSON.stringify({ kind: "invigil-theme", version: 1, settings: value })),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(["settings", "fault"].filter((part) => part in readSettingsFile(text))).toHaveLength(1);
      }),
    );
  });
});

describe("the settings as source", () => {
  it("are written in their order", () => {
    expect(sourceOf(defaultThemeSettings).split("\n").slice(0, 8)).toEqual([
      'import type { ThemeSettings } from "./theme-settings";',
      "",
      "export const themeSettings: ThemeSettings = {",
      '  mode: "system",',
      '  textSize: "normal",',
      '  layout: "column",',
      '  themeName: "blue-black",',
      '  background: "none",',
    ]);
    expect(sourceOf(defaultThemeSettings).split("\n").slice(-3)).toEqual(['  restoredTabs: "all",', "};", ""]);
  });
});
