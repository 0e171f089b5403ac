import { Suspense } from "react";
import type { Attempt } from "../../../contract/attempt/attempt";
import { lazyPart } from "../../loading/lazy-part";

const ReportProblem = lazyPart(() => import("./ReportProblem"), "ReportProblem");

interface LazyReportProblemProps {
  readonly attempt: Pick<Attempt, "attempt_id" | "kind">;
  readonly exerciseId: string;
}

/** The button that reports a problem with a question, from its own chunk; a preview has none. */
export const LazyReportProblem = ({ attempt: { attempt_id: id, kind }, exerciseId }: LazyReportProblemProps) =>
  kind === "preview" ? null : (
    <Suspense fallback={null}>
      <ReportProblem key={exerciseId} attemptId={id} exerciseId={exerciseId} />
    </Suspense>
  );
