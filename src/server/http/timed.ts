import type { CallName } from "../../contract/addresses";
import type { AnswerOutput } from "../../contract/exam";
import type { FaultName } from "../../contract/faults";
import type { Metrics } from "../metrics/metrics";
import { faultOf } from "./errors";

/** Counts what a call came to and how long it took. */
export async function timed(
  metrics: Metrics | undefined,
  call: CallName,
  work: () => Promise<unknown>,
): Promise<unknown> {
  if (metrics === undefined) return work();
  const begun = performance.now();
  const ended = (fault: FaultName | null, applied?: boolean) =>
    metrics.ended({
      call,
      fault,
      seconds: (performance.now() - begun) / 1_000,
      ...(applied === undefined ? {} : { applied }),
    });
  try {
    const data = await work();
    ended(null, call === "answerExercise" ? (data as AnswerOutput).applied : undefined);
    return data;
  } catch (error) {
    ended(faultOf(error));
    throw error;
  }
}
