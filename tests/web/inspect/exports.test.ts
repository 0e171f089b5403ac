import Elk from "elkjs/lib/elk.bundled.js";
import { describe, expect, it } from "vitest";
import { createMachine } from "xstate";
import { configOf } from "../../../src/web/inspect/chart/config";
import { graphOf } from "../../../src/web/inspect/chart/graph";
import { mermaidOf } from "../../../src/web/inspect/chart/mermaid";
import { charts } from "../../../src/web/inspect/charts";
import { svgOf } from "../../../src/web/inspect/drawing/svg";
import { layOut } from "../../../src/web/inspect/layout/lay-out";
import { specimen } from "./specimen.machine";

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
    note right of specimen_idle
      Nothing is under way  the specimen waits, it does so for a
      pause at most.
      stay / count  Somebody is still there.
    end note
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
        description: "Nothing is under way: the specimen waits; it does so for a pause at most.",
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
          stay: { actions: [{ type: "count" }], description: "Somebody is still there." },
          signIn: { target: "idle", actions: [{ type: "hold" }], reenter: true },
          ignored: {},
        },
        after: { pause: { target: "busy", description: "Waiting has an end." } },
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

it("shows the description of a state or transition under the pointer", async () => {
  const drawing = await layOut(graphOf(specimen), new Elk());
  const svg = svgOf(drawing);
  const titles = [...svg.matchAll(/<title>([^<]*)<\/title>/g)].map(([, text]) => text);
  expect(titles).toEqual([
    "Nothing is under way: the specimen waits; it does so for a pause at most.\nstay / count: Somebody is still there.",
    "after pause: Waiting has an end.",
  ]);
});
