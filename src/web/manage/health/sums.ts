import type { ProcessState } from "../../../contract/site/server-state";

export const total = (processes: readonly ProcessState[], of: (process: ProcessState) => number): number =>
  processes.reduce((sum, process) => sum + of(process), 0);

/** The highest 95th percentile among the processes; null: no process has answered a call yet. */
export const slowest = (processes: readonly ProcessState[]): number | null =>
  processes.reduce<number | null>(
    (worst, { answer_p95: p95 }) => (p95 === null ? worst : Math.max(worst ?? 0, p95)),
    null,
  );
