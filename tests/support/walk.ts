import { deepStrictEqual } from "node:assert/strict";
import {
  createActor,
  createMachine,
  fromCallback,
  fromPromise,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
} from "xstate";
import { makeManualClock } from "./manual-clock";
import { performedOf, plain, type Expected } from "./model";
import { transitionName, type DeclaredTransition } from "./paths";

/** Names of a chart's effects: those that answer once, and those that keep watching. */
export interface Effects {
  readonly once?: readonly string[];
  readonly watching?: readonly string[];
}

/**
 * The required effects of a step, written by hand: the next state, all reports to the parent, all emitted events, all
 * outside effects in order, and parts of the context.
 */
export interface ByHand {
  readonly value?: unknown;
  readonly reports?: readonly AnyEventObject[];
  readonly emits?: readonly AnyEventObject[];
  /** Names of the actions with outside effects; not checked where left out. */
  readonly does?: readonly string[];
  /** Events sent to actors. */
  readonly sends?: readonly (readonly [to: string, type: string])[];
  /** The actors that it starts, each with its input; not checked where left out. */
  readonly starts?: readonly (readonly [id: string, input: unknown])[];
  readonly context?: Readonly<Record<string, unknown>>;
}

export interface Walking {
  readonly machine: AnyStateMachine;
  readonly input: unknown;
  readonly effects: Effects;
  /** As calculated from the chart; a chart that was changed meanwhile does not follow. */
  readonly steps: readonly Expected[];
  readonly expected?: ((step: Expected) => ByHand) | undefined;
  /** Events that must change nothing where the chart is now. */
  readonly refused?: (at: AnyMachineSnapshot) => readonly AnyEventObject[];
  /** Changes the chart before it starts. */
  readonly change?: (machine: AnyStateMachine) => void;
}

interface Pending {
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Runs the chart under a parent that records all reports, with effects that answer on command. */
const run = ({ machine, input, effects: { once = [], watching = [] }, change }: Walking) => {
  const pending = new Map<string, Pending>();
  const taken = new Set<string>();
  const reports: AnyEventObject[] = [];
  const emits: AnyEventObject[] = [];
  const performed: unknown[] = [];
  const clock = makeManualClock();
  const answering = once.map(
    (name) =>
      [
        name,
        fromPromise(({ self }) => new Promise((resolve, reject) => void pending.set(self.id, { resolve, reject }))),
      ] as const,
  );
  const quiet = watching.map((name) => [name, fromCallback(() => undefined)] as const);
  const subject = machine.provide({ actors: Object.fromEntries([...answering, ...quiet]) } as never);
  change?.(subject);
  const inspect = (event: InspectionEvent) => {
    if (!("id" in event.actorRef) || event.actorRef.id !== "subject") return;
    if (event.type === "@xstate.action") performed.push(performedOf(event.action));
    if (event.type === "@xstate.microstep")
      for (const transition of event._transitions)
        taken.add(transitionName(transition as unknown as DeclaredTransition));
  };
  const host = createActor(
    createMachine({
      invoke: { id: "subject", src: subject, input: input as never },
      on: {
        "*": { actions: ({ event }) => void (event.type.startsWith("xstate.") ? undefined : reports.push(event)) },
      },
    }),
    { clock, inspect },
  ).start();
  const actor = host.getSnapshot().children["subject"] as AnyActorRef;
  actor.on("*", (news) => void emits.push(news as AnyEventObject));
  const see = () => {
    const { value, context } = actor.getSnapshot() as AnyMachineSnapshot;
    return { value, context: plain(context), performed: [...performed] };
  };
  const forget = () => {
    performed.length = 0;
    reports.length = 0;
    emits.length = 0;
  };
  return { host, actor, pending, taken, reports, emits, clock, see, forget };
};

type Running = ReturnType<typeof run>;

/** Lets the timer ring that was set for exactly when the delay is over; others may be late. */
const pass = ({ clock }: Running, { type }: AnyEventObject, due: ReadonlyMap<string, number>) => {
  const when = due.get(type);
  if (when === undefined) throw new Error(`${type} is not due`);
  clock.ringAt(when);
};

interface Deed {
  readonly does?: string;
  readonly starts?: string;
  readonly input?: unknown;
  readonly sends?: AnyEventObject;
  readonly to?: string;
}

const actionOf = ({ does }: Deed): string[] => (does === undefined || does.startsWith("xstate.") ? [] : [does]);
const messageOf = ({ sends, to }: Deed): [string, string][] =>
  sends === undefined || to === undefined || to === "#_parent" ? [] : [[to, sends.type]];
const startOf = ({ starts, input }: Deed): [string, unknown][] => (starts === undefined ? [] : [[starts, input]]);

/** Compares the handwritten expectation of a step with its outcome. */
const compare = (
  { event, now, outcome }: Expected,
  { value = outcome.value, reports = [], emits = [], does, sends, starts, context = {} }: ByHand,
  running: Running,
) => {
  deepStrictEqual(outcome.value, value, `at after ${event.type}`);
  deepStrictEqual(plain(running.reports), plain(reports), `reported after ${event.type}`);
  deepStrictEqual(plain(running.emits), plain(emits), `emitted after ${event.type}`);
  const deeds = outcome.performed as readonly Deed[];
  const done = deeds.flatMap(actionOf);
  deepStrictEqual(done, does ?? done, `done after ${event.type}`);
  const sent = deeds.flatMap(messageOf);
  deepStrictEqual(sent, sends ?? sent, `sent after ${event.type}`);
  const started = deeds.flatMap(startOf);
  deepStrictEqual(plain(started), plain(starts ?? started), `started after ${event.type}`);
  const known = Object.keys(context).map((key) => [key, now.context[key] as unknown]);
  deepStrictEqual(plain(Object.fromEntries(known)), plain(context), `known after ${event.type}`);
};

/**
 * Walks a path with a live actor, whose effects answer as the path says, and checks after each step that its state,
 * context and actions are those of the path; handwritten expectations are checked as well.
 */
export const walk = async (walking: Walking): Promise<ReadonlySet<string>> => {
  const { steps, expected, refused } = walking;
  const running = run(walking);
  const { host, actor, pending, taken, see, forget } = running;
  const due = new Map<string, number>();
  try {
    for (const step of steps) {
      const { event } = step;
      if (step.before !== null) forget();
      const [, kind, id = ""] = /^xstate\.(done\.actor|error\.actor|after)\.([^.]+)/.exec(event.type) ?? [];
      if (kind === "done.actor") pending.get(id)?.resolve(event["output"]);
      else if (kind === "error.actor") pending.get(id)?.reject(event["error"]);
      else if (kind === "after") pass(running, event, due);
      else if (step.before !== null) actor.send(event as never);
      await settle();
      deepStrictEqual(see(), step.outcome, `after ${event.type}`);
      for (const [name, delay] of step.delays)
        if (delay === null) due.delete(name);
        else due.set(name, running.clock.now() + delay);
      if (expected !== undefined) compare(step, expected(step), running);
      const noted = see();
      for (const one of refused?.(step.now) ?? []) {
        actor.send(one as never);
        deepStrictEqual(see(), noted, `${one.type} at ${JSON.stringify(step.now.value)}`);
      }
    }
  } finally {
    host.stop();
  }
  return taken;
};
