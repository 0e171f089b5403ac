import type { AnyEventObject } from "xstate";
import { chartSpec, type ChartCase } from "../../support/chart-spec";
import type { Expected } from "../../support/model";
import type { ByHand } from "../../support/walk";
import { caseOf } from "./catalogue";
import { chart, explorationOf } from "./samples";

const judging = (name: string, keepsPlace: boolean, paths: number): ChartCase<typeof chart> => ({
  name,
  paths,
  exploration: explorationOf(keepsPlace),
  nameOf: (event: AnyEventObject) => caseOf(event, keepsPlace).name,
  expected: ({ event, before }: Expected): ByHand => {
    if (before === null) return { value: "judging", does: [] };
    const { outcome, effects } = caseOf(event, keepsPlace);
    return { value: outcome, does: effects.map(([effect]) => effect) };
  },
});

export const spec = chartSpec({
  name: "faults",
  machine: chart,
  effects: {},
  cases: [judging("one fact", false, 51), judging("one fact in a sitting", true, 32)],
});
