import {
  initialTransition,
  transition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from "xstate";

const deaf = { _send: () => undefined, send: () => undefined, id: "parent", sessionId: "x:parent" };
const withParent = (scope: { self: object }) => ({
  ...scope,
  self: Object.assign(Object.create(scope.self) as object, { _parent: deaf }),
});

/** The same chart with a parent that ignores all events, so that paths with reports to a parent can be walked. */
export const heard = (machine: AnyStateMachine): AnyStateMachine =>
  Object.assign(Object.create(machine) as AnyStateMachine, {
    transition: (snapshot: AnyMachineSnapshot, event: AnyEventObject, scope: { self: object }) =>
      machine.transition(snapshot, event, withParent(scope) as never),
    getInitialSnapshot: (scope: { self: object }, input: unknown) =>
      machine.getInitialSnapshot(withParent(scope) as never, input as never),
  });

interface Performed {
  readonly type: string;
  readonly params?: unknown;
}

const asId = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "xstate$$type" in value && "id" in value ? value.id : value;

/** A value as JSON; an actor only by its name, an event from an actor without its sender. */
export const plain = (value: unknown): unknown => {
  const json = JSON.stringify(value, (key, held: unknown) => (key === "actorId" ? undefined : asId(held)));
  return json === undefined ? null : JSON.parse(json);
};

/** An action in words that are the same for a chart that runs and for one that is only calculated. */
export const performedOf = ({ type, params }: Performed): unknown => {
  const given = params as Record<string, unknown> | undefined;
  if (type === "xstate.sendTo") return plain({ sends: given?.["event"], to: given?.["targetId"] });
  if (type === "xstate.spawnChild") return plain({ starts: given?.["id"], input: given?.["input"] });
  if (type === "xstate.stopChild") return plain({ stops: params });
  return plain({ does: type, with: params });
};

/** The outcome of a step of a path: the chart's state, its context, and its effects on the way. */
export interface Expected {
  readonly event: AnyEventObject;
  readonly before: AnyMachineSnapshot | null;
  readonly now: AnyMachineSnapshot;
  readonly outcome: { readonly value: unknown; readonly context: unknown; readonly performed: readonly unknown[] };
  /** Delays begun in this step, by the event that ends them; null where one was called off. */
  readonly delays: readonly (readonly [event: string, milliseconds: number | null])[];
}

/** The chart's context before a step that is not its first. */
export const contextBefore = <Context>({ event, before }: Expected): Context => {
  if (before === null) throw new Error(`nothing stands before ${event.type}`);
  return before.context as Context;
};

const delayOf = ({ type, params }: Performed): readonly [string, number | null][] => {
  const { event, delay, sendId } = (params ?? {}) as { event?: AnyEventObject; delay?: number; sendId?: string };
  if (type === "xstate.raise" && event !== undefined && delay !== undefined) return [[event.type, delay]];
  return type === "xstate.cancel" && sendId !== undefined ? [[sendId, null]] : [];
};

/** Calculates every step of a path, without running anything. */
export const calculate = (
  machine: AnyStateMachine,
  path: readonly { readonly event: AnyEventObject }[],
  input: unknown,
): Expected[] => {
  const model = heard(machine);
  const steps: Expected[] = [];
  for (const { event } of path) {
    const before = steps.at(-1)?.now ?? null;
    const [now, actions] = (
      before === null ? initialTransition(model, input as never) : transition(model, before as never, event as never)
    ) as [AnyMachineSnapshot, readonly Performed[]];
    const outcome = { value: now.value, context: plain(now.context), performed: actions.map(performedOf) };
    steps.push({ event, before, now, outcome, delays: actions.flatMap(delayOf) });
  }
  return steps;
};
