import type { AnswerOutput } from "../../contract/attempt/exam";
import type { CallName } from "../../contract/calls/addresses";
import type { Metrics } from "../metrics/metrics";
import { faultOf } from "./errors";

const secondsSince = (begun: number): number => (performance.now() - begun) / 1_000;

/** Whether what came of an answer stands; of other calls nothing. */
const appliedOf = (call: CallName, data: unknown): { readonly applied?: boolean } =>
  call === "answerExercise" ? { applied: (data as AnswerOutput).applied } : {};

/** Counts what a call came to and how long it took. */
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
