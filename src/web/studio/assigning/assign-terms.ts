import type { AssignmentRelease } from "../../../contract/classes/assignments";
import { momentOf, fieldTime } from "../field-time";

/** What a teacher chooses in giving a test; times as fields show them. */
export interface AssignTerms {
  readonly menuId: string;
  readonly classId: string;
  /** null: the whole class. */
  readonly members: readonly string[] | null;
  readonly opens: string;
  readonly closes: string;
  readonly attempts: number;
  readonly place: "home" | "room";
  readonly release: AssignmentRelease;
}

const minuteMs = 60_000;
/** A lesson with a little time to begin, in minutes. */
const lessonMinutes = 45;
const days = 7;

/** The ends that are offered by a press. */
export const offeredEnds = ["lesson", "today", "week"] as const;
export type OfferedEnd = (typeof offeredEnds)[number];

/** The end of a window that opens then, as a field shows it. */
export function endOf(offered: OfferedEnd, opens: string, now: number): string {
  const from = momentOf(opens) ?? now;
  if (offered === "lesson") return fieldTime(from + lessonMinutes * minuteMs);
  const day = new Date(from);
  if (offered === "week") day.setDate(day.getDate() + days);
  day.setHours(23, 59, 0, 0);
  return fieldTime(day.getTime());
}

/** The terms with which the form opens: from now for a week, once, at home. */
export const firstTerms = (menuId: string, classId: string, now: number): AssignTerms => {
  const opens = fieldTime(now);
  return {
    menuId,
    classId,
    members: null,
    opens,
    closes: endOf("week", opens, now),
    attempts: 1,
    place: "home",
    release: "after_close",
  };
};

/** What keeps the form from being sent: a part of it that is missing, or a window that cannot be. */
export type AssignProblem = "noTest" | "noClass" | "nobody" | "noTime" | "endsBefore" | "isOver";

export function assignProblemOf(
  { menuId, classId, members, opens, closes }: AssignTerms,
  now: number,
): AssignProblem | null {
  const [from, until] = [momentOf(opens), momentOf(closes)];
  if (menuId === "") return "noTest";
  if (classId === "") return "noClass";
  if (members !== null && members.length === 0) return "nobody";
  if (from === null || until === null) return "noTime";
  if (until <= from) return "endsBefore";
  return until <= now ? "isOver" : null;
}
