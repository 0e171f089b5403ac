import { createAtom } from "@tanstack/store";
import { isChoice, type ThemeName } from "../../../machines/appearance/theme-settings";

/** Name in local storage of the theme that the site had last; the first paint reads it too. */
export const siteThemeKey = "siteTheme";

/** The site's own theme, once it has answered. */
export const siteTheme = createAtom<ThemeName | null>(null);

export const isThemeName = (name: string): name is ThemeName => isChoice("themeName", name);
