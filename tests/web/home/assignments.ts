import type { StudentAssignment } from "../../../src/contract/classes/assignments";

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
/** Friday, in the time zone of the device. */
export const fridayMorning = new Date(2026, 10, 27, 9, 0).getTime();

/** An assignment of a student, open for a week. */
export const assignmentOf = (changes: Partial<StudentAssignment> = {}): StudentAssignment => ({
  assignment_id: "as-1",
  menu_id: "m7",
  title: { en: "Fractions", zh: "分数" },
  teacher: "Ms Lin",
  class_name: "4b",
  opens_at: fridayMorning - day,
  last_start: fridayMorning + 7 * day - 40 * minute,
  closes_at: fridayMorning + 7 * day,
  time_limit_ms: 40 * minute,
  usual_time_limit_ms: 40 * minute,
  attempts: 1,
  attempts_left: 1,
  place: "home",
  tools: ["calculator", "referenceSheet"],
  attempt_id: null,
  state: "open",
  ...changes,
});
