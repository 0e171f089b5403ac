import { settingChoices, type SettingName, type ThemeSettings } from "../../../../machines/appearance/theme-settings";

/** What each setting may be, by its name. */
export const choicesOf: { readonly [Name in SettingName]: readonly ThemeSettings[Name][] } = settingChoices;
