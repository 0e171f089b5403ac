import type { Absence, AbsenceKind, AbsenceSum, AbsenceSums } from "../../src/contract/attempt/absences";

export interface PresenceInput {
  readonly attemptId: string;
  readonly lease: string;
  /** The server's sums when the attempt was opened in this window; null: none. */
  readonly sums: AbsenceSums | null;
}

export interface ReportAbsencesInput extends Pick<PresenceInput, "attemptId" | "lease"> {
  readonly absences: readonly Absence[];
}

/** The absences of an attempt as this device knows them. */
export interface KnownAbsences {
  /** The server's sums as last reported; null: none. */
  readonly sums: AbsenceSums | null;
  /** Absences that the server has not confirmed. */
  readonly pending: readonly Absence[];
  /** An absence whose notice the student has not seen yet. */
  readonly unread: Absence | null;
}

export interface PresenceContext extends PresenceInput, KnownAbsences {
  /**
   * Start of the current absence of each kind (epoch ms of the server's clock): the student looks elsewhere, or has
   * left full screen; null: no such absence.
   */
  readonly since: Readonly<Record<AbsenceKind, number | null>>;
  /** How many of the pending absences are being sent. */
  readonly sent: number;
  readonly failures: number;
}

/** Shorter absences are ignored. */
const shortestAbsenceMs = 1_000;

const isLong = (since: number | null, at: number): since is number => since !== null && at - since >= shortestAbsenceMs;

/** The absences of these kinds that end at `at` (epoch ms). */
export const endedAbsences = (
  { since }: PresenceContext,
  kinds: readonly AbsenceKind[],
  at: number,
): readonly Absence[] =>
  kinds.flatMap((kind) => {
    const left = since[kind];
    return isLong(left, at) ? [{ kind, left_at: left, back_at: at }] : [];
  });

/** Sums only grow, so the greater one is the later one. */
const later = (one: AbsenceSum, other: AbsenceSum): AbsenceSum => (other.count > one.count ? other : one);
/** The later of two reports for each kind. */
export const laterSums = (one: AbsenceSums | null, other: AbsenceSums | null): AbsenceSums | null =>
  one === null || other === null
    ? (one ?? other)
    : { away: later(one.away, other.away), windowed: later(one.windowed, other.windowed) };
