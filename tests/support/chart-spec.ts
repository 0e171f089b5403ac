import type { AnyEventObject, AnyStateMachine } from "xstate";
import type { Expected } from "./model";
import type { Exploration } from "./paths";
import type { ByHand, Effects } from "./walk";

export interface ChartCase<M extends AnyStateMachine> {
  readonly name: string;
  readonly exploration: Exploration<M>;
  /** How many paths there are. A chart that gains or loses a way has another number. */
  readonly paths: number;
  /** How many steps they have together, where a way that is lost would leave their number as it is. */
  readonly steps?: number;
  /** The name of a step if the type of its event is not specific enough. */
  readonly nameOf?: (event: AnyEventObject) => string;
  /** The required effects of each step, written by hand; without reports, nothing may have been reported. */
  readonly expected?: (step: Expected) => ByHand;
}

/** A chart with all that is needed to walk it. */
export interface ChartSpec<M extends AnyStateMachine = AnyStateMachine> {
  readonly name: string;
  readonly machine: M;
  readonly effects: Effects;
  readonly cases: readonly ChartCase<M>[];
  /** Faults without a noticeable effect, by their names in the mutation run, each with its reason. */
  readonly equivalents?: Readonly<Record<string, string>>;
}

/** Gives a specification its types. */
export const chartSpec = <M extends AnyStateMachine>(spec: ChartSpec<M>): ChartSpec => spec as unknown as ChartSpec;
