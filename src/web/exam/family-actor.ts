import type { ActorRefFrom } from "xstate";
import type { FamilyChart } from "../../../machines/exam/family-chart";
import type { SittingSnapshot } from "../../../machines/exam/sitting.selectors";

/** The actor of the family in a sitting, typed as running this machine; undefined while there is none. */
export function familyActor<Chart extends FamilyChart>(
  { children: { family } }: SittingSnapshot,
  chart: Chart,
): ActorRefFrom<Chart> | undefined {
  if (family === undefined || family.getSnapshot().machine.id !== chart.id) return undefined;
  return family as unknown as ActorRefFrom<Chart>;
}
