import { Box } from "@chakra-ui/react/box";
import type { MapReport } from "../../../../../contract/report/report";
import { useCall } from "../../../../effects/use-call";
import { useLanguage } from "../../../../i18n/language";
import { useMessage } from "../../../../i18n/use-message";
import { FaultCard } from "../../../../ui/FaultCard";
import { formatsOf } from "../../../../ui/format";
import { Panel } from "../../../../ui/Panel";
import { LoadingResult } from "../../../LoadingResult";
import { seasonMessages } from "../words";
import { GrowthChart } from "./GrowthChart";

/**
 * The growth of the student's score over past terms compared with the expected growth, and the projection for the next.
 */
export function GrowthPanel({ report }: { readonly report: MapReport }) {
  const t = useMessage();
  const formats = formatsOf(useLanguage());
  const record = useCall("growthRecord", { attempt_id: report.attempt_id });
  if (record.isError) return <FaultCard fault={record.error} onRetry={() => void record.refetch()} />;
  if (record.data === undefined) return <LoadingResult />;
  const { terms, growth, projection } = record.data;
  if (terms.length === 0) return null;
  const points = (value: number) => formats.signed(value);
  return (
    <Panel title={t("results.growth.title")} lead={t("results.growth.lead")}>
      <GrowthChart record={record.data} scale={report.scale} />
      <Box display="grid" gap="8" mt="16" maxW="prose">
        {growth === null ? (
          <Box>{t("results.growth.first")}</Box>
        ) : (
          <Box>
            {t("results.growth.since", {
              observed: points(growth.observed),
              expected: points(growth.expected),
              met: Math.round(growth.observed) < 0 ? "fell" : growth.met ? "yes" : "no",
              percentile: growth.percentile,
            })}
          </Box>
        )}
        {projection === null ? null : (
          <Box>
            {t("results.growth.projection", {
              grade: projection.grade,
              season: t(seasonMessages[projection.season]),
              rit: formats.whole(projection.rit),
              range: formats.range(projection.band),
            })}
          </Box>
        )}
        <Box color="fg.muted" fontSize="sm">
          {t("results.growth.source")}
        </Box>
      </Box>
    </Panel>
  );
}
