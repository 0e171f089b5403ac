import type { lookNames, SettingName, ThemeSettings } from "../../../../machines/appearance/theme-settings";
import { choicesOf } from "./choices";

export type ThemeLook = Pick<ThemeSettings, (typeof lookNames)[number]>;

interface Chance {
  readonly isNarrow: boolean;
  /** A random number from 0, below 1. */
  readonly random: () => number;
}

/** A random look in colours other than the current ones; on narrow windows always in the vertical layout (SPEC §2). */
export function randomLook(current: ThemeSettings, { isNarrow, random }: Chance): ThemeLook {
  const oneOf = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;
  const any = <Name extends SettingName>(name: Name) => oneOf(choicesOf[name]);
  return {
    themeName: oneOf(choicesOf.themeName.filter((name) => name !== current.themeName)),
    columnStyle: any("columnStyle"),
    background: any("background"),
    tabsBarStyle: any("tabsBarStyle"),
    showTabsIcon: any("showTabsIcon"),
    layout: isNarrow ? "vertical" : any("layout"),
  };
}
