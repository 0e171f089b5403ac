import { Grid } from "@chakra-ui/react/grid";
import type { CatReport } from "../../../../contract/report/report";
import type { ResultLinks } from "../../../site/links";
import { PrintStyle } from "../../../ui/PrintStyle";
import { ResultHeader } from "../../ResultHeader";
import { WhatNext } from "../../WhatNext";
import { QuestionGrid } from "../custom/QuestionGrid";
import { CatBody } from "./CatBody";
import { useCatFacts } from "./use-cat-facts";

/** The result of a CAT: the mean and the batteries, their interpretation, each subtest, and every question. */
export function CatResult({ report, links }: { readonly report: CatReport; readonly links: ResultLinks }) {
  return (
    <Grid gap="16" templateColumns="minmax(0, 1fr)">
      <PrintStyle />
      <ResultHeader report={report} more={useCatFacts(report)} />
      <CatBody report={report} />
      <QuestionGrid report={report} links={links} />
      <WhatNext report={report} links={links} />
    </Grid>
  );
}
