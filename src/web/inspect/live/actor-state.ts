import type { AnyActorRef, AnyMachineSnapshot } from "xstate";
import { mask } from "./mask";
import { isFields, type ActorState } from "./messages";

/** Runs a chart: actors of promises and callbacks are part of their parents' stories. */
export type ChartActor = AnyActorRef & { readonly getSnapshot: () => AnyMachineSnapshot };

const isActor = (ref: unknown): ref is AnyActorRef =>
  typeof ref === "object" && ref !== null && "getSnapshot" in ref && typeof ref.getSnapshot === "function";
/** An actor that runs whichever chart it was asked for has a logic of its own: its snapshot says which chart it is. */
export const isChartActor = (ref: unknown): ref is ChartActor =>
  isActor(ref) && isFields(ref.getSnapshot()) && "machine" in ref.getSnapshot();
export const chartIdOf = (actor: ChartActor): string => actor.getSnapshot().machine.id;

const isOutside = (type: string) => !type.startsWith("xstate.") && type !== "*" && type !== "";

/** What may be told of an actor. */
export function stateOf(snapshot: AnyMachineSnapshot): ActorState {
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
