import {
  AppWindow,
  Bell,
  Captions,
  Expand,
  Languages,
  Loader,
  PanelRight,
  Palette,
  RotateCw,
  Search,
  type LucideIcon,
} from "lucide-react";
import { selectSettings } from "../../../../machines/appearance/appearance.selectors";
import type { SettingName, ThemeSettings } from "../../../../machines/appearance/theme-settings";
import type { MessageId } from "../../i18n/message-id";
import { useConsole } from "../console-context";
import type { Command } from "./command";

type Switch = { [Name in SettingName]: ThemeSettings[Name] extends boolean ? Name : never }[SettingName];

const switches: readonly { readonly name: Switch; readonly title: MessageId; readonly icon: LucideIcon }[] = [
  { name: "showTabs", title: "tools.showTabs", icon: AppWindow },
  { name: "showTabsIcon", title: "tools.showTabsIcon", icon: Captions },
  { name: "showProgressBar", title: "tools.showProgressBar", icon: Loader },
  { name: "showSearch", title: "tools.showSearch", icon: Search },
  { name: "showNotice", title: "tools.showNotice", icon: Bell },
  { name: "showFullScreen", title: "tools.showFullScreen", icon: Expand },
  { name: "showLanguage", title: "tools.showLanguage", icon: Languages },
  { name: "showTheme", title: "tools.showTheme", icon: Palette },
  { name: "showRefresh", title: "tools.showRefresh", icon: RotateCw },
  { name: "showThemeSetting", title: "tools.showThemeSetting", icon: PanelRight },
];

/** Commands that show or hide parts of the console; the choice is stored for reloads. */
export function useSettingCommands(): readonly Command[] {
  const { appearance } = useConsole();
  return switches.map(({ name, title, icon }) => {
    const isOn = () => selectSettings(appearance.getSnapshot())[name];
    return {
      id: `setting.${name}`,
      title,
      icon,
      isOn,
      run: () => {
        appearance.send({ type: "setting.changed", change: { [name]: !isOn() } });
        appearance.send({ type: "settings.saved" });
      },
    };
  });
}
