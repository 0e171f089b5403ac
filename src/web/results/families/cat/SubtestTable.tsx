import type { CatReport } from "../../../../contract/report/report";
import { localized, useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { DataTable } from "../../../ui/chart/DataTable";
import { formatsOf } from "../../../ui/format";
import { Panel } from "../../../ui/Panel";
import { clockFace } from "../../../ui/times";
import { shareRight } from "./share-right";

/** For each subtest: items attempted, share right, and time. */
export function SubtestTable({ report }: { readonly report: CatReport }) {
  const t = useMessage();
  const language = useLanguage();
  const formats = formatsOf(language);
  const title = t("results.cat.subtestsTitle");
  const rows = report.subtests.map((subtest) => {
    const { attempted, items, right, reached, elapsed_ms: elapsed, time_limit_ms: limit } = subtest;
    const share = shareRight(subtest);
    const time =
      limit === null
        ? clockFace(elapsed)
        : t("results.cat.timeOf", { time: clockFace(elapsed), limit: clockFace(limit) });
    return [
      localized(subtest.title, language),
      reached ? `${attempted} / ${items}` : t("results.cat.notReached"),
      ...(report.released
        ? [right === null || !reached ? "" : String(right), share === null ? "" : formats.percent(share)]
        : []),
      reached ? time : "",
    ];
  });
  const head = [
    t("results.cat.column.subtest"),
    t("results.cat.column.attempted"),
    ...(report.released ? [t("results.column.right"), t("results.column.rate")] : []),
    t("results.column.time"),
  ];
  return (
    <Panel title={title} lead={t("results.cat.subtestsLead")}>
      <DataTable table={{ caption: title, head, rows }} label={t("chart.tableOf", { title })} isCaptionHidden />
    </Panel>
  );
}
