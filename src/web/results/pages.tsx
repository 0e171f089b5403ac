import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, type ComponentProps } from "react";
import { families, type Family } from "../../contract/families";
import { LoadedQuestion } from "../item/review/LoadedQuestion";
import { LeaveBrowser } from "../site/LeaveBrowser";
import { useRightPage } from "../site/use-right-page";
import { Analyse } from "./analyse/Analyse";
import { FavoriteButton } from "./analyse/FavoriteButton";
import { GoneThrough } from "./analyse/GoneThrough";
import { ReportedProblem } from "./analyse/ReportedProblem";
import { ExamReport } from "./families/map/exam-report/ExamReport";
import { ReportScreen } from "./families/screens";
import { LoadedReport } from "./LoadedReport";
import { LoadingResult } from "./LoadingResult";
import { OpenReplacedProvider } from "./open-replaced";
import { replacedPlace, resultPlace } from "./places";
import { ReplacedNote } from "./ReplacedNote";

type ResultPath = (typeof families)[Family]["pages"]["result"];

/** The result page: its content depends on the report, whichever result address was opened. */
export function ResultPage() {
  const { replaced_by: replacedBy } = useSearch({ strict: false });
  return (
    <LoadedReport replacedBy={replacedBy}>
      {(report, links) => <OwnResult report={report} links={links} replacedBy={replacedBy} />}
    </LoadedReport>
  );
}

interface OwnResultProps extends ComponentProps<typeof ReportScreen> {
  readonly replacedBy: string | undefined;
}

/** Redirects to the page of the report's family, whose route loads its messages. */
function OwnResult({ report, links, replacedBy }: OwnResultProps) {
  const { corrections = [], ...earlier } = report;
  if (useRightPage("result", report)) return <LoadingResult />;
  return (
    <OpenReplacedProvider value={(regradeId) => links.open(replacedPlace(report, regradeId))}>
      <LeaveBrowser />
      {replacedBy === undefined ? null : (
        <ReplacedNote report={report} corrections={corrections} replacedBy={replacedBy} open={links.open} />
      )}
      <ReportScreen report={replacedBy === undefined ? report : earlier} links={links} />
    </OpenReplacedProvider>
  );
}

/** The page that compares an attempt with the earlier ones. */
export const ExamReportPage = () => (
  <LoadedReport>
    {(report, links) =>
      report.kind === "map" ? (
        <ExamReport report={report} links={{ ...links, growth: undefined }} />
      ) : (
        <NoExamReport attemptId={report.attempt_id} to={families[report.family].pages.result} />
      )
    }
  </LoadedReport>
);

/** In place of the exam report of a family that has none: a link to the result. */
function NoExamReport({ attemptId, to }: { readonly attemptId: string; readonly to: ResultPath }) {
  const navigate = useNavigate();
  useEffect(() => void navigate({ to, search: { attempt_id: attemptId }, replace: true }), [navigate, to, attemptId]);
  return <LoadingResult />;
}

/** Every question of a finished attempt; the address records the open one. */
export function AnalysePage() {
  const navigate = useNavigate();
  const { exercise_id: exerciseId } = useSearch({ strict: false });
  const select = (attempt_id: string, exercise_id: string) =>
    void navigate({ to: "/analyse", search: { attempt_id, exercise_id }, replace: true, resetScroll: false });
  return (
    <LoadedReport>
      {(report, links) => (
        <Analyse
          report={report}
          exerciseId={exerciseId}
          onSelect={(chosen) => select(report.attempt_id, chosen)}
          resultAddress={resultPlace(report)}
          open={links.open}
          tools={(item) =>
            report.of_guest === true ? undefined : (
              <>
                <GoneThrough attemptId={report.attempt_id} item={item} />
                <FavoriteButton attemptId={report.attempt_id} exerciseId={item.exercise_id} />
                <ReportedProblem attemptId={report.attempt_id} exerciseId={item.exercise_id} />
              </>
            )
          }
          question={(item, next) => (
            <LoadedQuestion
              attemptId={report.attempt_id}
              exerciseId={item.exercise_id}
              nextId={next?.exercise_id}
              released={report.released}
            />
          )}
        />
      )}
    </LoadedReport>
  );
}
