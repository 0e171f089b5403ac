import type { siteThemes } from "../../../contract/site/site-fields";

type ThemeName = (typeof siteThemes)[number];

interface ThemeColours {
  readonly menu: string;
  readonly menuText: string;
  readonly active: string;
}

const solid = { blue: "#0074df", green: "#2f825f", red: "#e1260d" } as const;
const dark = (active: string): ThemeColours => ({ menu: "#282c34", menuText: "#ffffff", active });
const light = (active: string): ThemeColours => ({ menu: "#ffffff", menuText: "#515a6e", active });

/** The colours of the menu and its active entry in each theme. */
export const themeColours: Readonly<Record<ThemeName, ThemeColours>> = {
  "blue-black": dark(solid.blue),
  "blue-white": light(solid.blue),
  "green-black": dark(solid.green),
  "green-white": light(solid.green),
  "red-black": dark(solid.red),
  "red-white": light(solid.red),
  ocean: { menu: "#006cff", menuText: "#ffffff", active: "#0b63ce" },
};
