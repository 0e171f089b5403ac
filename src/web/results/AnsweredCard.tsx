import { Box } from "@chakra-ui/react/box";
import { showsScore } from "../../contract/item/scoring";
import type { Report } from "../../contract/report/report";
import { useMessage } from "../i18n/use-message";
import { Card } from "../ui/Card";
import { clockFace } from "../ui/times";

/** In place of the score of a test that reports none, or none yet: the number of answers. */
export function AnsweredCard({ report, answered }: { readonly report: Report; readonly answered: number }) {
  const t = useMessage();
  return (
    <Card aria-label={t("results.answeredTitle")}>
      <Box as="h2" fontSize="2xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {t("results.answeredOf", { answered, items: report.items.length })}
      </Box>
      {showsScore(report.exam_info) ? null : (
        <Box mt="8" maxW="prose">
          {t(report.released ? "results.unscoredText" : "results.unscoredLater")}
        </Box>
      )}
      <Box color="fg.muted" mt="8" fontVariantNumeric="tabular-nums">
        {t("results.timeUsed", { time: clockFace(report.duration_ms) })}
      </Box>
    </Card>
  );
}
