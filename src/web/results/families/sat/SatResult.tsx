import { Grid } from "@chakra-ui/react/grid";
import type { SatReport } from "../../../../contract/report/report";
import type { ResultLinks } from "../../../site/links";
import { PrintStyle } from "../../../ui/PrintStyle";
import { ResultHeader } from "../../ResultHeader";
import { WhatNext } from "../../WhatNext";
import { QuestionGrid } from "../custom/QuestionGrid";
import { SatBody } from "./SatBody";

/** The result of a SAT: total and sections, the level of each area and skill, and every question. */
export function SatResult({ report, links }: { readonly report: SatReport; readonly links: ResultLinks }) {
  return (
    <Grid gap="16" templateColumns="minmax(0, 1fr)">
      <PrintStyle />
      <ResultHeader report={report} />
      <SatBody report={report} />
      <QuestionGrid report={report} links={links} />
      <WhatNext report={report} links={links} />
    </Grid>
  );
}
