import { describe, expect, it } from "vitest";
import { createMachine } from "xstate";
import { configOf } from "../../../src/web/inspect/chart/config";
import { graphOf } from "../../../src/web/inspect/chart/graph";
import { mermaidOf } from "../../../src/web/inspect/chart/mermaid";
import { charts } from "../../../src/web/inspect/charts";
import { specimen } from "./specimen.machine";

it("reads a chart's states", () => {
  expect(graphOf(specimen).nodes).toEqual([
    {
      id: "specimen",
      key: "specimen",
      kind: "compound",
      parent: null,
      initial: "specimen.idle",
      tags: [],
      entry: [],
      exit: [],
      invokes: [],
    },
    {
      id: "specimen.idle",
      key: "idle",
      kind: "atomic",
      parent: "specimen",
      initial: null,
      tags: ["settled", "quiet"],
      entry: ["arrive"],
      exit: ["leave", "count"],
      invokes: [],
    },
    {
      id: "specimen.busy",
      key: "busy",
      kind: "parallel",
      parent: "specimen",
      initial: null,
      tags: [],
      entry: [],
      exit: [],
      invokes: [],
    },
    {
      id: "specimen.busy.left",
      key: "left",
      kind: "compound",
      parent: "specimen.busy",
      initial: "specimen.busy.left.begun",
      tags: [],
      entry: [],
      exit: [],
      invokes: [],
    },
    {
      id: "specimen.busy.left.begun",
      key: "begun",
      kind: "atomic",
      parent: "specimen.busy.left",
      initial: null,
      tags: [],
      entry: [],
      exit: [],
      invokes: [],
    },
    {
      id: "specimen.busy.left.over",
      key: "over",
      kind: "final",
      parent: "specimen.busy.left",
      initial: null,
      tags: [],
      entry: [],
      exit: [],
      invokes: [],
    },
    {
      id: "specimen.busy.right",
      key: "right",
      kind: "atomic",
      parent: "specimen.busy",
      initial: null,
      tags: [],
      entry: [],
      exit: [],
      invokes: [{ id: "loader", src: "load" }],
    },
    {
      id: "specimen.ended",
      key: "ended",
      kind: "final",
      parent: "specimen",
      initial: null,
      tags: [],
      entry: [],
      exit: [],
      invokes: [],
    },
  ]);
});

it("reads a chart's transitions", () => {
  expect(graphOf(specimen).edges).toEqual([
    {
      id: "specimen|again|0",
      source: "specimen",
      targets: ["specimen.idle"],
      eventType: "again",
      event: "again",
      guard: null,
      actions: [],
      reenter: false,
    },
    {
      id: "specimen.idle|go|0",
      source: "specimen.idle",
      targets: ["specimen.ended"],
      eventType: "go",
      event: "go",
      guard: "isAtLeast(3)",
      actions: [],
      reenter: false,
    },
    {
      id: "specimen.idle|go|1",
      source: "specimen.idle",
      targets: ["specimen.busy"],
      eventType: "go",
      event: "go",
      guard: "isReady and not isLate",
      actions: ["count", "sendTo(helper)"],
      reenter: false,
    },
    {
      id: "specimen.idle|stay|0",
      source: "specimen.idle",
      targets: [],
      eventType: "stay",
      event: "stay",
      guard: null,
      actions: ["count"],
      reenter: false,
    },
    {
      id: "specimen.idle|signIn|0",
      source: "specimen.idle",
      targets: ["specimen.idle"],
      eventType: "signIn",
      event: "signIn",
      guard: null,
      actions: ["hold"],
      reenter: true,
    },
    {
      id: "specimen.idle|ignored|0",
      source: "specimen.idle",
      targets: [],
      eventType: "ignored",
      event: "ignored is ignored",
      guard: null,
      actions: [],
      reenter: false,
    },
    {
      id: "specimen.idle|xstate.after.pause.specimen.idle|0",
      source: "specimen.idle",
      targets: ["specimen.busy"],
      eventType: "xstate.after.pause.specimen.idle",
      event: "after pause",
      guard: null,
      actions: [],
      reenter: false,
    },
    {
      id: "specimen.busy|xstate.done.state.specimen.busy|0",
      source: "specimen.busy",
      targets: ["specimen.ended"],
      eventType: "xstate.done.state.specimen.busy",
      event: "done",
      guard: null,
      actions: [],
      reenter: false,
    },
    {
      id: "specimen.busy.left.begun||0",
      source: "specimen.busy.left.begun",
      targets: ["specimen.busy.left.over"],
      eventType: "",
      event: "always",
      guard: "isLate",
      actions: [],
      reenter: false,
    },
    {
      id: "specimen.busy.right|xstate.done.actor.loader|0",
      source: "specimen.busy.right",
      targets: ["specimen.ended"],
      eventType: "xstate.done.actor.loader",
      event: "done loader",
      guard: null,
      actions: [],
      reenter: false,
    },
    {
      id: "specimen.busy.right|xstate.error.actor.loader|0",
      source: "specimen.busy.right",
      targets: ["specimen.idle"],
      eventType: "xstate.error.actor.loader",
      event: "error loader",
      guard: null,
      actions: ["count"],
      reenter: false,
    },
  ]);
});

it("writes a chart for Mermaid", () => {
  expect(mermaidOf(graphOf(specimen))).toBe(
    `stateDiagram-v2
  state "specimen" as specimen {
    [*] --> specimen_idle
    state "idle" as specimen_idle
    specimen_idle : entry / arrive
    specimen_idle : exit / leave, count
    specimen_idle : stay / count
    specimen_idle : ignored is ignored
    state "busy" as specimen_busy {
      state "left" as specimen_busy_left {
        [*] --> specimen_busy_left_begun
        state "begun" as specimen_busy_left_begun
        state "over" as specimen_busy_left_over
        specimen_busy_left_over --> [*]
      }
      --
      state "right" as specimen_busy_right
      specimen_busy_right : invoke loader (load)
    }
    state "ended" as specimen_ended
    specimen_ended --> [*]
  }
  specimen --> specimen_idle : again
  specimen_idle --> specimen_ended : go [isAtLeast(3)]
  specimen_idle --> specimen_busy : go [isReady and not isLate] / count, sendTo(helper)
  specimen_idle --> specimen_idle : signIn / hold
  specimen_idle --> specimen_busy : after pause
  specimen_busy --> specimen_ended : done
  specimen_busy_left_begun --> specimen_busy_left_over : always [isLate]
  specimen_busy_right --> specimen_ended : done loader
  specimen_busy_right --> specimen_idle : error loader / count
`,
  );
});

it("writes a chart's definition with names in place of functions", () => {
  expect(configOf(specimen)).toEqual({
    id: "specimen",
    initial: "idle",
    on: { again: { target: ".idle" } },
    states: {
      idle: {
        tags: ["settled", "quiet"],
        entry: [{ type: "arrive" }],
        exit: [{ type: "leave" }, { type: "count" }],
        on: {
          go: [
            { target: "ended", guard: { type: "isAtLeast", params: { least: 3 } } },
            {
              target: "busy",
              guard: { type: "isReady and not isLate" },
              actions: [{ type: "count" }, { type: "sendTo(helper)" }],
            },
          ],
          stay: { actions: [{ type: "count" }] },
          signIn: { target: "idle", actions: [{ type: "hold" }], reenter: true },
          ignored: {},
        },
        after: { pause: { target: "busy" } },
      },
      busy: {
        type: "parallel",
        onDone: { target: "ended" },
        states: {
          left: {
            initial: "begun",
            states: { begun: { always: { target: "over", guard: { type: "isLate" } } }, over: { type: "final" } },
          },
          right: {
            invoke: [
              {
                id: "loader",
                src: "load",
                onDone: { target: "#specimen.ended" },
                onError: { target: "#specimen.idle", actions: [{ type: "count" }] },
              },
            ],
          },
        },
      },
      ended: { type: "final" },
    },
  });
});

describe.each([specimen, ...charts].map((chart) => [chart.id, chart] as const))("%s as JSON", (_, chart) => {
  it("makes the same chart again", () => {
    const again = createMachine(JSON.parse(JSON.stringify(configOf(chart))) as Parameters<typeof createMachine>[0]);
    expect(graphOf(again)).toEqual(graphOf(chart));
  });
});
