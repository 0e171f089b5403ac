import { Grid } from "@chakra-ui/react/grid";
import type { CatReport } from "../../../../contract/report/report";
import { SittingNotes } from "../../SittingNotes";
import { CatHeadline } from "./CatHeadline";
import { CatNotes } from "./CatNotes";
import { Gaps } from "./Gaps";
import { CatNarrative } from "./Narrative";
import { ProfileMap } from "./ProfileMap";
import { SubtestRadar } from "./SubtestRadar";
import { SubtestTable } from "./SubtestTable";
import { sureScores } from "./words";

const columns = { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" } as const;

/** The content of a CAT result, on screen and on paper. */
export function CatBody({ report }: { readonly report: CatReport }) {
  const [mean] = report.scores;
  const isSure = sureScores(report).length > 0;
  return (
    <>
      {mean === undefined ? null : <CatHeadline report={report} mean={mean} />}
      <CatNotes report={report} />
      <SittingNotes report={report} />
      {mean === undefined || !isSure ? null : <CatNarrative report={report} mean={mean} />}
      <Grid gap="16" templateColumns={columns} alignItems="stretch" data-pair>
        {report.profile === null ? null : <ProfileMap report={report} profile={report.profile} />}
        {report.released ? <SubtestRadar report={report} /> : null}
      </Grid>
      {isSure ? <Gaps report={report} /> : null}
      <SubtestTable report={report} />
    </>
  );
}
