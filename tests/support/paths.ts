import { TestModel } from "@xstate/graph";
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, EventFromLogic, SnapshotFrom } from "xstate";
import { heard } from "./model";

/** The result of an invoked effect, written as the event that XState raises for it. */
export const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}` as const, output });
export const failed = (id: string, error: unknown) => ({ type: `xstate.error.actor.${id}` as const, error });

export interface Exploration<M extends AnyStateMachine> {
  /**
   * One sample for each thing that an event can bring about; an event that a state owns and that has no sample is an
   * error.
   */
  readonly samples: readonly (EventFromLogic<M> | ReturnType<typeof done> | ReturnType<typeof failed>)[];
  /** Events that only other cases of the same chart look at. */
  readonly elsewhere?: readonly string[];
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

const eventsFor = (
  snapshot: AnyMachineSnapshot,
  samples: readonly AnyEventObject[],
  elsewhere: readonly string[],
): AnyEventObject[] => {
  const owned = [...new Set(snapshot._nodes.flatMap((node) => node.ownEvents))];
  return owned.flatMap((type) => {
    if (elsewhere.includes(type)) return [];
    const cases = samples.filter((sample) => sample.type === type);
    if (cases.length === 0 && !isOwn(type))
      throw new Error(`no sample for "${type}", which ${JSON.stringify(snapshot.value)} accepts`);
    return (cases.length > 0 ? cases : [{ type }]).filter((event) => snapshot.can(event));
  });
};

/** The fewest paths that together take every enabled event of every reachable place at least once. */
export const pathsThrough = <M extends AnyStateMachine>(
  machine: M,
  { samples, elsewhere = [], project = () => null, input }: Exploration<M>,
): ChartPath[] => {
  const place = (snapshot: AnyMachineSnapshot) =>
    JSON.stringify([snapshot.value, project(snapshot as SnapshotFrom<M>)]);
  const model = new TestModel<AnyMachineSnapshot, AnyEventObject, unknown>(heard(machine) as never, {
    input,
    limit: 20_000,
    events: (snapshot) => eventsFor(snapshot, samples as readonly AnyEventObject[], elsewhere),
    serializeState: (snapshot, event, previous) =>
      event && previous ? `${place(previous)} ${JSON.stringify(event)} ${place(snapshot)}` : place(snapshot),
    stateMatcher: (snapshot, key) => snapshot.matches(key),
  });
  return model.getShortestPaths().map((path) => path.steps.map(({ event, state }) => ({ event, snapshot: state })));
};

/** How many steps these paths have together, without their beginnings. */
export const stepsOf = (paths: readonly ChartPath[]): number => paths.reduce((sum, path) => sum + path.length - 1, 0);

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

/** The parts of a transition that are needed to name it. */
export interface DeclaredTransition {
  readonly source: { readonly id: string };
  readonly eventType: string;
  readonly guard?: unknown;
  readonly target: readonly { readonly id: string }[] | undefined;
}

/** "source: event [guard] → target" */
export const transitionName = (transition: DeclaredTransition): string => {
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

/** One declared transition and where its chart holds it. */
export interface Declared {
  readonly name: string;
  readonly node: AnyStateMachine["root"];
  /** The event that it waits for; "" if it waits for none. */
  readonly event: string;
  readonly index: number;
}

/** Every transition that the chart declares, eventless ones included, the bare forbidding of an event left out. */
export const declaredIn = (machine: AnyStateMachine): Declared[] => {
  const found: Declared[] = [];
  const visit = (node: AnyStateMachine["root"]) => {
    for (const [event, transitions] of [...node.transitions, ["", node.always ?? []] as const])
      for (const [index, transition] of transitions.entries())
        if (transition.target !== undefined || transition.actions.length > 0)
          found.push({ name: transitionName(transition as unknown as DeclaredTransition), node, event, index });
    for (const child of Object.values(node.states)) visit(child);
  };
  visit(machine.root);
  return found;
};

/** Their names, each once. */
export const transitionsOf = (machine: AnyStateMachine): string[] =>
  [...new Set(declaredIn(machine).map(({ name }) => name))].sort();
