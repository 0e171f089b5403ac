import { createAtom } from "@tanstack/store";
import { isChoice, type ThemeName } from "../../../machines/appearance/theme-settings";

/** The site's theme; null until the site's configuration has loaded. */
export const siteTheme = createAtom<ThemeName | null>(null);

export const isThemeName = (name: string): name is ThemeName => isChoice("themeName", name);
