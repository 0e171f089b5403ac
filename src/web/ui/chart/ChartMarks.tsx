import { useLanguage } from "../../i18n/language";
import { formatsOf } from "../format";
import { ink } from "./ink";
import { up, type Domain } from "./scale";

/** Horizontal lines at round values, each labelled. */
export function ValueTicks({ domain, ticks }: { readonly domain: Domain; readonly ticks: readonly number[] }) {
  const formats = formatsOf(useLanguage());
  return ticks.map((tick) => {
    const top = `${up(domain, tick)}%`;
    return (
      <g key={tick}>
        <line x1="0" x2="100%" y1={top} y2={top} stroke={ink.track} />
        <text x="0" y={top} dy="-4" fontSize="12" fill={ink.quiet}>
          {formats.score(tick)}
        </text>
      </g>
    );
  });
}

interface BandBarProps {
  /** Percent from the left; both ends in percent from the top. */
  readonly x: number;
  readonly band: readonly [top: number, bottom: number];
  readonly thickness: number;
}

/** The band of a score as a bar behind its point. */
export const BandBar = ({ x, band: [top, bottom], thickness }: BandBarProps) => (
  <line
    x1={`${x}%`}
    x2={`${x}%`}
    y1={`${top}%`}
    y2={`${bottom}%`}
    stroke={ink.own}
    strokeWidth={thickness}
    strokeLinecap="round"
    opacity="0.28"
  />
);

interface PointFigureProps {
  /** Percent from the left and from the top. */
  readonly x: number;
  readonly y: number;
  /** Pixels to the right of the point. */
  readonly dx: number;
  readonly value: number;
}

/** The number beside a point, legible over other marks. */
export function PointFigure({ x, y, dx, value }: PointFigureProps) {
  const formats = formatsOf(useLanguage());
  return (
    <text
      x={`${x}%`}
      y={`${y}%`}
      dx={dx}
      dy="5"
      fontSize="14"
      fontWeight="600"
      fill={ink.own}
      stroke={ink.paper}
      strokeWidth="4"
      paintOrder="stroke"
    >
      {formats.score(value)}
    </text>
  );
}
