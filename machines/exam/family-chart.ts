import type { AnyStateMachine } from "xstate";
import type { FamilyInput } from "./family";

/**
 * A chart that runs the attempts of a family: it takes a `FamilyInput`, receives `FamilyEvent`s and sends
 * `FamilyReport`s to its parent. Its id and states are up to the family.
 */
export type FamilyChart = AnyStateMachine;

/** Placeholder for the choice of a chart: the composition root supplies the families' charts. Throws when called. */
export const unprovidedChart = ({ attempt }: FamilyInput): FamilyChart => {
  throw new Error(`no chart was provided for a test of the family ${attempt.family}`);
};
