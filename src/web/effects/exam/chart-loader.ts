import type { clockMachine } from "../../../../machines/exam/clock.machine";
import type { FamilyInput } from "../../../../machines/exam/family";
import type { FamilyChart } from "../../../../machines/exam/family-chart";
import type { Attempt } from "../../../contract/attempt/attempt";
import { untilThere } from "../../loading/until-there";
import type { AudioDependencies } from "../audio/window-audio";
import type { SittingEffects } from "./operations";

/** What the families' charts invoke, with their effects joined. */
export interface ChartParts {
  readonly clock: typeof clockMachine;
  readonly extract: SittingEffects["extract"];
  readonly audio: AudioDependencies;
}

/** What a family brings for sitting its tests: the chart, and how its effects are joined. */
export interface FamilyModule {
  readonly chart: (parts: ChartParts) => FamilyChart;
}

export type DrawnAttempt = Pick<Attempt, "family" | "exam_info">;

/** How the chart of a sitting is fetched; the same function for the same chart. Throws where there is none. */
export type ChartSource = (attempt: DrawnAttempt) => () => Promise<FamilyModule>;

/** The charts that have come so far. */
export interface ChartLoader {
  /** Fetches the chart of a sitting; asks until it is there. Throws where the application has none. */
  readonly fetch: (attempt: DrawnAttempt) => Promise<void>;
  /** The chart of a sitting, once it has come; throws before. */
  readonly chartFor: (input: FamilyInput) => FamilyChart;
}

export const chartLoader = (sourceOf: ChartSource, parts: ChartParts): ChartLoader => {
  const there = new Map<() => Promise<FamilyModule>, FamilyChart>();
  return {
    fetch: async (attempt) => {
      const load = sourceOf(attempt);
      if (!there.has(load)) there.set(load, (await untilThere(load, `chart of ${attempt.family}`)).chart(parts));
    },
    chartFor: ({ attempt }) => {
      const chart = there.get(sourceOf(attempt));
      if (chart === undefined) throw new Error(`the chart of the family ${attempt.family} has not come yet`);
      return chart;
    },
  };
};
