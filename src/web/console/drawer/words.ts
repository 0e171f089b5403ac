import type { SettingName, ThemeSettings } from "../../../../machines/appearance/theme-settings";
import type { MessageId } from "../../i18n/message-id";

/** Titles of the settings. */
export const settingTitles: Readonly<Record<SettingName, MessageId>> = {
  mode: "theme.setting.mode",
  textSize: "theme.setting.textSize",
  layout: "theme.setting.layout",
  themeName: "theme.setting.themeName",
  background: "theme.setting.background",
  columnStyle: "theme.setting.columnStyle",
  fixedHeader: "theme.setting.fixedHeader",
  showProgressBar: "theme.setting.showProgressBar",
  showTabs: "theme.setting.showTabs",
  tabsBarStyle: "theme.setting.tabsBarStyle",
  showTabsIcon: "theme.setting.showTabsIcon",
  showLanguage: "theme.setting.showLanguage",
  showRefresh: "theme.setting.showRefresh",
  showSearch: "theme.setting.showSearch",
  showTheme: "theme.setting.showTheme",
  showNotice: "theme.setting.showNotice",
  showFullScreen: "theme.setting.showFullScreen",
  showThemeSetting: "theme.setting.showThemeSetting",
  openFirstMenu: "theme.setting.openFirstMenu",
  uniqueOpened: "theme.setting.uniqueOpened",
  restoredTabs: "theme.setting.restoredTabs",
};

/** Settings with named choices; all others are on or off. */
export type ChoiceName = { [Name in SettingName]: ThemeSettings[Name] extends string ? Name : never }[SettingName];
export type SwitchName = Exclude<SettingName, ChoiceName>;

/** Titles of the choices of each setting. */
export const choiceTitles: { readonly [Name in ChoiceName]: Readonly<Record<ThemeSettings[Name], MessageId>> } = {
  mode: { system: "theme.mode.system", light: "theme.mode.light", dark: "theme.mode.dark" },
  textSize: { normal: "theme.text.normal", large: "theme.text.large", larger: "theme.text.larger" },
  layout: {
    column: "theme.layout.column",
    comprehensive: "theme.layout.comprehensive",
    vertical: "theme.layout.vertical",
    horizontal: "theme.layout.horizontal",
    common: "theme.layout.common",
    float: "theme.layout.float",
  },
  themeName: {
    "blue-black": "theme.name.blueBlack",
    "blue-white": "theme.name.blueWhite",
    "green-black": "theme.name.greenBlack",
    "green-white": "theme.name.greenWhite",
    "red-black": "theme.name.redBlack",
    "red-white": "theme.name.redWhite",
    ocean: "theme.name.ocean",
  },
  background: { none: "theme.background.none", "vab-background": "theme.background.picture" },
  columnStyle: {
    vertical: "theme.column.vertical",
    horizontal: "theme.column.horizontal",
    card: "theme.column.card",
    arrow: "theme.column.arrow",
  },
  tabsBarStyle: { card: "theme.tabs.card", smart: "theme.tabs.smart", smooth: "theme.tabs.smooth" },
  restoredTabs: { all: "theme.restored.all", current: "theme.restored.current" },
};

export const onOrOffTitles = { on: "theme.on", off: "theme.off" } as const satisfies Readonly<
  Record<string, MessageId>
>;
