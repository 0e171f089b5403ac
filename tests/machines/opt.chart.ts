import type { RestoredWork } from "../../machines/exam/restored-work";
import type { ItemAdaptiveInput } from "../../machines/families/item-adaptive.machine";
import { optMachine } from "../../machines/families/opt.machine";
import { chartSpec } from "../support/chart-spec";
import type { Expected } from "../support/model";
import { done, type Exploration } from "../support/paths";
import type { ByHand } from "../support/walk";
import { adaptive, answerOf, delivery, exercise, nothingLeft, operation, refusal, section } from "./samples";

const sections = [
  section("use", { items: 3 }),
  section("more", { items: 2 }),
  section("hear", { items: 2, heard: true }),
  section("listen", { items: 2, heard: true }),
];
const newEngine: ItemAdaptiveInput = {
  attemptId: "a1",
  exercise: exercise(),
  answer: null,
  isLocked: false,
  mayBeBlank: true,
  stage: "use",
  answered: 0,
  total: 9,
};

interface Beginning {
  readonly stage?: string;
  readonly answered?: number;
  readonly restored?: Partial<RestoredWork>;
  readonly isBriefed?: boolean;
}

const exploring = ({
  stage = "use",
  answered = 0,
  restored = {},
  isBriefed = false,
}: Beginning): Exploration<typeof optMachine> => ({
  input: {
    attempt: adaptive({ family: "opt", sections, stage, answered, total: 9 }),
    sheet: {},
    restored: { ...nothingLeft, ...restored },
    isBriefed,
  },
  samples: [
    { type: "welcome.read" },
    { type: "directions.read" },
    { type: "section.entered", stage: "more" },
    { type: "section.entered", stage: "hear" },
    { type: "answer.given", exerciseId: "e1", answer: answerOf(), elapsedMs: 900 },
    { type: "choice.made", exerciseId: "e1", answer: answerOf() },
    { type: "outbox.delivered", operation, delivery: delivery() },
    { type: "outbox.refused", operation, fault: refusal(100_207) },
    { type: "connection.restored" },
    done("soundCheck"),
    done("engine", { answered: 9 }),
  ],
  project: ({ context: { stage: at, isNew, hasHeard } }) => [at, isNew, hasHeard],
});

const told = ["answer.given", "choice.made", "section.entered"];

/** Where a part is taken up. */
const enteredAt = (stage: string, isNew: boolean, hasHeard: boolean): unknown => ({
  testing: stage === "hear" && !hasHeard ? "soundChecking" : isNew ? "introducing" : "underWay",
});

/** The input of the engine and the start of the chart. */
const expecting =
  (engine: Partial<ItemAdaptiveInput>, begins: unknown) =>
  ({ event, before, now }: Expected): ByHand => {
    const { stage = newEngine.stage } = engine;
    const isFirst = begins === "welcoming" || JSON.stringify(begins).includes("introducing");
    const was = (before?.context ?? { stage, isNew: isFirst, hasHeard: false }) as typeof now.context;
    const after = {
      stage: event.type === "section.entered" ? event["stage"] : was["stage"],
      isNew: event.type === "section.entered" || (was["isNew"] === true && event.type !== "directions.read"),
      hasHeard: was["hasHeard"] === true || event.type === "xstate.done.actor.soundCheck",
    };
    const isTaken = ["welcome.read", "section.entered", "xstate.done.actor.soundCheck"].includes(event.type);
    const value = isTaken
      ? enteredAt(after.stage, after.isNew, after.hasHeard)
      : event.type === "directions.read"
        ? { testing: "underWay" }
        : event.type === "xstate.done.actor.engine"
          ? "completed"
          : before?.value;
    return {
      value: before === null ? begins : value,
      reports: told.includes(event.type) ? [event] : [],
      context: { engine: { ...newEngine, ...engine }, ...(before === null ? {} : after) },
    };
  };

const choice = { exerciseId: "e1", answer: answerOf("B") };

export const spec = chartSpec({
  name: "OPT",
  machine: optMachine,
  effects: { once: ["itemAdaptive", "soundCheck"] },
  cases: [
    {
      name: "from the welcome",
      paths: 69,
      expected: expecting({}, "welcoming"),
      exploration: exploring({}),
    },
    {
      name: "told of by its page, at the directions of the first part",
      paths: 69,
      expected: expecting({}, { testing: "introducing" }),
      exploration: exploring({ isBriefed: true }),
    },
    {
      name: "resumed in the midst of a part",
      paths: 61,
      expected: expecting({ answered: 2 }, { testing: "underWay" }),
      exploration: exploring({ answered: 2 }),
    },
    {
      name: "resumed at the first item of a part",
      paths: 54,
      expected: expecting({ stage: "more", answered: 3 }, { testing: "introducing" }),
      exploration: exploring({ stage: "more", answered: 3 }),
    },
    {
      name: "resumed at the first item of a part, for which something was chosen",
      paths: 54,
      expected: expecting({ stage: "more", answered: 3, answer: answerOf("B") }, { testing: "underWay" }),
      exploration: exploring({ stage: "more", answered: 3, restored: { choice } }),
    },
    {
      name: "resumed where items are heard",
      paths: 62,
      expected: expecting({ stage: "hear", answered: 6 }, { testing: "soundChecking" }),
      exploration: exploring({ stage: "hear", answered: 6 }),
    },
  ],
});
