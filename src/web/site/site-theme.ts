import { createAtom } from "@tanstack/store";
import { isChoice, type ThemeName } from "../../../machines/appearance/theme-settings";

/** The site's own theme, once it has answered. */
export const siteTheme = createAtom<ThemeName | null>(null);

export const isThemeName = (name: string): name is ThemeName => isChoice("themeName", name);
