import { satMachine } from "../../machines/families/sat.machine";
import { chartSpec, type ChartCase } from "../support/chart-spec";
import type { Expected } from "../support/model";
import { done } from "../support/paths";
import type { ByHand } from "../support/walk";
import { expectingSection, passedOn } from "./staged-expectations";
import { stagedInput } from "./staged-samples";

type Case = ChartCase<typeof satMachine>;

const exploring = (input: ReturnType<typeof stagedInput>): Case["exploration"] => ({
  input,
  samples: [
    ...passedOn,
    { type: "directions.read" },
    { type: "directions.asked" },
    { type: "connection.restored" },
    done("section", { stage: "s1" }),
    done("rest"),
  ],
});

const places: Readonly<Record<string, unknown>> = {
  "directions.read": { testing: "working" },
  "directions.asked": { testing: "reading" },
  "xstate.done.actor.section": "completed",
};

/**
 * The engine of a module is started once; its directions cover the items until they are read, and when they are opened
 * again.
 */
const testing = (isHeld: boolean, begins: "reading" | "working" = "working", index = 0) => {
  const engine = ["section", { stage: "s1", exerciseIds: ["e1", "e2"], index, isHeld }] as const;
  const section = expectingSection({ value: "testing", engine });
  return (step: Expected): ByHand => ({
    ...section(step),
    value: step.before === null ? { testing: begins } : (places[step.event.type] ?? step.before.value),
  });
};
const resting = (deadline: number | null, isHeld: boolean) =>
  expectingSection({ value: "resting", engine: ["rest", { deadline, serverTime: 4_000, isHeld }] });

const held = { held: true };
const directed = { directions: { en: "<p>Choose one.</p>" } };

export const spec = chartSpec({
  name: "SAT",
  machine: satMachine,
  effects: { once: ["fixedSections", "rest"] },
  cases: [
    { name: "at a module", paths: 3, expected: testing(false), exploration: exploring(stagedInput("s1")) },
    {
      name: "at a module with directions",
      paths: 7,
      expected: testing(false, "reading"),
      exploration: exploring(stagedInput("s1", { info: directed })),
    },
    {
      name: "at a module with directions, in which something was answered",
      paths: 7,
      expected: testing(false, "working", 1),
      exploration: exploring(stagedInput("s1", { info: directed, answered: ["e1"] })),
    },
    {
      name: "at a module that holds",
      paths: 3,
      expected: testing(true),
      exploration: exploring(stagedInput("s1", { info: held, changes: { stage_deadline: 61_000 } })),
    },
    {
      name: "at a module that would hold, had it a time to end by",
      paths: 3,
      expected: testing(false),
      exploration: exploring(stagedInput("s1", { info: { ...held, time_limit_ms: null } })),
    },
    {
      name: "at a break",
      paths: 1,
      steps: 1,
      expected: resting(601_000, false),
      exploration: exploring(stagedInput("b1")),
    },
    {
      name: "at a break that holds",
      paths: 1,
      steps: 1,
      expected: resting(601_000, true),
      exploration: exploring(stagedInput("b1", { info: held })),
    },
    {
      name: "at a break that would hold, had it a length",
      paths: 1,
      steps: 1,
      expected: resting(null, false),
      exploration: exploring(stagedInput("b1", { info: { ...held, rest_ms: undefined } })),
    },
  ],
});
