import type { AnyActorRef, AnyEventObject, AnyTransitionDefinition, InspectionEvent } from "xstate";
import { transitionId } from "../chart/graph";
import { chartActorsIn, chartIdOf, isChartActor, actorState, type ChartActor } from "./actor-state";
import { mask } from "./mask";
import {
  isFields,
  isRequest,
  version,
  type ActorFact,
  type InspectionReport,
  type InspectionRequest,
  type InspectionStep,
} from "./messages";

export interface PublisherDependencies {
  /** An id of this tab, new for each load. */
  readonly tab: string;
  /** The actors without a parent that may be inspected. */
  readonly roots: () => readonly AnyActorRef[];
  readonly post: (report: InspectionReport) => void;
  /** Epoch ms. */
  readonly now: () => number;
}

/** Milliseconds for which a tab goes on reporting after the last hello. */
export const helloTimeoutMs = 15_000;

const idsOf = (transitions: readonly AnyTransitionDefinition[]) =>
  transitions.flatMap((transition) => transitionId(transition) ?? []);
const toldEvent = (event: AnyEventObject): InspectionStep["event"] => {
  const told = mask(event);
  return { ...(isFields(told) ? told : {}), type: event.type };
};

export interface Publisher {
  /** Processes a message of the channel. */
  readonly hear: (message: unknown) => void;
  /** Notifies that another actor may be inspected. */
  readonly noteActor: () => void;
}

/** Sends masked reports of the events in this tab to inspectors, while one requests them. */
export function makePublisher({ tab, roots, post, now }: PublisherDependencies): Publisher {
  const watched = new Map<AnyActorRef, () => void>();
  let lastHello = -Infinity;
  const isAsked = () => now() - lastHello <= helloTimeoutMs;

  const factOf = (actor: ChartActor): ActorFact => ({
    actor: actor.sessionId,
    chart: chartIdOf(actor),
    state: actorState(actor.getSnapshot()),
  });
  const everyActor = () => roots().flatMap(chartActorsIn);

  const stop = () => {
    lastHello = -Infinity;
    for (const unsubscribe of watched.values()) unsubscribe();
    watched.clear();
  };
  const listener = () => {
    const taken = new WeakMap<object, string[]>();
    return (seen: InspectionEvent) => {
      if (!isChartActor(seen.actorRef)) return;
      if (!isAsked()) return stop();
      if (seen.type === "@xstate.microstep")
        taken.set(seen.actorRef, [...(taken.get(seen.actorRef) ?? []), ...idsOf(seen._transitions)]);
      if (seen.type !== "@xstate.snapshot") return;
      post({
        version,
        kind: "step",
        tab,
        at: now(),
        ...factOf(seen.actorRef),
        event: toldEvent(seen.event),
        transitions: taken.get(seen.actorRef) ?? [],
      });
      taken.delete(seen.actorRef);
    };
  };
  const watch = () => {
    for (const root of roots()) {
      if (watched.has(root)) continue;
      const subscription = root.system.inspect(listener());
      watched.set(root, () => subscription.unsubscribe());
    }
  };
  const accepts = (actor: ChartActor, event: AnyEventObject): boolean => {
    try {
      return !event.type.startsWith("xstate.") && actor.getSnapshot().can(event);
    } catch {
      return false;
    }
  };
  const send = ({ actor: name, event }: Extract<InspectionRequest, { kind: "send" }>) => {
    const actor = everyActor().find((candidate) => candidate.sessionId === name);
    if (actor !== undefined && accepts(actor, event)) actor.send(event);
    else post({ version, kind: "refused", tab, at: now(), actor: name, eventType: event.type });
  };

  const tellActors = () => {
    watch();
    post({ version, kind: "actors", tab, at: now(), actors: everyActor().map(factOf) });
  };

  return {
    hear: (message) => {
      if (!isRequest(message)) return;
      if (message.kind === "bye") return stop();
      if (message.kind === "send") return message.tab === tab ? send(message) : undefined;
      lastHello = now();
      tellActors();
    },
    noteActor: () => {
      if (isAsked()) tellActors();
    },
  };
}
