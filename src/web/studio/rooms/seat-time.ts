import type { Language } from "../../../contract/item/content";
import type { BoardSeat } from "../../../contract/rooms/rooms";

type Timed = Pick<BoardSeat, "deadline" | "stage_deadline" | "stopped_at">;

/** Milliseconds that a student has left by the server's time `now`; null: no limit, or not begun. */
export function leftOfSeat(
  { deadline, stage_deadline: stage, stopped_at: stopped }: Timed,
  now: number,
): number | null {
  const end = Math.min(deadline ?? Infinity, stage ?? Infinity);
  return end === Infinity ? null : Math.max(0, end - (stopped ?? now));
}

/** The last moment at which a clock of the room ends; null: no clock runs. */
export function endOfRoom(seats: readonly (Timed & Pick<BoardSeat, "phase">)[], endsAt: number | null): number | null {
  if (endsAt !== null) return endsAt;
  const ends = seats.flatMap(({ phase, deadline }) => (phase === "sitting" && deadline !== null ? [deadline] : []));
  return ends.length === 0 ? null : Math.max(...ends);
}

/** The time of day as people of that language write it, such as 10:42. */
export const shortTime = (instant: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit" }).format(instant);
