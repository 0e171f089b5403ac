import {
  defaultThemeSettings,
  isChoice,
  settingNames,
  type SettingName,
  type ThemeSettings,
} from "../../../../machines/appearance/theme-settings";

const kind = "invigil-theme";
const version = 1;
const mostCharacters = 20_000;

/** Reason why a settings file was rejected. */
export type FileFault =
  /** Not JSON, or too long for settings. */
  | { readonly reason: "unreadable" }
  /** JSON, but not settings of the theme. */
  | { readonly reason: "foreign" }
  | { readonly reason: "version"; readonly version: string }
  /** A setting unknown to this version. */
  | { readonly reason: "name"; readonly name: string }
  /** A value that the setting does not allow. */
  | { readonly reason: "value"; readonly name: SettingName; readonly value: string };

export type FileContent = { readonly settings: ThemeSettings } | { readonly fault: FileFault };

export const fileName = "invigil-theme.json";

/** The settings as text of a file. */
export const writeSettingsFile = (settings: ThemeSettings): string =>
  `${JSON.stringify({ kind, version, settings }, null, 2)}\n`;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isSettingName = (name: string): name is SettingName => settingNames.some((known) => known === name);
const shown = (value: unknown): string =>
  (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).slice(0, 40);

const parsed = (text: string): unknown => {
  try {
    return text.length > mostCharacters ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The settings in a file, or the fault; settings that the file leaves out get their defaults. */
export function readSettingsFile(text: string): FileContent {
  const file = parsed(text);
  if (file === undefined) return { fault: { reason: "unreadable" } };
  if (!isRecord(file) || file["kind"] !== kind || !isRecord(file["settings"])) return { fault: { reason: "foreign" } };
  if (file["version"] !== version) return { fault: { reason: "version", version: shown(file["version"]) } };
  for (const [name, value] of Object.entries(file["settings"])) {
    if (!isSettingName(name)) return { fault: { reason: "name", name: shown(name) } };
    if (!isChoice(name, value)) return { fault: { reason: "value", name, value: shown(value) } };
  }
  return { settings: { ...defaultThemeSettings, ...file["settings"] } };
}
