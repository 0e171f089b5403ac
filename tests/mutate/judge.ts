import type { ChartCase, ChartSpec } from "../support/chart-spec";
import { calculate, type Expected } from "../support/model";
import { pathsThrough, stepsOf } from "../support/paths";
import { walk } from "../support/walk";
import { mutantsOf, type Mutant } from "./mutants";

export interface Verdict {
  readonly mutant: Mutant;
  /** The name of the mutant in the run. */
  readonly name: string;
  /** The paths of the original chart fail on the mutant. */
  readonly isKilled: boolean;
  /** The tests would fail with this fault in the source, where the paths are computed from the faulty chart. */
  readonly isNoticed: boolean;
}

interface Road {
  readonly of: ChartCase<ChartSpec["machine"]>;
  readonly steps: readonly Expected[];
  readonly taken: ReadonlySet<string>;
}

const fails = async (attempt: () => Promise<unknown>): Promise<boolean> => {
  try {
    await attempt();
    return false;
  } catch {
    return true;
  }
};

/** All paths of the original chart, with the expected results of each step and the transitions it takes. */
const roadsOf = async ({ machine, effects, cases }: ChartSpec): Promise<Road[]> => {
  const roads: Road[] = [];
  for (const one of cases) {
    const { input } = one.exploration;
    for (const path of pathsThrough(machine, one.exploration)) {
      const steps = calculate(machine, path, input);
      const { expected } = one;
      roads.push({ of: one, steps, taken: await walk({ machine, input, effects, steps, expected }) });
    }
  }
  return roads;
};

const kills = async ({ machine, effects }: ChartSpec, roads: readonly Road[], { transition, change }: Mutant) => {
  for (const { of, steps, taken } of roads) {
    const { input } = of.exploration;
    if (taken.has(transition) && (await fails(() => walk({ machine, input, effects, steps, change })))) return true;
  }
  return false;
};

/**
 * Whether the tests would notice a mutant: by the number of paths and of their steps, and by the expectations written
 * by hand.
 */
const notices = async ({ machine, effects, cases }: ChartSpec, { change }: Mutant): Promise<boolean> => {
  const faulty = machine.provide({});
  change(faulty);
  for (const { exploration, expected, paths, steps } of cases) {
    const { input } = exploration;
    const isOtherwise = await fails(async () => {
      const found = pathsThrough(faulty, exploration);
      if (found.length !== paths) throw new Error(`${found.length} paths`);
      if (steps !== undefined && stepsOf(found) !== steps) throw new Error(`${stepsOf(found)} steps`);
      if (expected === undefined) return;
      for (const path of found)
        await walk({ machine, input, effects, steps: calculate(faulty, path, input), expected, change });
    });
    if (isOtherwise) return true;
  }
  return false;
};

/** Puts each fault into the chart and returns whether it was found. */
export const judge = async (spec: ChartSpec): Promise<Verdict[]> => {
  const roads = await roadsOf(spec);
  const verdicts: Verdict[] = [];
  for (const mutant of mutantsOf(spec.machine)) {
    const isKilled = await kills(spec, roads, mutant);
    const name = `${mutant.transition}, ${mutant.kind}`;
    verdicts.push({ mutant, name, isKilled, isNoticed: await notices(spec, mutant) });
  }
  return verdicts;
};
