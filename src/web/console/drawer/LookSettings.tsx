import { Moon, Sun, SunMoon } from "lucide-react";
import type { Mode } from "../../../../machines/appearance/theme-settings";
import { useMessage } from "../../i18n/use-message";
import { ChoiceGroup } from "./ChoiceGroup";
import { SettingGroup } from "./SettingGroup";
import { ColumnSketch, LayoutSketch, TabsSketch } from "./Sketch";
import { GroundSwatch, Swatch } from "./Swatch";
import { SwitchRow } from "./SwitchRow";

const modeIcons = { system: SunMoon, light: Sun, dark: Moon } as const;

function ModeIcon({ mode }: { readonly mode: Mode }) {
  const Icon = modeIcons[mode];
  return <Icon size={18} aria-hidden />;
}

/** What the console looks like: light or dark, layout, colours, tabs, column, header. */
export function LookSettings() {
  const t = useMessage();
  return (
    <>
      <ChoiceGroup name="mode" columns={3} picture={(mode) => <ModeIcon mode={mode} />} />
      <ChoiceGroup name="layout" columns={3} picture={(layout) => <LayoutSketch layout={layout} />} />
      <ChoiceGroup name="themeName" columns={2} isRow picture={(name) => <Swatch name={name} />} />
      <ChoiceGroup name="background" columns={2} picture={(background) => <GroundSwatch background={background} />} />
      <SettingGroup title={t("theme.group.tabs")}>
        <SwitchRow name="showTabs" />
        <SwitchRow name="showTabsIcon" />
      </SettingGroup>
      <ChoiceGroup name="tabsBarStyle" columns={3} picture={(style) => <TabsSketch style={style} />} />
      <ChoiceGroup name="columnStyle" columns={2} picture={(style) => <ColumnSketch style={style} />} />
      <SwitchRow name="fixedHeader" />
    </>
  );
}
