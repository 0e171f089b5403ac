import type { AnswerOutput } from "../../contract/attempt/exam";
import type { CallName } from "../../contract/calls/addresses";
import type { Metrics } from "../metrics/metrics";
import { faultOf } from "./errors";

/** Whether an answer took effect; empty for other calls. */
const appliedOf = (call: CallName, data: unknown): { readonly applied?: boolean } =>
  call === "answerExercise" ? { applied: (data as Pick<AnswerOutput, "applied">).applied } : {};

/** Starts the time of a call; the functions record its outcome and duration. */
export function startTime(metrics: Metrics, call: CallName) {
  const begun = performance.now();
  const seconds = (): number => (performance.now() - begun) / 1_000;
  return {
    succeeded: (data: unknown): void =>
      metrics.ended({ call, fault: null, seconds: seconds(), ...appliedOf(call, data) }),
    failed: (error: unknown): void => metrics.ended({ call, fault: faultOf(error), seconds: seconds() }),
  };
}
