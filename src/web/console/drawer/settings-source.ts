import { settingNames, type ThemeSettings } from "../../../../machines/appearance/theme-settings";

/** The settings as TypeScript source. */
export const sourceOf = (settings: ThemeSettings): string =>
  [
    'import type { ThemeSettings } from "./theme-settings";',
    "",
    "export const themeSettings: ThemeSettings = {",
    ...settingNames.map((name) => `  ${name}: ${JSON.stringify(settings[name])},`),
    "};",
    "",
  ].join("\n");
