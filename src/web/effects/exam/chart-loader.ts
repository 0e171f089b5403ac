import type { clockMachine } from "../../../../machines/exam/clock.machine";
import type { FamilyInput } from "../../../../machines/exam/family";
import type { FamilyChart } from "../../../../machines/exam/family-chart";
import type { Attempt } from "../../../contract/attempt/attempt";
import { untilThere } from "../../loading/until-there";
import type { AudioDependencies } from "../audio/window-audio";
import type { SittingEffects } from "./operations";

/** The machines and effects that the machines of families invoke. */
export interface ChartParts {
  readonly clock: typeof clockMachine;
  readonly extract: SittingEffects["extract"];
  readonly audio: AudioDependencies;
}

/** The module of a family: makes its machine with the effects provided. */
export interface FamilyModule {
  readonly chart: (parts: ChartParts) => FamilyChart;
}

export type DrawnAttempt = Pick<Attempt, "family" | "exam_info">;

/**
 * Returns the loader of the machine for an attempt; the same function for the same machine. Throws where there is none.
 */
export type ChartSource = (attempt: DrawnAttempt) => () => Promise<FamilyModule>;

/** Loads the machines of families and caches them. */
export interface ChartLoader {
  /** Loads the machine of an attempt, retrying until it is there. Throws where the application has none. */
  readonly fetch: (attempt: DrawnAttempt) => Promise<void>;
  /** The loaded machine of an attempt; throws where it is not loaded yet. */
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
