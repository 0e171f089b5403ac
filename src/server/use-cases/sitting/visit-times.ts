import type { AttemptRow } from "../../attempts/attempt";

const hourMs = 3_600_000;
/** How long a sitting that has begun may go on after its invitation has ended, where that is not strict. */
export const goingOnMs = 24 * hourMs;
/** How long a guest may look at the result of a sitting that ended after the invitation, and claim it. */
export const lookingMs = hourMs;
/** How long a device may hand over what it still holds once the visit is over. */
export const handingOverMs = 60_000;

interface Terms {
  readonly validUntil: number;
  readonly strict: boolean;
}

/** When a sitting begun by an invitation ends, whatever its own limits leave. */
export const closingOf = ({ validUntil, strict }: Terms): number => (strict ? validUntil : validUntil + goingOnMs);

/** When a visit ends, as its sitting stands now; null: none has begun. */
export function endOfVisit(terms: Terms, sitting: Pick<AttemptRow, "status" | "finishedAt"> | null): number {
  const { validUntil, strict } = terms;
  if (sitting === null || strict) return validUntil;
  return sitting.finishedAt === null ? closingOf(terms) : Math.max(validUntil, sitting.finishedAt + lookingMs);
}
