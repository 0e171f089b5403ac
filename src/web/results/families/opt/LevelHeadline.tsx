import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { cefrName } from "../../../../contract/item/cefr";
import type { PlacementReport, ScaledScore } from "../../../../contract/report/report";
import { localized, useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { Card } from "../../../ui/Card";
import { ChartFigure } from "../../../ui/chart/ChartFigure";
import { formatsOf } from "../../../ui/format";
import { clockFace } from "../../../ui/times";
import { ScoreLine } from "../../ScoreLine";
import { levelsIn } from "./ladder";
import { LadderRow } from "./LadderRow";
import { LevelNames } from "./LevelNames";

const parts = { low: "opt.part.low", mid: "opt.part.mid", high: "opt.part.high" } as const;

/** The level with its band, its meaning, and the scores of both halves on the ladder. */
export function LevelHeadline({ report, whole }: { readonly report: PlacementReport; readonly whole: ScaledScore }) {
  const t = useMessage();
  const language = useLanguage();
  const formats = formatsOf(language);
  const { level = "preA1", level_part: part } = whole;
  const others = levelsIn(whole)
    .filter((one) => one !== level)
    .map(cefrName);
  const meaning =
    others.length === 0
      ? t("opt.within", { level: cefrName(level) })
      : t("opt.between", { level: cefrName(level), others: others.join(t("opt.or")) });
  const band = formats.range(whole.band);
  const timeOf = ({ elapsed_ms: elapsed = 0 }: ScaledScore): string => clockFace(elapsed);
  const table = {
    caption: t("opt.ladder"),
    head: [
      t("results.column.area"),
      t("opt.column.level"),
      t("opt.column.points"),
      t("opt.column.range"),
      t("opt.column.time"),
    ],
    rows: report.scores.map((score) => [
      localized(score.title, language),
      cefrName(score.level ?? "preA1"),
      String(score.value),
      formats.range(score.band),
      timeOf(score),
    ]),
  };
  return (
    <Card aria-label={t("results.score")}>
      <ScoreLine
        name={t("opt.overall")}
        value={cefrName(level)}
        error={`(${band})`}
        band={[t("opt.points", { value: whole.value }), ...(part === undefined ? [] : [t(parts[part])])].join(" · ")}
      />
      <Box mt="16" fontSize="lg" maxW="prose">
        {meaning}
      </Box>
      <Box color="fg.muted" mt="4" maxW="prose" fontVariantNumeric="tabular-nums">
        {t("opt.band", { band })}
      </Box>
      <Box mt="24">
        <ChartFigure table={table}>
          <LevelNames reached={level} />
          <Grid gap="16" mt="12">
            {report.scores.map((score) => (
              <LadderRow
                key={score.scale ?? "whole"}
                score={score}
                {...(score.scale === null ? {} : { detail: timeOf(score) })}
              />
            ))}
          </Grid>
        </ChartFigure>
      </Box>
    </Card>
  );
}
