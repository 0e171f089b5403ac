import { satMachine } from "../../machines/families/sat.machine";
import { chartSpec, type ChartCase } from "../support/chart-spec";
import { done } from "../support/paths";
import { expectingSection, told } from "./staged-expectations";
import { stagedInput } from "./staged-samples";

type Case = ChartCase<typeof satMachine>;

const exploring = (input: ReturnType<typeof stagedInput>): Case["exploration"] => ({
  input,
  samples: [...told, { type: "connection.restored" }, done("section", { stage: "s1" }), done("rest")],
});

const testing = (isHeld: boolean) =>
  expectingSection({
    value: "testing",
    engine: ["section", { stage: "s1", exerciseIds: ["e1", "e2"], index: 0, isHeld }],
  });
const resting = (deadline: number | null, isHeld: boolean) =>
  expectingSection({ value: "resting", engine: ["rest", { deadline, serverTime: 4_000, isHeld }] });

const held = { held: true };

export const spec = chartSpec({
  name: "SAT",
  machine: satMachine,
  effects: { once: ["fixedSections", "rest"] },
  cases: [
    { name: "at a module", paths: 3, expected: testing(false), exploration: exploring(stagedInput("s1")) },
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
