import type { MapReport } from "../../../../contract/report/report";
import { useMessage } from "../../../i18n/use-message";
import { seasonMessages } from "./words";

/** "Grade 5, fall": whom the score is compared with, or that no grade is known. */
export const useGroupName = ({ grade, season }: Pick<MapReport, "grade" | "season">): string => {
  const t = useMessage();
  return grade === null ? t("results.noGrade") : t("results.group", { grade, season: t(seasonMessages[season]) });
};
