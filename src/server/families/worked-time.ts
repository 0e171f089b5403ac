import type { AttemptRow } from "../attempts/attempt";

/** A stretch of the log without a sign of work for this long counts as a pause. */
const longestPauseMs = 30 * 60_000;

/** First item shown to finish, by the moments of the log; longer silences count as pauses and are left out. */
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
