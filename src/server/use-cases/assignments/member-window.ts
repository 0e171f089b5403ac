import type { SectionInfo } from "../../../contract/tests";
import { testLimitFor, type Terms } from "../../attempts/accommodated";
import { counts, sectionsIn } from "../../attempts/sections";
import type { TestDefinition } from "../../db/shapes";

/** A time in which sittings begin and end, in ms since 1970. */
export interface WindowTimes {
  readonly opensAt: number;
  readonly closesAt: number;
}

/** The time limits of one test, in ms; null: no limit. */
export interface MemberLimits {
  /** For students without an accommodation. */
  readonly usual: number | null;
  /** For this student. */
  readonly own: number | null;
}

/** The window of one member. */
export interface MemberWindow extends WindowTimes {
  /** The last moment to begin with the whole time left. */
  readonly lastStart: number;
}

/** A student without a time limit gets as much time in a window as the largest time factor brings. */
const mostFactor = 10;

const restIn = (sections: readonly SectionInfo[]): number =>
  sections.reduce((sum, { rest_ms: rest = 0 }) => sum + rest, 0);

/** The whole time limit of a test in its usual mode, by its sections where it has none of its own; null: no limit. */
function wholeLimit(definition: TestDefinition, accommodation: Terms): number | null {
  const whole = testLimitFor(definition, accommodation);
  if (whole !== null || definition.time_limit_ms !== null) return whole;
  const sections = sectionsIn(definition, { mode: definition.modes[0]?.mode ?? "", accommodation });
  const limits = sections.filter(counts).map(({ time_limit_ms: limit }) => limit);
  if (limits.length === 0 || limits.includes(null)) return null;
  return limits.reduce<number>((sum, limit) => sum + (limit ?? 0), restIn(sections));
}

/** The time limits of a test for a student and for students without an accommodation. */
export const memberLimitsOf = (definition: TestDefinition, terms: Terms): MemberLimits => ({
  usual: wholeLimit(definition, null),
  own: wholeLimit(definition, terms),
});

/**
 * The window of a member: its end is moved so that a sitting begun at the last moment that leaves others their whole
 * time has all the time of the member.
 */
export function memberWindow({ opensAt, closesAt }: WindowTimes, { usual, own }: MemberLimits): MemberWindow {
  if (usual === null) return { opensAt, closesAt, lastStart: closesAt };
  const lastStart = Math.max(opensAt, closesAt - usual);
  const extra = (own ?? usual * mostFactor) - usual;
  return { opensAt, closesAt: extra > 0 ? Math.max(closesAt, lastStart + usual) + extra : closesAt, lastStart };
}
