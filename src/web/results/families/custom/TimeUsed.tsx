import { Box } from "@chakra-ui/react/box";
import type { FixedReport } from "../../../../contract/report/report";
import { useMessage } from "../../../i18n/use-message";
import { clockFace } from "../../../ui/times";

/** The time used, with the limit if there was one. */
export function TimeUsed({ report }: { report: Pick<FixedReport, "time_limit_ms" | "duration_ms"> }) {
  const t = useMessage();
  const { time_limit_ms: limit, duration_ms: taken } = report;
  return (
    <Box color="fg.muted" mt="4" fontVariantNumeric="tabular-nums">
      {limit === null
        ? t("results.timeUsed", { time: clockFace(taken) })
        : t("results.timeUsedOf", { time: clockFace(taken), limit: clockFace(limit) })}
    </Box>
  );
}
