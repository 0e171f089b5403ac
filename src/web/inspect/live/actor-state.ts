import type { AnyActorRef, AnyMachineSnapshot } from "xstate";
import { mask } from "./mask";
import { isFields, type ActorState } from "./messages";

/**
 * An actor that runs a chart. Actors of promises and callbacks are not shown by themselves but as part of their
 * parents.
 */
export type ChartActor = AnyActorRef & { readonly getSnapshot: () => AnyMachineSnapshot };

const runsChart = (logic: unknown): boolean => isFields(logic) && ("root" in logic || logic["runsOneChart"] === true);
/** Whether an actor runs a chart, by itself or by a wrapper that runs a chart chosen at run time. */
export const isChartActor = (ref: unknown): ref is ChartActor =>
  typeof ref === "object" && ref !== null && "logic" in ref && runsChart(ref.logic);
export const chartIdOf = (actor: ChartActor): string => actor.getSnapshot().machine.id;

const isOutside = (type: string) => !type.startsWith("xstate.") && type !== "*" && type !== "";

/** The masked state of an actor that may be sent to inspectors. */
export function actorState(snapshot: AnyMachineSnapshot): ActorState {
  return {
    status: snapshot.status,
    active: snapshot._nodes.map((node) => node.id),
    tags: [...snapshot.tags].map(String),
    context: mask(snapshot.context),
    accepts:
      snapshot.status === "active"
        ? [...new Set(snapshot._nodes.flatMap((node) => node.ownEvents.filter(isOutside)))]
        : [],
  };
}

/** An actor and all actors that it has invoked or spawned, limited to those that run charts. */
export const chartActorsIn = (actor: unknown): ChartActor[] =>
  isChartActor(actor) ? [actor, ...Object.values(actor.getSnapshot().children).flatMap(chartActorsIn)] : [];
