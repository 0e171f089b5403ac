import type { Absence, AbsenceKind, AbsenceSum, AbsenceSums } from "../../src/contract/attempt/absences";

export interface PresenceInput {
  readonly attemptId: string;
  readonly lease: string;
  /** What the server held when the sitting was opened in this window; null: nothing. */
  readonly sums: AbsenceSums | null;
}

export interface ReportAbsencesInput extends Pick<PresenceInput, "attemptId" | "lease"> {
  readonly absences: readonly Absence[];
}

/** What this device knows of the absences of a sitting. */
export interface KnownAbsences {
  /** What the server holds, as far as it has said; null: nothing. */
  readonly sums: AbsenceSums | null;
  /** What the server has not confirmed. */
  readonly pending: readonly Absence[];
  /** The absence that the student has not yet been shown as noted. */
  readonly unread: Absence | null;
}

export interface PresenceContext extends PresenceInput, KnownAbsences {
  /** Since when (epoch ms by the server's clock) the student looks elsewhere, or has left full screen. */
  readonly since: Readonly<Record<AbsenceKind, number | null>>;
  /** How many of those that wait are on their way. */
  readonly sent: number;
  readonly failures: number;
}

/** A shorter look away is none. */
const shortestAbsenceMs = 1_000;

const isLong = (since: number | null, at: number): since is number => since !== null && at - since >= shortestAbsenceMs;

/** The absences of these kinds that end at `at`. */
export const endedAbsences = (
  { since }: PresenceContext,
  kinds: readonly AbsenceKind[],
  at: number,
): readonly Absence[] =>
  kinds.flatMap((kind) => {
    const left = since[kind];
    return isLong(left, at) ? [{ kind, left_at: left, back_at: at }] : [];
  });

/** They only grow: the greater one is the later one. */
const later = (one: AbsenceSum, other: AbsenceSum): AbsenceSum => (other.count > one.count ? other : one);
/** What was said last of each kind. */
export const laterSums = (one: AbsenceSums | null, other: AbsenceSums | null): AbsenceSums | null =>
  one === null || other === null
    ? (one ?? other)
    : { away: later(one.away, other.away), windowed: later(one.windowed, other.windowed) };
