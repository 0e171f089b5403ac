import type { SnapshotFrom } from "xstate";
import type { Absence, AbsenceKind, AbsenceSum, AbsenceSums } from "../../src/contract/attempt/absences";
import type { presenceMachine } from "./presence.machine";

export type PresenceSnapshot = SnapshotFrom<typeof presenceMachine>;

const none: AbsenceSum = { count: 0, total_ms: 0 };

const withOne = ({ count, total_ms }: AbsenceSum, { left_at, back_at }: Absence): AbsenceSum => ({
  count: count + 1,
  total_ms: total_ms + back_at - left_at,
});

/** How often and how long the student looked away, including absences not yet reported to the server. */
export const selectSums = ({ context: { sums, pending } }: PresenceSnapshot): AbsenceSums => {
  const of = (kind: AbsenceKind) => pending.filter((one) => one.kind === kind).reduce(withOne, sums?.[kind] ?? none);
  return { away: of("away"), windowed: of("windowed") };
};

/** The absence just noted, until the student has read its notice. */
export const selectUnread = ({ context }: PresenceSnapshot): Absence | null => context.unread;
