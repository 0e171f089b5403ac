import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { SatReport, ScaledScore } from "../../../../contract/report/report";
import { localized, useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { Card } from "../../../ui/Card";
import { clockFace } from "../../../ui/times";
import { useScoreWords } from "../../scaled/use-score-words";
import { ScoreLine } from "../../ScoreLine";
import { ScoreGauge } from "./ScoreGauge";

/** The total with its range, or the single section that was taken. */
export function SatHeadline({ report, first }: { readonly report: SatReport; readonly first: ScaledScore }) {
  const t = useMessage();
  const language = useLanguage();
  const words = useScoreWords();
  return (
    <Card aria-label={t("results.score")} css={{ "@media print": { breakInside: "avoid" } }}>
      <Flex gap="24" justify="space-between" align="center" wrap="wrap">
        <Box flex="1 1 280px" minW="0">
          <ScoreLine name={localized(first.title, language)} value={String(first.value)} band={words.band(first)} />
          <Box mt="16" fontSize="lg" maxW="prose">
            {words.meaning(first)}
          </Box>
          <Box color="fg.muted" mt="4" fontVariantNumeric="tabular-nums">
            {t("results.timeUsed", { time: clockFace(report.duration_ms) })}
          </Box>
        </Box>
        <ScoreGauge score={first} />
      </Flex>
    </Card>
  );
}
