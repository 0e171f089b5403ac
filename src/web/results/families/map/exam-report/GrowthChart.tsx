import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { GrowthRecord } from "../../../../../contract/report/growth";
import { useLanguage } from "../../../../i18n/language";
import { useMessage } from "../../../../i18n/use-message";
import { ChartFigure } from "../../../../ui/chart/ChartFigure";
import { BandBar, PointFigure, ValueTicks } from "../../../../ui/chart/ChartMarks";
import { ink } from "../../../../ui/chart/ink";
import { linePath } from "../../../../ui/chart/paths";
import { up, type Domain } from "../../../../ui/chart/scale";
import { formatsOf } from "../../../../ui/format";
import { seasonMessages } from "../words";
import { growthDomain, growthPoints, growthTicks, slotAt, type GrowthPoint } from "./growth-chart";

const height = 220;

/** Scores of up to five terms with their bands, the norm group's means, and the projection for the next term. */
export function GrowthChart({ record, scale }: { readonly record: GrowthRecord; readonly scale: Domain }) {
  const t = useMessage();
  const formats = formatsOf(useLanguage());
  const points = growthPoints(record);
  const domain = growthDomain(points, scale);
  const placeOf = (index: number) => slotAt(index, points.length);
  const termName = ({ grade, season }: GrowthPoint) => t("results.group", { grade, season: t(seasonMessages[season]) });
  const told = points.filter(({ isProjected }) => !isProjected);
  const line = (chosen: readonly GrowthPoint[], valueOf: (point: GrowthPoint) => number) =>
    linePath(chosen.map((point) => [placeOf(points.indexOf(point)), up(domain, valueOf(point))]));
  const table = {
    caption: t("results.growth.title"),
    head: [t("results.growth.term"), t("results.growth.you"), t("results.growth.range"), t("results.growth.mean")],
    rows: points.map((point) => [
      point.isProjected ? t("results.growth.projected", { term: termName(point) }) : termName(point),
      formats.whole(point.rit),
      formats.range(point.band),
      formats.whole(point.normMean),
    ]),
  };
  return (
    <ChartFigure table={table}>
      <Flex as="ul" listStyleType="none" p="0" m="0" mb="24" columnGap="16" rowGap="4" wrap="wrap" fontSize="sm">
        <Key stroke={ink.own} name={t("results.growth.you")} />
        <Key stroke={ink.axis} name={t("results.growth.mean")} />
        {record.projection === null ? null : <Key stroke={ink.own} isDashed name={t("results.growth.next")} />}
      </Flex>
      <svg
        role="img"
        aria-label={t("results.growth.summary", {
          scores: formats.list(told.map((point) => `${termName(point)} ${formats.whole(point.rit)}`)),
        })}
        width="100%"
        height={height + 44}
        style={{ display: "block", overflow: "visible", fontVariantNumeric: "tabular-nums" }}
      >
        <svg width="100%" height={height} style={{ overflow: "visible" }}>
          <ValueTicks domain={domain} ticks={growthTicks(domain)} />
          <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
            <Line d={line(points, ({ normMean }) => normMean)} stroke={ink.axis} />
            <Line d={line(points.slice(-2), ({ rit }) => rit)} stroke={ink.own} isDashed />
            <Line d={line(told, ({ rit }) => rit)} stroke={ink.own} />
          </svg>
          {points.map((point, index) => (
            <g key={point.name}>
              <BandBar x={placeOf(index)} band={[up(domain, point.band[1]), up(domain, point.band[0])]} thickness={6} />
              <circle
                cx={`${placeOf(index)}%`}
                cy={`${up(domain, point.rit)}%`}
                r="5"
                fill={point.isProjected ? ink.paper : ink.own}
                stroke={ink.own}
                strokeWidth="2"
              />
              <PointFigure x={placeOf(index)} y={up(domain, point.rit)} dx={10} value={point.rit} />
            </g>
          ))}
        </svg>
        {points.map((point, index) => (
          <g key={point.name} fontSize="12" fill={ink.text} textAnchor="middle">
            <text x={`${placeOf(index)}%`} y={height + 18}>
              {t("results.growth.grade", { grade: point.grade })}
            </text>
            <text x={`${placeOf(index)}%`} y={height + 36} fill={ink.quiet}>
              {t(seasonMessages[point.season])}
            </text>
          </g>
        ))}
      </svg>
    </ChartFigure>
  );
}

interface Stroke {
  readonly stroke: string;
  readonly isDashed?: boolean;
}

const Line = ({ d, stroke, isDashed = false }: Stroke & { readonly d: string }) => (
  <path
    d={d}
    fill="none"
    stroke={stroke}
    strokeWidth="2"
    strokeDasharray={isDashed ? "4 4" : undefined}
    vectorEffect="non-scaling-stroke"
  />
);

const Key = ({ name, ...stroke }: Stroke & { readonly name: string }) => (
  <Flex as="li" align="center" gap="6" color="fg.muted">
    <Box asChild flex="none">
      <svg width="20" height="8" viewBox="0 0 20 8" aria-hidden="true">
        <Line d="M0 4L20 4" {...stroke} />
      </svg>
    </Box>
    {name}
  </Flex>
);
