import type { Attempt } from "../../contract/attempt/attempt";
import { deliveryOf, families } from "../../contract/families";
import type { Report } from "../../contract/report/report";

const query = (values: Readonly<Record<string, string>>) => `?${new URLSearchParams(values).toString()}`;

/** The exam page on which an attempt under way continues. */
export const sittingPlace = ({
  family,
  exam_info,
  menu_id,
}: Pick<Attempt, "family" | "exam_info" | "menu_id">): string =>
  deliveryOf(family, exam_info).page + query({ menu_id });

/** The test's own page. */
export const testPlace = ({ family, menu_id }: Pick<Report, "family" | "menu_id">): string =>
  families[family].pages.detail + query({ menu_id });

/** The result page of an attempt. */
export const resultPlace = ({ family, attempt_id }: Pick<Report, "family" | "attempt_id">): string =>
  families[family].pages.result + query({ attempt_id });

/** The result of an attempt as it was before a correction. */
export const replacedPlace = (report: Pick<Report, "family" | "attempt_id">, regradeId: string): string =>
  `${resultPlace(report)}&${new URLSearchParams({ replaced_by: regradeId }).toString()}`;

/** The page that compares an attempt with the earlier ones; undefined if its family has none. */
export const examReportPlace = ({ family, attempt_id }: Pick<Report, "family" | "attempt_id">): string | undefined => {
  const { report } = families[family].pages;
  return report === null ? undefined : report + query({ attempt_id });
};

/** The result of an attempt as a document. */
export const documentPlace = (attemptId: string): string => `/document${query({ attempt_id: attemptId })}`;

/** The address of the analysis with the present query carried over, at a question if one is given. */
export const analysisPlace = (present: string, attemptId: string, exerciseId?: string): string => {
  const values = new URLSearchParams(present);
  values.set("attempt_id", attemptId);
  values.delete("replaced_by");
  if (exerciseId === undefined) values.delete("exercise_id");
  else values.set("exercise_id", exerciseId);
  return `/analyse?${values.toString()}`;
};
