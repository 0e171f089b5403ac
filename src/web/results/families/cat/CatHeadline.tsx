import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import type { CatReport, ScaledScore } from "../../../../contract/report/report";
import { localized, useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { Card } from "../../../ui/Card";
import { ChartFigure } from "../../../ui/chart/ChartFigure";
import { formatsOf } from "../../../ui/format";
import { useScoreWords } from "../../scaled/use-score-words";
import { ScoreLine } from "../../ScoreLine";
import { BatteryRow } from "./BatteryRow";
import { StanineStrip } from "./StanineStrip";
import { labelMessages, stanineLabel } from "./words";

/** The mean with its band, and each battery on the same axis above the stanines. */
export function CatHeadline({ report, mean }: { readonly report: CatReport; readonly mean: ScaledScore }) {
  const t = useMessage();
  const language = useLanguage();
  const formats = formatsOf(language);
  const words = useScoreWords();
  const isThin = (scale: string | null) =>
    scale === null
      ? report.batteries.every((one) => one.too_few)
      : report.batteries.some((one) => one.battery === scale && one.too_few);
  const table = {
    caption: t("results.cat.scoresTitle"),
    head: [
      t("results.cat.column.battery"),
      t("results.cat.column.attempted"),
      t("results.cat.column.raw"),
      t("results.cat.column.sas"),
      t("results.cat.column.band"),
      t("results.cat.column.rank"),
      t("results.cat.column.stanine"),
      t("results.cat.column.label"),
    ],
    rows: report.scores.map((score) => {
      const own = report.batteries.find(({ battery }) => battery === score.scale);
      return [
        localized(score.title, language),
        own === undefined ? "" : `${own.attempted} / ${own.items}`,
        own === undefined || own.right === null ? "" : `${own.right} / ${own.items}`,
        String(score.value),
        formats.range(score.band),
        String(score.percentile ?? ""),
        String(score.stanine ?? ""),
        t(labelMessages[stanineLabel(score.stanine ?? 5)]),
      ];
    }),
  };
  return (
    <Card aria-label={t("results.score")} css={{ "@media print": { breakInside: "avoid" } }}>
      <ScoreLine name={t("results.cat.mean")} value={String(mean.value)} band={words.band(mean)} />
      <Box mt="16" fontSize="lg" maxW="prose">
        {words.meaning(mean)}
      </Box>
      <Box color="fg.muted" mt="4" maxW="prose">
        {t("results.cat.scale")}
      </Box>
      <Box mt="24">
        <ChartFigure table={table}>
          <Grid gap="16">
            {report.scores.slice(1).map((score) => (
              <BatteryRow key={score.scale} score={score} isDoubtful={isThin(score.scale)} />
            ))}
          </Grid>
          <StanineStrip name={t("results.cat.strip")} />
        </ChartFigure>
      </Box>
    </Card>
  );
}
