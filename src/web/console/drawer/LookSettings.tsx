import { useMessage } from "../../i18n/use-message";
import { ChoiceGroup } from "./ChoiceGroup";
import { SettingGroup } from "./SettingGroup";
import { ColumnSketch, LayoutSketch, TabsSketch } from "./Sketch";
import { GroundSwatch } from "./Swatch";
import { SwitchRow } from "./SwitchRow";

/** The look of the console's frame: layout, menu, tabs, column, header. */
export function LookSettings() {
  const t = useMessage();
  return (
    <>
      <ChoiceGroup name="layout" columns={3} picture={(layout) => <LayoutSketch layout={layout} />} />
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
