import type { AttemptRow } from "../../attempts/attempt";

const hourMs = 3_600_000;
/** How long a sitting that has begun may go on after the end of its invitation, unless the invitation is strict. */
export const goingOnMs = 24 * hourMs;
/** How long a guest may see and claim the result of an attempt that ended after the invitation. */
export const lookingMs = hourMs;
/** How long a device may send its unsent answers after the visit is over. */
export const handingOverMs = 60_000;

interface Terms {
  readonly validUntil: number;
  readonly strict: boolean;
}

/** When a sitting begun by an invitation closes, whatever its own limits are. */
export const closingOf = ({ validUntil, strict }: Terms): number => (strict ? validUntil : validUntil + goingOnMs);

/** When a visit ends; `sitting`: its attempt as it is now, null: none has begun. */
export function endOfVisit(terms: Terms, sitting: Pick<AttemptRow, "status" | "finishedAt"> | null): number {
  const { validUntil, strict } = terms;
  if (sitting === null || strict) return validUntil;
  return sitting.finishedAt === null ? closingOf(terms) : Math.max(validUntil, sitting.finishedAt + lookingMs);
}
