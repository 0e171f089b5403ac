import { useMessage } from "../../i18n/use-message";
import { ChoiceGroup } from "./ChoiceGroup";
import { SettingGroup } from "./SettingGroup";
import { SwitchRow } from "./SwitchRow";
import type { SwitchName } from "./words";

const headerTools: readonly SwitchName[] = [
  "showLanguage",
  "showProgressBar",
  "showRefresh",
  "showSearch",
  "showNotice",
  "showFullScreen",
  "showTheme",
  "showThemeSetting",
];
const menuHabits: readonly SwitchName[] = ["openFirstMenu", "uniqueOpened"];

/** Settings for the tools in the header and the behaviour of menu and tabs. */
export function UseSettings() {
  const t = useMessage();
  return (
    <>
      <SettingGroup title={t("theme.group.header")}>
        {headerTools.map((name) => (
          <SwitchRow key={name} name={name} />
        ))}
      </SettingGroup>
      <SettingGroup title={t("theme.group.menu")}>
        {menuHabits.map((name) => (
          <SwitchRow key={name} name={name} />
        ))}
      </SettingGroup>
      <ChoiceGroup name="restoredTabs" columns={2} />
    </>
  );
}
