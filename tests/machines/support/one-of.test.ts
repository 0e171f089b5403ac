import { describe, expect, it } from "vitest";
import { createActor, fromCallback, sendParent, setup, SimulatedClock, type AnyActorRef } from "xstate";
import { oneOf } from "../../../machines/support/one-of";

interface Asked {
  readonly which: "short" | "long";
  readonly log: string[];
}

/** A chart with an engine that reports to its parent, waits, and ends with an output. */
const chartCalled = (id: string, waitMs: number) =>
  setup({
    types: {
      context: {} as Asked,
      input: {} as Asked,
      events: {} as { readonly type: "go" } | { readonly type: "tell" },
      output: {} as { readonly by: string },
      tags: {} as "begun",
    },
    actors: {
      engine: fromCallback<{ readonly type: "go" }, { log: string[] }>(({ input: { log } }) => {
        log.push(`${id} engine starts`);
        return () => void log.push(`${id} engine stops`);
      }),
    },
    delays: { wait: waitMs },
  }).createMachine({
    id,
    context: ({ input }) => input,
    initial: "working",
    invoke: { id: "engine", src: "engine", input: ({ context: { log } }) => ({ log }) },
    on: { tell: { actions: sendParent({ type: "told", by: id }) } },
    states: {
      working: { tags: "begun", on: { go: "waiting" } },
      waiting: { after: { wait: "over" } },
      over: { type: "final" },
    },
    output: { by: id },
  });

const short = chartCalled("short", 10);
const long = chartCalled("long", 1_000);
const either = oneOf(({ which }: Asked) => (which === "short" ? short : long));

/** A parent that runs one of them while it is busy. */
const parent = setup({
  types: {
    context: {} as { readonly asked: Asked; readonly heard: unknown[] },
    input: {} as Asked,
    events: {} as { readonly type: "leave" } | { readonly type: "told"; readonly by: string },
  },
  actors: { either },
}).createMachine({
  id: "parent",
  context: ({ input }) => ({ asked: input, heard: [] }),
  initial: "busy",
  states: {
    busy: {
      invoke: {
        id: "either",
        src: "either",
        input: ({ context }) => context.asked,
        onDone: { target: "done", actions: ({ context, event }) => void context.heard.push(event.output) },
      },
      on: {
        leave: "left",
        told: { actions: ({ context, event }) => void context.heard.push(event.by) },
      },
    },
    done: {},
    left: {},
  },
});

const open = (which: Asked["which"]) => {
  const log: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(parent, { input: { which, log }, clock }).start();
  const child = actor.getSnapshot().children["either"] as AnyActorRef;
  return { log, clock, actor, child, heard: actor.getSnapshot().context.heard };
};

describe("an actor that runs one of several charts", () => {
  it.each(["short", "long"] as const)("has the snapshot of the chart that is asked for: %s", (which) => {
    const actor = createActor(either, { input: { which, log: [] } }).start();
    const before = actor.getSnapshot();
    actor.send({ type: "go" });
    const now = actor.getSnapshot();
    expect([before.machine.id, before.value, before.hasTag("begun"), before.can({ type: "go" })]).toEqual([
      which,
      "working",
      true,
      true,
    ]);
    expect([now.machine, now.value, now.matches("waiting"), now.hasTag("begun"), now.context.which]).toEqual([
      which === "short" ? short : long,
      "waiting",
      true,
      false,
      which,
    ]);
    actor.stop();
  });

  it("starts the children of that chart and of no other, and stops them with it", () => {
    const { log, actor } = open("long");
    expect(log).toEqual(["long engine starts"]);
    actor.send({ type: "leave" });
    expect([actor.getSnapshot().value, log]).toEqual(["left", ["long engine starts", "long engine stops"]]);
  });

  it("stops the children also where the whole application stops", () => {
    const { log, actor } = open("short");
    actor.stop();
    expect(log).toEqual(["short engine starts", "short engine stops"]);
  });

  it("passes the chart's reports to the parent", () => {
    const { child, heard } = open("short");
    child.send({ type: "tell" });
    expect(heard).toEqual(["short"]);
  });

  it.each([
    ["short", 10],
    ["long", 1_000],
  ] as const)("waits as the chart does, and its output reaches the parent: %s", (which, waitMs) => {
    const { child, clock, actor, heard, log } = open(which);
    child.send({ type: "go" });
    clock.increment(waitMs - 1);
    expect([actor.getSnapshot().value, heard]).toEqual(["busy", []]);
    clock.increment(1);
    expect([actor.getSnapshot().value, heard]).toEqual(["done", [{ by: which }]]);
    expect(log).toEqual([`${which} engine starts`, `${which} engine stops`]);
  });

  it("persists as the chart does", () => {
    const asked: Asked = { which: "long", log: [] };
    const [one, own] = [createActor(either, { input: asked }).start(), createActor(long, { input: asked }).start()];
    for (const actor of [one, own]) actor.send({ type: "go" });
    expect(JSON.parse(JSON.stringify(one.getPersistedSnapshot()))).toEqual(
      JSON.parse(JSON.stringify(own.getPersistedSnapshot())),
    );
    for (const actor of [one, own]) actor.stop();
  });
});
