import type { ScoreUnit } from "../../../contract/families";
import { useLanguage } from "../../i18n/language";
import { BandBar, PointFigure, ValueTicks } from "../../ui/chart/ChartMarks";
import { ink } from "../../ui/chart/ink";
import { linePath } from "../../ui/chart/paths";
import { placedPoints, valueDomain, valueTicks, type TimePoint } from "./time-chart";

interface TimeChartProps {
  readonly points: readonly TimePoint[];
  readonly unit: ScoreUnit;
  readonly summary: string;
  readonly height: number;
  /** Small charts have no axes: the text beside them states the figures. */
  readonly isSmall?: boolean;
}

/** Scores with their bands by the time of their attempts. */
export function TimeChart({ points, unit, summary, height, isSmall = false }: TimeChartProps) {
  const language = useLanguage();
  const day = new Intl.DateTimeFormat(language, { day: "numeric", month: "short", year: "2-digit" });
  const domain = valueDomain(points, unit);
  const dots = placedPoints(points, domain);
  const ticks = isSmall ? [] : valueTicks(domain);
  const ends = isSmall ? [] : [...new Set([dots[0], dots.at(-1)])].flatMap((dot) => dot ?? []);
  return (
    <svg
      role="img"
      aria-label={summary}
      width="100%"
      height={height + (isSmall ? 0 : 24)}
      style={{ display: "block", overflow: "visible", fontVariantNumeric: "tabular-nums" }}
    >
      <svg width="100%" height={height} style={{ overflow: "visible" }}>
        <ValueTicks domain={domain} ticks={ticks} />
        {isSmall ? <line x1="0" x2="100%" y1="100%" y2="100%" stroke={ink.track} /> : null}
        <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
          <path
            d={linePath(dots.map(({ x, y }) => [x, y]))}
            fill="none"
            stroke={ink.own}
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {dots.map(({ point, x, y, band }) => (
          <g key={point.attempt_id}>
            <BandBar x={x} band={band} thickness={isSmall ? 4 : 6} />
            <circle cx={`${x}%`} cy={`${y}%`} r={isSmall ? 2.5 : 4} fill={ink.own} />
          </g>
        ))}
        {isSmall
          ? null
          : dots
              .slice(-1)
              .map(({ point, x, y }) => <PointFigure key={point.attempt_id} x={x} y={y} dx={8} value={point.value} />)}
      </svg>
      {ends.map(({ point }, place) => (
        <text
          key={point.attempt_id}
          x={ends.length === 1 ? "50%" : `${place * 100}%`}
          y={height + 18}
          fontSize="12"
          fill={ink.quiet}
          textAnchor={ends.length === 1 ? "middle" : place === 0 ? "start" : "end"}
        >
          {day.format(point.at)}
        </text>
      ))}
    </svg>
  );
}
