import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import type { ProgressLine, Strand } from "../../../contract/report/progress";
import { useCall } from "../../effects/use-call";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { ChartFigure } from "../../ui/chart/ChartFigure";
import { FaultCard } from "../../ui/FaultCard";
import { formatsOf } from "../../ui/format";
import { Skeleton } from "../../ui/Skeleton";
import { TimeChart } from "./TimeChart";

const heightPx = 64;

/** The areas of a series' tests, each with a small chart. */
export function Skills({ line }: { readonly line: ProgressLine }) {
  const t = useMessage();
  const language = useLanguage();
  const formats = formatsOf(language);
  const record = useCall("skillProgress", { line: line.line });
  if (record.isError) return <FaultCard fault={record.error} onRetry={() => void record.refetch()} />;
  if (record.data === undefined) return <Skeleton height="240px" />;
  const { strands } = record.data;
  if (strands.length === 0) return <Box color="fg.muted">{t("record.growthNoSkills")}</Box>;
  const table = {
    caption: t("record.growthSkills"),
    head: [
      t("record.growthSkills"),
      t("record.growthWhen"),
      t("record.score"),
      t("record.growthRange"),
      t("record.growthQuestions"),
    ],
    rows: strands.flatMap(({ title, points }) =>
      points
        .toReversed()
        .map(({ at, value, band, items }) => [
          localized(title, language),
          formats.moment(at),
          formats.score(value),
          formats.range(band),
          formats.whole(items),
        ]),
    ),
  };
  return (
    <ChartFigure table={table}>
      <Grid gap="24" templateColumns="repeat(auto-fill, minmax(min(100%, 220px), 1fr))">
        {strands.map((strand) => (
          <Small key={strand.strand} strand={strand} />
        ))}
      </Grid>
    </ChartFigure>
  );
}

function Small({ strand: { title, unit, points } }: { readonly strand: Strand }) {
  const t = useMessage();
  const language = useLanguage();
  const formats = formatsOf(language);
  const name = localized(title, language);
  const latest = points.at(-1);
  if (latest === undefined) return null;
  return (
    <Box minW="0">
      <Box fontWeight="medium">{name}</Box>
      <Box color="fg.muted" fontSize="sm" mb="12" fontVariantNumeric="tabular-nums">
        {t("record.growthLatest", { value: formats.score(latest.value), band: formats.range(latest.band) })}
      </Box>
      <TimeChart
        points={points}
        unit={unit}
        height={heightPx}
        isSmall
        summary={t("record.growthSummary", {
          title: name,
          count: points.length,
          first: formats.score(points[0]?.value ?? 0),
          last: formats.score(latest.value),
        })}
      />
    </Box>
  );
}
