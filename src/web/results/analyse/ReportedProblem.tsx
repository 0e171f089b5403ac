import { Box } from "@chakra-ui/react/box";
import { useMessagePart } from "../../contexts/use-message-part";
import { useCall } from "../../effects/use-call";
import { useMessage } from "../../i18n/use-message";
import { ReportProblem } from "../../item/reporting/ReportProblem";

interface ReportedProblemProps {
  readonly attemptId: string;
  readonly exerciseId: string;
}

/** What the student has reported about a question, with its answer, and the button to report or change it. */
export function ReportedProblem({ attemptId, exerciseId }: ReportedProblemProps) {
  const t = useMessage();
  const { data, refetch } = useCall("reportedQuestions", { attempt_id: attemptId });
  if (!useMessagePart("reporting") || data === undefined) return null;
  const report = data.reports.find(({ exercise_id: id }) => id === exerciseId);
  return (
    <>
      <ReportProblem
        key={`${exerciseId} ${report?.phase} ${report?.text} ${report?.kind}`}
        attemptId={attemptId}
        exerciseId={exerciseId}
        label={t(report?.phase === "open" ? "reporting.change" : "reporting.report")}
        onSent={() => void refetch()}
        open={report?.phase === "open" ? { kind: report.kind, text: report.text } : undefined}
      />
      {report === undefined ? null : (
        <Box flexBasis="100%" bg="bg.subtle" borderRadius="control" px="12" py="8" overflowWrap="anywhere">
          <div>
            {t("reporting.mine", { kind: t(`reporting.kind.${report.kind}`) })} {report.text}
          </div>
          <Box color="fg.muted">
            {report.answer === null
              ? t(`reporting.phase.${report.phase}`)
              : t("reporting.answered", { answer: report.answer })}
          </Box>
        </Box>
      )}
    </>
  );
}
