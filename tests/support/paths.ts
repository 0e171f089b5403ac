import { TestModel } from "@xstate/graph";
import {
  createActor,
  createMachine,
  fromCallback,
  fromPromise,
  SimulatedClock,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type InspectionEvent,
  type SnapshotFrom,
} from "xstate";

/** What an invoked effect may answer, written as the event that XState raises when it does. */
export const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}` as const, output });
export const failed = (id: string, error: unknown) => ({ type: `xstate.error.actor.${id}` as const, error });

export interface Exploration<M extends AnyStateMachine> {
  /**
   * One sample for each thing that an event can bring about; an event that a state owns and that has no sample is an
   * error.
   */
  readonly samples: readonly (EventFromLogic<M> | ReturnType<typeof done> | ReturnType<typeof failed>)[];
  /** The part of the context that changes what happens next; everything else is collapsed. */
  readonly project?: (snapshot: SnapshotFrom<M>) => unknown;
  readonly input?: unknown;
}

export interface Step {
  readonly event: AnyEventObject;
  readonly snapshot: AnyMachineSnapshot;
}
export type ChartPath = readonly Step[];

const isOwn = (type: string) => type.startsWith("xstate.after.") || type.startsWith("xstate.done.state.");

const eventsFor = (snapshot: AnyMachineSnapshot, samples: readonly AnyEventObject[]): AnyEventObject[] => {
  const owned = [...new Set(snapshot._nodes.flatMap((node) => node.ownEvents))];
  return owned.flatMap((type) => {
    const cases = samples.filter((sample) => sample.type === type);
    if (cases.length === 0 && !isOwn(type))
      throw new Error(`no sample for "${type}", which ${JSON.stringify(snapshot.value)} accepts`);
    return (cases.length > 0 ? cases : [{ type }]).filter((event) => snapshot.can(event));
  });
};

const deaf = { _send: () => undefined, send: () => undefined, id: "parent", sessionId: "x:parent" };
const withParent = (scope: { self: object }) => ({
  ...scope,
  self: Object.assign(Object.create(scope.self) as object, { _parent: deaf }),
});

/** The same chart with a parent that hears and says nothing, so that reports to a parent can be walked over. */
const heard = (machine: AnyStateMachine): AnyStateMachine =>
  Object.assign(Object.create(machine) as AnyStateMachine, {
    transition: (snapshot: AnyMachineSnapshot, event: AnyEventObject, scope: { self: object }) =>
      machine.transition(snapshot, event, withParent(scope) as never),
    getInitialSnapshot: (scope: { self: object }, input: unknown) =>
      machine.getInitialSnapshot(withParent(scope) as never, input as never),
  });

/** The fewest paths that together take every enabled event of every reachable place at least once. */
export const pathsThrough = <M extends AnyStateMachine>(
  machine: M,
  { samples, project = () => null, input }: Exploration<M>,
): ChartPath[] => {
  const place = (snapshot: AnyMachineSnapshot) =>
    JSON.stringify([snapshot.value, project(snapshot as SnapshotFrom<M>)]);
  const model = new TestModel<AnyMachineSnapshot, AnyEventObject, unknown>(heard(machine) as never, {
    input,
    limit: 20_000,
    events: (snapshot) => eventsFor(snapshot, samples as readonly AnyEventObject[]),
    serializeState: (snapshot, event, previous) =>
      event && previous ? `${place(previous)} ${JSON.stringify(event)} ${place(snapshot)}` : place(snapshot),
    stateMatcher: (snapshot, key) => snapshot.matches(key),
  });
  return model.getShortestPaths().map((path) => path.steps.map(({ event, state }) => ({ event, snapshot: state })));
};

const eventName = (event: AnyEventObject): string =>
  event.type
    .replace(/^xstate\.done\.actor\./, "done ")
    .replace(/^xstate\.error\.actor\./, "error ")
    .replace(/^xstate\.after\.([^.]+)\..*/, "after $1");

/** "signIn.submitted › done signIn › …" */
export const pathName = (path: ChartPath, nameOf: (event: AnyEventObject) => string = eventName): string =>
  path
    .slice(1)
    .map(({ event }) => nameOf(event))
    .join(" › ") || "initial";

interface DeclaredTransition {
  readonly source: { readonly id: string };
  readonly eventType: string;
  readonly guard?: unknown;
  readonly target: readonly { readonly id: string }[] | undefined;
}

const nameOf = (transition: DeclaredTransition): string => {
  const { guard } = transition;
  const guardName =
    guard === undefined
      ? ""
      : typeof guard === "string"
        ? ` [${guard}]`
        : typeof guard === "object" && guard !== null && "type" in guard
          ? ` [${String(guard.type)}]`
          : " [guarded]";
  return (
    `${transition.source.id}: ${transition.eventType || "always"}${guardName} → ` +
    `${(transition.target ?? []).map((node) => node.id).join(", ") || "stays"}`
  );
};

/**
 * Every transition that the chart declares, by name; eventless ones included, the bare forbidding of an event left
 * out.
 */
export const transitionsOf = (machine: AnyStateMachine): string[] => {
  const names: string[] = [];
  const visit = (node: AnyStateMachine["root"]) => {
    const declared = [...node.transitions.values()].flat().concat(node.always ?? []);
    for (const transition of declared)
      if (transition.target !== undefined || transition.actions.length > 0)
        names.push(nameOf(transition as unknown as DeclaredTransition));
    for (const child of Object.values(node.states)) visit(child);
  };
  visit(machine.root);
  return [...new Set(names)].sort();
};

export interface Walk {
  readonly snapshot: AnyMachineSnapshot;
  readonly taken: ReadonlySet<string>;
  /** Events that the machine sent to its parent. */
  readonly reports: readonly AnyEventObject[];
}

/** Names of a chart's effects: those that answer once, and those that keep watching. */
export interface Effects {
  readonly once?: readonly string[];
  readonly watching?: readonly string[];
}

interface Pending {
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

const longest = 60_000;
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A parent that runs the chart under test and writes down what it is told. */
const hostOf = (subject: AnyStateMachine, input: unknown, reports: AnyEventObject[]): AnyStateMachine =>
  createMachine({
    invoke: { id: "subject", src: subject, input: input as never },
    on: { "*": { actions: ({ event }) => void reports.push(event) } },
  });

/**
 * Walks a path with a live actor, whose effects answer as the path says, and checks after each step that the live
 * chart is where the path says it is.
 */
export const walk = async (
  machine: AnyStateMachine,
  path: ChartPath,
  { once = [], watching = [] }: Effects,
  { input, project = () => null }: Pick<Exploration<AnyStateMachine>, "input" | "project">,
): Promise<Walk> => {
  const pending = new Map<string, Pending>();
  const taken = new Set<string>();
  const reports: AnyEventObject[] = [];
  const clock = new SimulatedClock();
  const answering = once.map(
    (name) =>
      [
        name,
        fromPromise(({ self }) => new Promise((resolve, reject) => void pending.set(self.id, { resolve, reject }))),
      ] as const,
  );
  const quiet = watching.map((name) => [name, fromCallback(() => undefined)] as const);
  const provided = machine.provide({ actors: Object.fromEntries([...answering, ...quiet]) } as never);
  const inspect = (event: InspectionEvent) => {
    if (event.type === "@xstate.microstep" && "id" in event.actorRef && event.actorRef.id === "subject")
      for (const transition of event._transitions) taken.add(nameOf(transition as unknown as DeclaredTransition));
  };
  const host = createActor(hostOf(provided, input, reports), { clock, inspect }).start();
  const actor = host.getSnapshot().children["subject"] as AnyActorRef;
  for (const { event, snapshot } of path) {
    const [, kind, id = ""] = /^xstate\.(done\.actor|error\.actor|after)\.([^.]+)/.exec(event.type) ?? [];
    if (kind === "done.actor") pending.get(id)?.resolve(event["output"]);
    else if (kind === "error.actor") pending.get(id)?.reject(event["error"]);
    else if (kind === "after") clock.increment(longest);
    else if (event.type !== "xstate.init") actor.send(event as never);
    await settle();
    const now: AnyMachineSnapshot = actor.getSnapshot();
    const [live, said] = [now, snapshot].map((at) => JSON.stringify([at.value, project(at as never)]));
    if (live !== said) throw new Error(`after ${event.type} the chart is at ${live}, the path says ${said}`);
  }
  host.stop();
  return { snapshot: actor.getSnapshot(), taken, reports };
};
