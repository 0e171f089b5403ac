import type { ProcessState } from "../../../contract/site/server-state";

export const total = (processes: readonly ProcessState[], of: (process: ProcessState) => number): number =>
  processes.reduce((sum, process) => sum + of(process), 0);

/** The 95th percentile of the process that is slowest; null: none has had an answer. */
export const slowest = (processes: readonly ProcessState[]): number | null =>
  processes.reduce<number | null>(
    (worst, { answer_p95: p95 }) => (p95 === null ? worst : Math.max(worst ?? 0, p95)),
    null,
  );
