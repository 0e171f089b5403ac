const onOrOff = [true, false] as const;

/** Every setting of the theme drawer with its allowed values (SPEC §2, §3); the defaults are defined below. */
export const settingChoices = {
  /** Light or dark page; system: as the device is set. */
  mode: ["system", "light", "dark"],
  /** Letter size of every page and every question. */
  textSize: ["normal", "large", "larger"],
  layout: ["column", "comprehensive", "vertical", "horizontal", "common", "float"],
  themeName: ["blue-black", "blue-white", "green-black", "green-white", "red-black", "red-white", "ocean"],
  background: ["none", "vab-background"],
  columnStyle: ["vertical", "horizontal", "card", "arrow"],
  fixedHeader: onOrOff,
  showProgressBar: onOrOff,
  showTabs: onOrOff,
  tabsBarStyle: ["card", "smart", "smooth"],
  showTabsIcon: onOrOff,
  showLanguage: onOrOff,
  showRefresh: onOrOff,
  showSearch: onOrOff,
  showTheme: onOrOff,
  showNotice: onOrOff,
  showFullScreen: onOrOff,
  /** The rail at the right edge with the actions of the theme. */
  showThemeSetting: onOrOff,
  /** A click on a first-level menu entry opens the first page of that entry. */
  openFirstMenu: onOrOff,
  /** At most one group of the menu is unfolded. */
  uniqueOpened: onOrOff,
  /** The tabs that are restored after a reload, in addition to the pinned ones. */
  restoredTabs: ["all", "current"],
} as const;

export type SettingName = keyof typeof settingChoices;
export type ThemeSettings = { readonly [Name in SettingName]: (typeof settingChoices)[Name][number] };
export type Layout = ThemeSettings["layout"];
export type ColourMode = ThemeSettings["mode"];
export type TextSize = ThemeSettings["textSize"];
export type ThemeName = ThemeSettings["themeName"];

export const defaultThemeSettings: ThemeSettings = {
  mode: "system",
  textSize: "normal",
  layout: "column",
  themeName: "blue-black",
  background: "none",
  columnStyle: "card",
  fixedHeader: true,
  showProgressBar: true,
  showTabs: true,
  tabsBarStyle: "smooth",
  showTabsIcon: true,
  showLanguage: true,
  showRefresh: false,
  showSearch: true,
  showTheme: true,
  showNotice: false,
  showFullScreen: false,
  showThemeSetting: false,
  openFirstMenu: true,
  uniqueOpened: false,
  restoredTabs: "all",
};

export const settingNames = Object.keys(settingChoices) as SettingName[];

/** Whether the value is allowed for this setting. */
export const isChoice = (name: SettingName, value: unknown): boolean =>
  (settingChoices[name] as readonly unknown[]).includes(value);

/** Stored or foreign settings with every valid value taken over and every other one replaced by its default. */
export const knownSettings = (given: unknown): ThemeSettings => {
  const values: Record<string, unknown> = typeof given === "object" && given !== null ? { ...given } : {};
  return {
    ...defaultThemeSettings,
    ...Object.fromEntries(
      settingNames.filter((name) => isChoice(name, values[name])).map((name) => [name, values[name]]),
    ),
  };
};

/** The settings that make up the look: those that a random theme picks and that comparisons of looks use. */
export const lookNames = [
  "layout",
  "themeName",
  "background",
  "columnStyle",
  "tabsBarStyle",
  "showTabsIcon",
] as const satisfies readonly SettingName[];
