import type { SatReport } from "../../../../contract/report/report";
import { localized, useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { DataTable } from "../../../ui/chart/DataTable";
import { Panel } from "../../../ui/Panel";
import { clockFace } from "../../../ui/times";

/** Right answers and usual time per question for each skill. */
export function SkillTable({ skills, knowledge }: Pick<SatReport, "skills" | "knowledge">) {
  const t = useMessage();
  const language = useLanguage();
  const title = t("results.sat.skillsTitle");
  const areaOf = ({ section, area }: SatReport["skills"][number]) =>
    localized(knowledge.find((one) => one.section === section && one.area === area)?.title ?? {}, language);
  return (
    <Panel title={title} lead={t("results.sat.skillsLead")}>
      <DataTable
        table={{
          caption: title,
          head: [
            t("results.sat.column.skill"),
            t("results.column.area"),
            t("results.column.right"),
            t("results.sat.column.time"),
          ],
          rows: skills.map((skill) => [
            localized(skill.title, language),
            areaOf(skill),
            t("results.rightOf", { right: skill.right, items: skill.items }),
            clockFace(skill.elapsed_ms / skill.items),
          ]),
        }}
        label={t("chart.tableOf", { title })}
        isCaptionHidden
      />
    </Panel>
  );
}
