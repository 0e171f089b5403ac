import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import type { Layout, ThemeSettings } from "../../../../machines/appearance/theme-settings";

const Picture = chakra("svg", {
  base: {
    width: "full",
    height: "auto",
    borderRadius: "4px",
    borderWidth: "1px",
    borderColor: "border",
    bg: "bg.subtle",
    color: "fg.muted",
    forcedColorAdjust: "none",
  },
});
const Dark = chakra("rect", { base: { fill: "fg.muted" } });
const Light = chakra("rect", { base: { fill: "bg.card" } });
const Line = chakra("rect", { base: { fill: "border.strong" } });
const Lit = chakra("rect", { base: { fill: "accent.mark" } });

const Sketch = ({ height, children }: { readonly height: number; readonly children: ReactNode }) => (
  <Picture viewBox={`0 0 72 ${height}`} aria-hidden="true">
    {children}
  </Picture>
);

const sheet = (left: number, top: number, width = 68 - left) => (
  <Light x={left + 2} y={top + 2} width={width} height={46 - top} rx="1" />
);
const whiteTop = (left: number) => <Light x={left} y="0" width={72 - left} height="8" />;
const darkTop = <Dark x="0" y="0" width="72" height="8" />;
const entries = (left: number, top: number, width: number) =>
  [0, 1, 2, 3].map((row) =>
    row === 0 ? (
      <Lit key={row} x={left} y={top} width={width} height="3" />
    ) : (
      <Line key={row} x={left} y={top + row * 7} width={width} height="2" />
    ),
  );

const layouts: Readonly<Record<Layout, ReactNode>> = {
  column: (
    <>
      <Dark x="0" y="0" width="8" height="50" />
      <Lit x="1" y="10" width="6" height="6" rx="1" />
      <Light x="8" y="0" width="16" height="50" />
      {entries(10.5, 12, 11)}
      {whiteTop(25)}
      {sheet(24, 9)}
    </>
  ),
  comprehensive: (
    <>
      <Dark x="0" y="0" width="20" height="50" />
      {entries(4, 12, 12)}
      {whiteTop(20)}
      <Lit x="24" y="3" width="9" height="2.5" />
      <Line x="36" y="3" width="9" height="2.5" />
      <Line x="48" y="3" width="9" height="2.5" />
      {sheet(20, 9)}
    </>
  ),
  vertical: (
    <>
      <Dark x="0" y="0" width="20" height="50" />
      {entries(4, 12, 12)}
      {whiteTop(20)}
      {sheet(20, 9)}
    </>
  ),
  horizontal: (
    <>
      {darkTop}
      <Lit x="18" y="3" width="9" height="2.5" />
      <Line x="30" y="3" width="9" height="2.5" />
      <Line x="42" y="3" width="9" height="2.5" />
      {sheet(4, 9, 60)}
    </>
  ),
  common: (
    <>
      {darkTop}
      <Lit x="3" y="2.5" width="12" height="3" />
      <Light x="0" y="8" width="20" height="42" />
      {entries(4, 14, 12)}
      {sheet(20, 9)}
    </>
  ),
  float: (
    <>
      <Dark x="0" y="0" width="8" height="50" />
      <Lit x="1" y="10" width="6" height="6" rx="1" />
      {whiteTop(8)}
      {sheet(8, 9)}
      <Light x="10" y="10" width="28" height="24" rx="1" stroke="currentColor" strokeWidth="1" />
      <Line x="13" y="14" width="9" height="2" />
      <Line x="26" y="14" width="9" height="2" />
      <Line x="13" y="21" width="9" height="2" />
      <Line x="26" y="21" width="9" height="2" />
    </>
  ),
};

export const LayoutSketch = ({ layout }: { readonly layout: Layout }) => <Sketch height={50}>{layouts[layout]}</Sketch>;

const column: Readonly<Record<ThemeSettings["columnStyle"], ReactNode>> = {
  vertical: (
    <>
      <Lit x="0" y="0" width="24" height="24" />
      <Light x="9" y="6" width="6" height="5" rx="1" />
      <Light x="6" y="15" width="12" height="2" />
    </>
  ),
  horizontal: (
    <>
      <Lit x="0" y="4" width="24" height="16" />
      <Light x="3" y="9" width="6" height="6" rx="1" />
      <Light x="11" y="11" width="10" height="2" />
    </>
  ),
  card: (
    <>
      <Lit x="3" y="3" width="18" height="18" rx="3" />
      <Light x="9" y="7" width="6" height="5" rx="1" />
      <Light x="7" y="15" width="10" height="2" />
    </>
  ),
  arrow: (
    <>
      <Light x="8" y="6" width="6" height="5" rx="1" />
      <Light x="5" y="15" width="12" height="2" />
      <path d="M24 8v8l-5-4z" fill="white" />
    </>
  ),
};

export const ColumnSketch = ({ style }: { readonly style: ThemeSettings["columnStyle"] }) => (
  <Sketch height={24}>
    <Dark x="0" y="0" width="24" height="24" />
    {column[style]}
    <Light x="24" y="0" width="48" height="24" />
    <Lit x="29" y="6" width="22" height="3" />
    <Line x="29" y="14" width="26" height="2" />
  </Sketch>
);

const tabs: Readonly<Record<ThemeSettings["tabsBarStyle"], ReactNode>> = {
  card: <rect x="25.5" y="5.5" width="22" height="13" rx="2" fill="none" stroke="currentColor" />,
  smart: <Lit x="25" y="17" width="23" height="2" />,
  smooth: <path d="M20 24c5 0 4-17 9-17h15c5 0 4 17 9 17z" fill="currentColor" opacity="0.25" />,
};

export const TabsSketch = ({ style }: { readonly style: ThemeSettings["tabsBarStyle"] }) => (
  <Sketch height={24}>
    <Light x="0" y="0" width="72" height="24" />
    {tabs[style]}
    <Line x="5" y="11" width="13" height="2" />
    <Lit x="30" y="11" width="13" height="2" />
    <Line x="55" y="11" width="13" height="2" />
  </Sketch>
);
