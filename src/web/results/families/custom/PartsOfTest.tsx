import type { FixedReport } from "../../../../contract/report/report";
import { useMessage } from "../../../i18n/use-message";
import { PointsRows } from "./PointsRows";

/** Points by section and by area, each only if there are several. */
export function PartsOfTest({ report: { areas, sections = [] } }: { readonly report: FixedReport }) {
  const t = useMessage();
  return (
    <>
      {sections.length < 2 ? null : (
        <PointsRows
          title={t("results.sectionsTitle")}
          column={t("results.column.section")}
          parts={sections.map(({ stage: id, ...part }) => ({ id, ...part }))}
        />
      )}
      {areas.length < 2 ? null : (
        <PointsRows
          title={t("results.partsTitle")}
          column={t("results.column.area")}
          parts={areas.map(({ area: id, ...part }) => ({ id, ...part }))}
        />
      )}
    </>
  );
}
