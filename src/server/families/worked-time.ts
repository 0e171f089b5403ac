import type { AttemptRow } from "../attempts/attempt";

/** A gap in the log longer than this counts as a pause. */
const longestPauseMs = 30 * 60_000;

/** Time from the start to the end in ms, without the gaps in the log that count as pauses. */
export function workedMs(
  { startedAt, finishedAt }: Pick<AttemptRow, "startedAt" | "finishedAt">,
  moments: readonly number[],
): number {
  const end = finishedAt ?? startedAt;
  const points = [startedAt, ...moments.filter((moment) => moment <= end), end].sort((one, other) => one - other);
  return points.reduce((sum, point, place) => {
    const gap = point - (points[place - 1] ?? point);
    return gap > longestPauseMs ? sum : sum + gap;
  }, 0);
}
