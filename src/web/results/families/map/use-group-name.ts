import type { MapReport } from "../../../../contract/report/report";
import { useMessage } from "../../../i18n/use-message";
import { seasonMessages } from "./words";

/** The norm group, such as "Grade 5, fall", or that the grade is unknown. */
export const useGroupName = ({ grade, season }: Pick<MapReport, "grade" | "season">): string => {
  const t = useMessage();
  return grade === null ? t("results.noGrade") : t("results.group", { grade, season: t(seasonMessages[season]) });
};
