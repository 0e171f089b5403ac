import type { Report } from "../../contract/report/report";
import { useMessage } from "../i18n/use-message";
import { AnsweredCard } from "./AnsweredCard";
import { Note } from "./Note";

const answeredOf = (report: Report): number => {
  if (report.kind === "map") return report.engagement.answered;
  return report.kind === "placement" ? report.reached : report.answered;
};

/** In place of a score that the teacher has not released: how much was answered, and when the score comes. */
export function WithheldScore({ report }: { readonly report: Report }) {
  const t = useMessage();
  return (
    <>
      <AnsweredCard report={report} answered={answeredOf(report)} />
      <Note tone="plain" title={t("results.withheldTitle")}>
        {t("results.withheldText")}
      </Note>
    </>
  );
}
