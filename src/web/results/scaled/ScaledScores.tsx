import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import type { FixedReport, ScaledScore } from "../../../contract/report/report";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Card } from "../../ui/Card";
import { ChartFigure } from "../../ui/chart/ChartFigure";
import { formatsOf } from "../../ui/format";
import { clockFace } from "../../ui/times";
import { MarksBar } from "../families/custom/MarksBar";
import { ScoreLine } from "../ScoreLine";
import { ScaleBar } from "./ScaleBar";
import { useScoreWords } from "./use-score-words";

interface RowProps {
  readonly score: ScaledScore;
}

function Row({ score }: RowProps) {
  const language = useLanguage();
  const words = useScoreWords();
  const title = localized(score.title, language);
  return (
    <div>
      <Flex justify="space-between" gap="12" wrap="wrap" align="baseline">
        <Box fontWeight="medium">{title}</Box>
        <Flex gap="12" align="baseline" fontVariantNumeric="tabular-nums">
          <Box as="strong" fontSize="lg">
            {score.value}
          </Box>
          <Box color="fg.muted">{words.band(score)}</Box>
        </Flex>
      </Flex>
      <ScaleBar score={score} label={`${title}: ${score.value}, ${words.band(score)}`} />
      <Box color="fg.muted">{words.details(score).join(" · ")}</Box>
    </div>
  );
}

/** The family's scores: the whole test first and large, then its parts, each with its band. */
export function ScaledScores({ report }: { readonly report: FixedReport }) {
  const t = useMessage();
  const language = useLanguage();
  const formats = formatsOf(language);
  const words = useScoreWords();
  const [first, ...others] = report.scores;
  if (first === undefined) return null;
  const rows = others.length === 0 ? [first] : others;
  const table = {
    caption: t("results.scaled.parts"),
    head: [t("results.column.area"), t("results.score"), t("results.scaled.range"), t("results.scaled.percentile")],
    rows: rows.map((score) => [
      localized(score.title, language),
      String(score.value),
      formats.range(score.band),
      String(score.percentile ?? ""),
    ]),
  };
  return (
    <Card aria-label={t("results.score")}>
      <ScoreLine name={localized(first.title, language)} value={String(first.value)} band={words.band(first)} />
      <Box mt="16" fontSize="lg" maxW="prose">
        {words.meaning(first)}
      </Box>
      <Box color="fg.muted" mt="4" fontVariantNumeric="tabular-nums">
        {t("results.timeUsed", { time: clockFace(report.duration_ms) })}
      </Box>
      <Box mt="24">
        <ChartFigure table={table}>
          <Grid gap="20">
            {rows.map((score) => (
              <Row key={score.scale ?? "whole"} score={score} />
            ))}
          </Grid>
        </ChartFigure>
      </Box>
      {report.released ? (
        <Box mt="24">
          <MarksBar items={report.items} />
        </Box>
      ) : null}
    </Card>
  );
}
