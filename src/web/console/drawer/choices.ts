import { settingChoices, type SettingName, type ThemeSettings } from "../../../../machines/appearance/theme-settings";

/** The values of each setting, by its name. */
export const choicesOf: { readonly [Name in SettingName]: readonly ThemeSettings[Name][] } = settingChoices;
