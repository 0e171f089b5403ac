import type { ExamInfo } from "../../contract/exam";
import { isAdaptive } from "../../contract/families";
import type { Family } from "../../contract/families";
import type { Report } from "../../contract/report";

const query = (values: Readonly<Record<string, string>>) => `?${new URLSearchParams(values).toString()}`;

/** The exam page on which an open sitting goes on. */
export const sittingPlace = ({ exam_info: info, menu_id }: { exam_info: ExamInfo; menu_id: string }): string =>
  `/examAccess/${isAdaptive(info) ? "MAPExamAuto" : "exam"}${query({ menu_id })}`;

const detailPages: Readonly<Partial<Record<Family, string>>> = { map: "MAPDetail" };

/** The test's own page. */
export const testPlace = ({ family, menu_id }: Pick<Report, "family" | "menu_id">): string =>
  `/examAccess/${detailPages[family] ?? "detail"}${query({ menu_id })}`;

/** The result page of a sitting. */
export const resultPlace = ({ kind, attempt_id }: Pick<Report, "kind" | "attempt_id">): string =>
  `/examAccess/${kind === "map" ? "MAPResult" : "result"}${query({ attempt_id })}`;

/** The analysis with the present query carried over, at one question where one is named. */
export const analysisPlace = (present: string, attemptId: string, exerciseId?: string): string => {
  const values = new URLSearchParams(present);
  values.set("attempt_id", attemptId);
  if (exerciseId === undefined) values.delete("exercise_id");
  else values.set("exercise_id", exerciseId);
  return `/analyse?${values.toString()}`;
};
