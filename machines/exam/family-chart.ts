import type { AnyStateMachine } from "xstate";
import type { FamilyInput } from "./family";

/**
 * A chart that runs the sittings of a family: it takes a `FamilyInput`, hears `FamilyEvent`s and sends
 * `FamilyReport`s to its parent. What it is called and which states it has is the family's own business.
 */
export type FamilyChart = AnyStateMachine;

/** Stands for the choice of a chart, which the composition root makes: charts come with their families. */
export const unprovidedChart = ({ attempt }: FamilyInput): FamilyChart => {
  throw new Error(`no chart was provided for a test of the family ${attempt.family}`);
};
