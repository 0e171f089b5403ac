import type { MapReport } from "../../../../contract/report/report";
import type { Mark } from "../../../item/review/marks";
import { bandPath, linePath, type ChartPoint } from "../../../ui/chart/paths";
import { up, windowAround, type Domain } from "../../../ui/chart/scale";

export interface TraceStep {
  /** From 1. */
  readonly number: number;
  readonly item: MapReport["trace"][number];
  /** As in the analysis: a partly right answer does not count as right. */
  readonly mark: Mark;
  /** Percent from the left; one column per item. */
  readonly x: number;
  /** Percent from the top. */
  readonly difficultyAt: number;
  readonly estimateAt: number;
}

export interface TracePicture {
  readonly domain: Domain;
  readonly steps: readonly TraceStep[];
  /** Paths in percent of the picture. */
  readonly line: string;
  readonly band: string;
}

/** The layout of an attempt's trace: difficulties as dots, the estimate as a line in its band of one standard error. */
export const traceLayout = ({ trace, scale, items }: Pick<MapReport, "trace" | "scale" | "items">): TracePicture => {
  const domain = windowAround(
    trace.flatMap(({ difficulty, rit, se }) => [difficulty, rit - se, rit + se]),
    { step: 10, margin: 3, span: 40, limits: scale },
  );
  const marks = new Map(items.map(({ exercise_id, mark }) => [exercise_id, mark]));
  const steps = trace.map((item, index) => ({
    number: index + 1,
    item,
    mark: marks.get(item.exercise_id) ?? (item.right ? "right" : "wrong"),
    x: Math.round(((index + 0.5) / trace.length) * 1e5) / 1e3,
    difficultyAt: up(domain, item.difficulty),
    estimateAt: up(domain, item.rit),
  }));
  const edge = (sign: 1 | -1) => steps.map(({ x, item }): ChartPoint => [x, up(domain, item.rit + sign * item.se)]);
  return {
    domain,
    steps,
    line: linePath(steps.map(({ x, estimateAt }) => [x, estimateAt])),
    band: bandPath(edge(1), edge(-1)),
  };
};
