import { examMachine } from "../../machines/families/exam.machine";
import { chartSpec, type ChartCase } from "../support/chart-spec";
import type { Expected } from "../support/model";
import { done } from "../support/paths";
import type { ByHand } from "../support/walk";
import { expectingSection, passedOn } from "./staged-expectations";
import { stagedInput } from "./staged-samples";

const exploring = (input: ReturnType<typeof stagedInput>): ChartCase<typeof examMachine>["exploration"] => ({
  input,
  samples: [
    ...passedOn,
    { type: "directions.read" },
    { type: "directions.asked" },
    { type: "connection.restored" },
    done("engine", { stage: "s1" }),
  ],
});

const places: Readonly<Record<string, unknown>> = {
  "directions.read": { testing: "working" },
  "directions.asked": { testing: "reading" },
  "xstate.done.actor.engine": "completed",
};

/**
 * The engine of a section is started once; its directions cover the items until they are read, and when they are opened
 * again.
 */
const expecting = (index: number, begins: "reading" | "working" = "working") => {
  const engine = ["engine", { stage: "s1", exerciseIds: ["e1", "e2"], index, isHeld: false }] as const;
  const section = expectingSection({ value: "testing", engine });
  return (step: Expected): ByHand => ({
    ...section(step),
    value: step.before === null ? { testing: begins } : (places[step.event.type] ?? step.before.value),
  });
};

const directed = { directions: { en: "<p>Choose one.</p>" } };

export const spec = chartSpec({
  name: "exam",
  machine: examMachine,
  effects: { once: ["fixedSections"] },
  cases: [
    { name: "from the first item", paths: 3, expected: expecting(0), exploration: exploring(stagedInput("s1")) },
    {
      name: "from the first item without an answer",
      paths: 3,
      expected: expecting(1),
      exploration: exploring(stagedInput("s1", { answered: ["e1"] })),
    },
    {
      name: "with every item answered",
      paths: 3,
      expected: expecting(0),
      exploration: exploring(stagedInput("s1", { answered: ["e1", "e2"] })),
    },
    {
      name: "at a section with directions",
      paths: 7,
      expected: expecting(0, "reading"),
      exploration: exploring(stagedInput("s1", { info: directed })),
    },
    {
      name: "at a section with directions, in which something was answered",
      paths: 7,
      expected: expecting(1),
      exploration: exploring(stagedInput("s1", { info: directed, answered: ["e1"] })),
    },
  ],
});
