import type { ReactNode } from "react";
import type { Report } from "../../../contract/report";
import type { ResultLinks } from "../../site/links";
import { FixedResult } from "./custom/FixedResult";
import { MapResult } from "./map/MapResult";
import { OptResult } from "./opt/OptResult";

/** How each kind of report is shown, whichever family it came from. */
const screens: {
  readonly [Kind in Report["kind"]]: (props: {
    readonly report: Extract<Report, { kind: Kind }>;
    readonly links: ResultLinks;
  }) => ReactNode;
} = { map: MapResult, fixed: FixedResult, placement: OptResult };

export function ReportScreen({ report, links }: { readonly report: Report; readonly links: ResultLinks }) {
  const Screen = screens[report.kind] as (props: { readonly report: Report; readonly links: ResultLinks }) => ReactNode;
  return <Screen report={report} links={links} />;
}
