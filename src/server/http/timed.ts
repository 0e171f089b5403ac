import type { AnswerOutput } from "../../contract/attempt/exam";
import type { CallName } from "../../contract/calls/addresses";
import type { Metrics } from "../metrics/metrics";
import { faultOf } from "./errors";

const secondsSince = (begun: number): number => (performance.now() - begun) / 1_000;

/** Whether an answer took effect; empty for other calls. */
const appliedOf = (call: CallName, data: unknown): { readonly applied?: boolean } =>
  call === "answerExercise" ? { applied: (data as AnswerOutput).applied } : {};

/** Records the outcome and duration of a call. */
export async function timed(
  metrics: Metrics | undefined,
  call: CallName,
  work: () => Promise<unknown>,
): Promise<unknown> {
  if (metrics === undefined) return work();
  const begun = performance.now();
  try {
    const data = await work();
    metrics.ended({ call, fault: null, seconds: secondsSince(begun), ...appliedOf(call, data) });
    return data;
  } catch (error) {
    metrics.ended({ call, fault: faultOf(error), seconds: secondsSince(begun) });
    throw error;
  }
}
