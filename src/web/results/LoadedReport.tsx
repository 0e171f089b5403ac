import { useRouter, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { faults } from "../../contract/calls/faults";
import type { Report } from "../../contract/report/report";
import { useCall } from "../effects/use-call";
import { useMessage } from "../i18n/use-message";
import type { ResultLinks } from "../site/links";
import { ShareButton } from "../site/share/ShareButton";
import { useReopened } from "../site/use-reopened";
import { FaultCard } from "../ui/FaultCard";
import { AsInviter } from "./AsInviter";
import { LoadingResult } from "./LoadingResult";
import { NoResult } from "./NoResult";
import { NotEnded } from "./NotEnded";
import { analysisPlace, documentPlace, examReportPlace, sittingPlace, testPlace } from "./places";

/** A newly released or withdrawn result appears at the next look after this time in ms. */
const freshMs = 60_000;

interface LoadedReportProps {
  /** The correction before which the report was as it is wanted; absent: the present one. */
  readonly replacedBy?: string | undefined;
  readonly children: (report: Report, links: ResultLinks) => ReactNode;
}

/** Loads the report that the address names and shows it, or the reason why there is none. */
export function LoadedReport({ replacedBy, children }: LoadedReportProps) {
  const t = useMessage();
  const { history } = useRouter();
  const { attempt_id: attemptId = "" } = useSearch({ strict: false });
  const isNamed = attemptId !== "";
  const asked = { attempt_id: attemptId, ...(replacedBy === undefined ? {} : { replaced_by: replacedBy }) };
  const record = useCall("answerRecord", asked, { enabled: isNamed, staleTime: freshMs });
  const isOpen = record.error?.code === faults.notReleased.code;
  const sitting = useCall("examItemDetail", { attempt_id: attemptId }, { enabled: isNamed && isOpen });
  const given = record.data?.kind === "list" ? undefined : record.data;
  const isWithheld = given !== undefined && !given.released && given.assignment_id !== undefined && !given.of_guest;
  const reopened = useReopened(isWithheld ? attemptId : null);
  const open = (address: string) => history.push(address);
  const again = () => void record.refetch();

  if (!isNamed) return <NoResult open={open} />;
  if (isOpen)
    return (
      <NotEnded
        sitting={sitting.data === undefined ? null : sittingPlace(sitting.data)}
        onLookAgain={again}
        open={open}
      />
    );
  if (reopened !== null)
    return <NotEnded sitting={sittingPlace(reopened)} isReopened onLookAgain={again} open={open} />;
  if (record.isError) return <FaultCard fault={record.error} onRetry={again} />;
  const report = record.data;
  if (report === undefined) return <LoadingResult />;
  if (report.kind === "list" || report.items.length === 0) return <NoResult open={open} />;
  const isGuests = report.of_guest === true;
  const shown = children(report, {
    analysis: (exerciseId) => analysisPlace(history.location.search, attemptId, exerciseId),
    test: isGuests ? null : testPlace(report),
    isGiven: report.assignment_id !== undefined,
    document: documentPlace(attemptId),
    ...(isGuests
      ? {}
      : {
          growth: examReportPlace(report),
          share: <ShareButton subject={{ attempt_id: attemptId }} title={report.title} label={t("results.share")} />,
        }),
    open,
  });
  return isGuests ? <AsInviter>{shown}</AsInviter> : shown;
}
