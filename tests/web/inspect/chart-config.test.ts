import { describe, expect, it } from "vitest";
import { createMachine } from "xstate";
import { configOf } from "../../../src/web/inspect/chart/config";
import { graphOf } from "../../../src/web/inspect/chart/graph";
import { charts } from "../../../src/web/inspect/charts";
import { specimen } from "./specimen.machine";

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
