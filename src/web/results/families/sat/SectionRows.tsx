import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import type { ScaledScore } from "../../../../contract/report/report";
import { localized, useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { ChartFigure } from "../../../ui/chart/ChartFigure";
import { formatsOf } from "../../../ui/format";
import { Panel } from "../../../ui/Panel";
import { ScaleBar } from "../../scaled/ScaleBar";
import { useScoreWords } from "../../scaled/use-score-words";

/** Each section with its range, percentile and benchmark, and the second module that followed from the first. */
export function SectionRows({ sections }: { readonly sections: readonly ScaledScore[] }) {
  const t = useMessage();
  const language = useLanguage();
  const formats = formatsOf(language);
  const words = useScoreWords();
  const table = {
    caption: t("results.sat.sectionsTitle"),
    head: [
      t("results.sat.column.section"),
      t("results.score"),
      t("results.scaled.range"),
      t("results.scaled.percentile"),
    ],
    rows: sections.map((score) => [
      localized(score.title, language),
      String(score.value),
      formats.range(score.band),
      String(score.percentile ?? ""),
    ]),
  };
  return (
    <Panel title={t("results.sat.sectionsTitle")} lead={t("results.sat.sectionsLead")}>
      <ChartFigure table={table}>
        <Grid gap="24">
          {sections.map((score) => {
            const title = localized(score.title, language);
            return (
              <div key={score.scale}>
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
          })}
        </Grid>
      </ChartFigure>
    </Panel>
  );
}
