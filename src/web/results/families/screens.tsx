import type { ReactNode } from "react";
import type { Family } from "../../../contract/families";
import type { Report } from "../../../contract/report/report";
import type { ResultLinks } from "../../site/links";
import { WithheldResult } from "../WithheldResult";
import { CatResult } from "./cat/CatResult";
import { FixedResult } from "./custom/FixedResult";
import { MiniResult } from "./map-mini/MiniResult";
import { MapResult } from "./map/MapResult";
import { OptResult } from "./opt/OptResult";
import { SatResult } from "./sat/SatResult";

/** The component for each kind of report, in every family. */
const screens: {
  readonly [Kind in Report["kind"]]: (props: {
    readonly report: Extract<Report, { kind: Kind }>;
    readonly links: ResultLinks;
  }) => ReactNode;
} = { map: MapResult, fixed: FixedResult, placement: OptResult, cat: CatResult, sat: SatResult };

/** Families whose RIT reports have a component of their own. */
const ritScreens: Readonly<Partial<Record<Family, typeof MiniResult>>> = { mapMini: MiniResult };

const screenOf = (report: Report) => {
  if (report.score_withheld === true) return WithheldResult;
  return (report.kind === "map" ? ritScreens[report.family] : undefined) ?? screens[report.kind];
};

export function ReportScreen({ report, links }: { readonly report: Report; readonly links: ResultLinks }) {
  const Screen = screenOf(report) as (props: { readonly report: Report; readonly links: ResultLinks }) => ReactNode;
  return <Screen report={report} links={links} />;
}
