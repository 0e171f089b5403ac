import { ChoiceGroup } from "./ChoiceGroup";
import { ColumnSketch, LayoutSketch, TabsSketch } from "./Sketch";
import { GroundSwatch, Swatch } from "./Swatch";
import { SwitchRow } from "./SwitchRow";

/** What the console looks like: layout, colours, tabs, column, header. */
export function LookSettings() {
  return (
    <>
      <ChoiceGroup name="layout" columns={3} picture={(layout) => <LayoutSketch layout={layout} />} />
      <ChoiceGroup name="themeName" columns={2} isRow picture={(name) => <Swatch name={name} />} />
      <ChoiceGroup name="background" columns={2} picture={(background) => <GroundSwatch background={background} />} />
      <div>
        <SwitchRow name="showTabs" />
        <SwitchRow name="showTabsIcon" />
      </div>
      <ChoiceGroup name="tabsBarStyle" columns={3} picture={(style) => <TabsSketch style={style} />} />
      <ChoiceGroup name="columnStyle" columns={2} picture={(style) => <ColumnSketch style={style} />} />
      <SwitchRow name="fixedHeader" />
    </>
  );
}
