import { catMachine } from "../../machines/families/cat.machine";
import { chartSpec, type ChartCase } from "../support/chart-spec";
import { done } from "../support/paths";
import { answerOf, exercise } from "./samples";
import { expectingSection, passedOn } from "./staged-expectations";
import { stagedInput, taught } from "./staged-samples";

type Case = ChartCase<typeof catMachine>;

const exploring = (input: ReturnType<typeof stagedInput>): Case["exploration"] => ({
  input,
  samples: [
    ...passedOn,
    { type: "connection.restored" },
    done("practice"),
    done("section", { stage: "s1" }),
    done("rest"),
  ],
});

const practising = (items: readonly unknown[]) =>
  expectingSection({ value: "practising", engine: ["practice", { items }] });
const testing = (index: number) =>
  expectingSection({
    value: "testing",
    engine: ["section", { stage: "s1", exerciseIds: ["e1", "e2"], index, isHeld: false }],
  });
const resting = (deadline: number | null) =>
  expectingSection({ value: "resting", engine: ["rest", { deadline, serverTime: 4_000, isHeld: false }] });

const untaught = { exercise_id: "w8", exercise: exercise("w8") };
const unseen = { exercise_id: "w9", exercise: null, taught };
const nothingToTry = { exercise_list: [{ stage: "p1", title: {}, exercise_item: [untaught, unseen] }] };

export const spec = chartSpec({
  name: "CAT",
  machine: catMachine,
  effects: { once: ["practice", "fixedSections", "rest"] },
  cases: [
    {
      name: "at practice",
      paths: 1,
      steps: 1,
      expected: practising(["w1", "w2"].map((exerciseId) => ({ exerciseId, key: answerOf("B") }))),
      exploration: exploring(stagedInput("p1")),
    },
    {
      name: "at directions with nothing that is both shown and taught",
      paths: 1,
      steps: 1,
      expected: practising([]),
      exploration: exploring(stagedInput("p1", { changes: nothingToTry })),
    },
    { name: "at a subtest", paths: 3, expected: testing(0), exploration: exploring(stagedInput("s1")) },
    {
      name: "at a subtest whose first item is answered",
      paths: 3,
      expected: testing(1),
      exploration: exploring(stagedInput("s1", { answered: ["e1"] })),
    },
    { name: "at a break", paths: 1, steps: 1, expected: resting(601_000), exploration: exploring(stagedInput("b1")) },
    {
      name: "at a break of which nobody tells when it began",
      paths: 1,
      steps: 1,
      expected: resting(604_000),
      exploration: exploring(stagedInput("b1", { changes: { stage_started_at: null } })),
    },
    {
      name: "at a break without a length",
      paths: 1,
      steps: 1,
      expected: resting(null),
      exploration: exploring(stagedInput("b1", { info: { rest_ms: undefined } })),
    },
  ],
});
