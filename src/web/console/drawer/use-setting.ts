import { useCallback } from "react";
import type { SettingName, ThemeSettings } from "../../../../machines/appearance/theme-settings";
import { isNarrow, selectLayout } from "../../../../machines/layout/layout.selectors";
import type { MessageId } from "../../i18n/message-id";
import { useAppearance, useConsole, useLayout } from "../console-context";
import { hasMenuGround } from "../theme/apply-look";

/** The shown value of a setting, and a function that previews another value. */
export function useSetting<Name extends SettingName>(
  name: Name,
): readonly [ThemeSettings[Name], (value: ThemeSettings[Name]) => void] {
  const { appearance } = useConsole();
  const value = useAppearance(({ context }) => context.shown[name]);
  const change = useCallback(
    (next: ThemeSettings[Name]) => appearance.send({ type: "setting.changed", change: { [name]: next } }),
    [appearance, name],
  );
  return [value, change];
}

/** Message on why a setting has no effect now; null where it has one. */
export function useHindrance(name: SettingName): MessageId | null {
  const layout = useLayout(selectLayout);
  const isWindowNarrow = useLayout(isNarrow);
  const hasTabs = useAppearance(({ context }) => context.shown.showTabs);
  if (name === "layout") return isWindowNarrow ? "theme.hint.layout" : null;
  if (name === "background") return hasMenuGround(layout) ? null : "theme.hint.background";
  if (name === "columnStyle") return layout === "column" ? null : "theme.hint.columnStyle";
  if (name === "fixedHeader") return layout === "common" ? "theme.hint.fixedHeader" : null;
  if (name === "tabsBarStyle" || name === "showTabsIcon") return hasTabs ? null : "theme.hint.tabs";
  return null;
}
