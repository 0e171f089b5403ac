import type { Attempt } from "../../../contract/attempt/attempt";
import { useMessage } from "../../i18n/use-message";
import { ReportProblem } from "../../item/reporting/ReportProblem";

interface ReportQuestionProps {
  readonly attempt: Pick<Attempt, "attempt_id" | "kind">;
  readonly exerciseId: string;
}

/** The button in a sitting that reports a problem with the question; a preview has none. */
export function ReportQuestion({ attempt: { attempt_id: id, kind }, exerciseId }: ReportQuestionProps) {
  const t = useMessage();
  return kind === "preview" ? null : (
    <ReportProblem key={exerciseId} attemptId={id} exerciseId={exerciseId} label={t("exam.report")} />
  );
}
