import type { AnyActorRef, AnyMachineSnapshot } from "xstate";
import { mask } from "./mask";
import { isFields, type ActorState } from "./messages";

/** Runs a chart: actors of promises and callbacks are part of their parents' stories. */
export type ChartActor = AnyActorRef & { readonly getSnapshot: () => AnyMachineSnapshot };

const runsChart = (logic: unknown): boolean => isFields(logic) && ("root" in logic || logic["runsOneChart"] === true);
/** A chart's own logic, or one that runs whichever chart it was asked for. */
export const isChartActor = (ref: unknown): ref is ChartActor =>
  typeof ref === "object" && ref !== null && "logic" in ref && runsChart(ref.logic);
export const chartIdOf = (actor: ChartActor): string => actor.getSnapshot().machine.id;

const isOutside = (type: string) => !type.startsWith("xstate.") && type !== "*" && type !== "";

/** What may be told of an actor. */
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

/** An actor and all that it has invoked or spawned, those that run charts. */
export const chartActorsIn = (actor: unknown): ChartActor[] =>
  isChartActor(actor) ? [actor, ...Object.values(actor.getSnapshot().children).flatMap(chartActorsIn)] : [];
