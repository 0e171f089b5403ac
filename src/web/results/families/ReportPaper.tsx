import type { ReactNode } from "react";
import type { Report } from "../../../contract/report/report";
import { WithheldScore } from "../WithheldScore";
import { CatBody } from "./cat/CatBody";
import { FixedPaper } from "./custom/FixedPaper";
import { MapPaper } from "./map/MapPaper";
import { PlacementPaper } from "./opt/PlacementPaper";
import { SatBody } from "./sat/SatBody";

/** The body of the document for each kind of report, below the letterhead. */
const paperByKind: {
  readonly [Kind in Report["kind"]]: (props: { readonly report: Extract<Report, { kind: Kind }> }) => ReactNode;
} = { map: MapPaper, fixed: FixedPaper, placement: PlacementPaper, cat: CatBody, sat: SatBody };

export function ReportPaper({ report }: { readonly report: Report }) {
  if (report.score_withheld === true) return <WithheldScore report={report} />;
  const Paper = paperByKind[report.kind] as (props: { readonly report: Report }) => ReactNode;
  return <Paper report={report} />;
}
