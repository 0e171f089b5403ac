import type { AnyEventObject, AnyMachineSnapshot } from "xstate";
import { nothingRestored } from "../../../machines/exam/restored-work";
import { catMachine } from "../../../machines/families/cat.machine";
import { satMachine } from "../../../machines/families/sat.machine";
import { done } from "../../support/paths";
import type { Stage } from "./book";
import type { OnScreen, Turn } from "./follow";
import { choose, mark, type Scene } from "./scene";
import { handIn } from "./scene-end";
import { beginAt, goesOnTo, leaves, practiceQuestionAt } from "./staged-scene";
import { staged } from "./staged-school";

const answer = { type: "single_choice" as const, option_id: "B" };

/** Goes from the worked example to the press of Begin. */
const practises = async ({ stage }: Scene): Promise<void> => {
  await stage.press("Try it yourself");
  for (const _ of [practiceQuestionAt(1), practiceQuestionAt(2)]) {
    await stage.answer("B");
    await stage.press("Check");
    await stage.press("Go on");
  }
  await stage.press("Begin");
};

const happen = async (scene: Scene, { event }: Turn): Promise<void> => {
  const { stage, book } = scene;
  switch (event.type) {
    case "answer.given":
      return choose(scene, answer.option_id);
    case "mark.given":
      return mark(scene);
    case "directions.read":
      await stage.press("Close");
      book.isReading = false;
      return undefined;
    case "directions.asked":
      await stage.press("Directions · One");
      book.isReading = true;
      return undefined;
    case "xstate.done.actor.practice":
      await practises(scene);
      book.page = "ready";
      leaves(scene);
      return goesOnTo(scene, "s1");
    case "xstate.done.actor.section":
      await handIn(scene);
      leaves(scene);
      return goesOnTo(scene, "b1");
    case "xstate.done.actor.rest":
      await stage.press("Go on");
      leaves(scene);
      return goesOnTo(scene, "s2");
    default:
      throw new Error(`nobody knows how ${event.type} comes about`);
  }
};

type Case = OnScreen["cases"][number];

interface Standing {
  readonly isHeld?: boolean;
  readonly isDirected?: boolean;
}

/** Whether an event is impossible because the directions are on screen. */
const isUnderDirections = (at: AnyMachineSnapshot, { type }: AnyEventObject): boolean =>
  at.matches({ testing: "reading" }) && type !== "directions.read";

const at = (
  kind: "cat" | "sat",
  stage: Stage,
  more: Pick<Case, "name" | "paths">,
  { isHeld = false, isDirected = false }: Standing = {},
): Case => ({
  ...more,
  exploration: {
    input: {
      attempt: staged({ family: kind, section: stage, isHeld, isDirected }),
      sheet: {},
      restored: nothingRestored,
    },
    samples: [
      { type: "answer.given", exerciseId: "e1", answer, elapsedMs: 900 },
      { type: "mark.given", exerciseId: "e1" },
      { type: "connection.restored" },
      { type: "directions.read" },
      { type: "directions.asked" },
      done("practice"),
      done("section", { stage: "s1" }),
      done("rest"),
    ],
  },
  begin: (server) => beginAt(server, { kind, stage, isHeld, isDirected }),
  happen,
  // a section that cannot be left early ends only by its clock, which belongs to the sitting
  isPossible: (now, event) => !(isHeld && event.type.startsWith("xstate.done")) && !isUnderDirections(now, event),
});

export const catOnScreen: OnScreen = {
  name: "CAT",
  chart: catMachine,
  uncaused: {},
  cases: [
    at("cat", "p1", { name: "at practice", paths: 1 }),
    at("cat", "s1", { name: "at a subtest", paths: 3 }),
    at("cat", "b1", { name: "at a break", paths: 1 }),
  ],
};

export const satOnScreen: OnScreen = {
  name: "SAT",
  chart: satMachine,
  uncaused: {},
  cases: [
    at("sat", "s1", { name: "at a module", paths: 3 }),
    at("sat", "s1", { name: "at a module that holds", paths: 2 }, { isHeld: true }),
    at("sat", "s1", { name: "at a module with directions", paths: 4 }, { isDirected: true }),
    at("sat", "b1", { name: "at a break", paths: 1 }),
  ],
};
