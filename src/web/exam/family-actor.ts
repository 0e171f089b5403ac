import type { ActorRefFrom } from "xstate";
import type { FamilyChart } from "../../../machines/exam/family-chart";
import type { SittingSnapshot } from "../../../machines/exam/sitting.selectors";

/** The family's actor of a sitting, where it runs this chart; undefined while none does. */
export function familyActor<Chart extends FamilyChart>(
  { children: { family } }: SittingSnapshot,
  chart: Chart,
): ActorRefFrom<Chart> | undefined {
  if (family === undefined || family.getSnapshot().machine.id !== chart.id) return undefined;
  return family as unknown as ActorRefFrom<Chart>;
}
