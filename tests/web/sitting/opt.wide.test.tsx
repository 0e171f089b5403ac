import { afterEach, beforeAll, describe, it, vi } from "vitest";
import type { AnyEventObject, AnyMachineSnapshot } from "xstate";
import { nothingRestored } from "../../../machines/exam/restored-work";
import { optMachine } from "../../../machines/families/opt.machine";
import type { Attempt } from "../../../src/contract/attempt/attempt";
import { faults } from "../../../src/contract/calls/faults";
import { done, pathName, pathsThrough, type Exploration } from "../../support/paths";
import { fakeAudio } from "../fake-audio";
import { expectEveryCausable, forgetTaken } from "./coverage";
import { limited, onStage } from "./follow";
import { begin, type Scene } from "./scene";
import { adaptive, choice, listed, minute, next, opening, receipt, section } from "./school";
import { until } from "./ticks";

const server = onStage();
const answer = { type: "single_choice" as const, option_id: "A" };
const operation = {
  kind: "answer" as const,
  exerciseId: "e1",
  revision: 1,
  answer,
  elapsedMs: 900,
  key: "key-1",
  madeAt: 1,
  lease: "lease-1",
  epoch: 1,
  isLate: false,
};
const delivery = { seq: 3, savedAt: 1, clock: null, outcome: "stands", leaseHeld: true, next: next("e2", 1) } as const;

const total = 7;
const heard = { heard: true };
const parts = [
  section("use", 3, "Use"),
  { ...section("hear", 2, "Hear"), ...heard },
  { ...section("listen", 2, "Listen"), ...heard },
];
const at = (stage: string, answered: number): Partial<Attempt> => ({
  family: "opt",
  sections: parts,
  stage,
  answered,
  total,
  deadline: opening + 60 * minute,
  exercise_list: [{ stage, title: { en: stage }, exercise_item: [listed(choice("e1"))] }],
});

const exploring = (place: Partial<Attempt>, follows: string): Exploration<typeof optMachine> => ({
  input: { attempt: adaptive(place), sheet: {}, restored: nothingRestored },
  samples: [
    { type: "welcome.read" },
    { type: "directions.read" },
    { type: "section.entered", stage: follows },
    { type: "answer.given", exerciseId: "e1", answer, elapsedMs: 900 },
    { type: "choice.made", exerciseId: "e1", answer },
    { type: "outbox.delivered", operation, delivery },
    { type: "outbox.refused", operation, fault: { code: faults.answerLocked.code, status: 200, msg: "" } },
    { type: "connection.restored" },
    done("soundCheck"),
    done("engine", { answered: total }),
  ],
  project: ({ context: { stage, isNew, hasHeard } }) => [stage, isNew, hasHeard],
});

const placeOf = (snapshot: AnyMachineSnapshot): string => (snapshot.context as { readonly stage: string }).stage;

const betweenItems = ["welcome.read", "directions.read", "xstate.done.actor.soundCheck", "connection.restored"];
/** Only items on screen can be answered, and the current part is not entered again. */
const isPossible = (snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean =>
  betweenItems.includes(event.type) ||
  (snapshot.matches({ testing: "underWay" }) && event["stage"] !== placeOf(snapshot));

const says = (words: string): boolean => document.body.textContent.includes(words);
const isAsked = (): boolean => document.querySelector("article input") !== null;

/** The visible content in each state of the chart. */
const sights: Readonly<Record<string, (scene: Scene, place: string) => boolean>> = {
  welcoming: () => says("The last three parts are listened to."),
  soundChecking: ({ stage }) => says("Can you hear this?") && !stage.canPress("Next"),
  introducing: ({ stage }, place) =>
    stage.canPress("Go to the questions") && says(`${place[0]?.toUpperCase()}${place.slice(1)}`) && !isAsked(),
  underWay: () => isAsked() || says("Loading"),
  completed: ({ stage }) => stage.sent.some((one) => one.startsWith("advance ")),
};
const sightOf = ({ value }: AnyMachineSnapshot): string =>
  typeof value === "string" ? value : String((value as { readonly testing: string }).testing);

const step = (presented: string | null, answered: number) => ({ ...next(presented, answered), total });

const give = async ({ stage }: Scene): Promise<void> => {
  await stage.answer("A");
  await stage.press("Next");
};
const delivered = async (scene: Scene, following: ReturnType<typeof next>): Promise<void> => {
  await give(scene);
  scene.book.seq += 1;
  (await scene.stage.take("answerExercise")).envelope(200, receipt({ seq: scene.book.seq, next: following }));
};

const happen = async (
  scene: Scene,
  fake: ReturnType<typeof fakeAudio>,
  { before, event }: { readonly before: AnyMachineSnapshot; readonly event: AnyEventObject },
): Promise<void> => {
  const { stage } = scene;
  const here = placeOf(before);
  switch (event.type) {
    case "welcome.read":
      return stage.press("Begin");
    case "directions.read":
      return stage.press("Go to the questions");
    case "xstate.done.actor.soundCheck":
      await stage.press("Play a sound");
      fake.does("ended");
      await until(() => says("I can hear it"), "it asks whether it was heard");
      return stage.press("I can hear it");
    case "choice.made":
      return stage.answer("A");
    case "answer.given":
      return give(scene);
    case "outbox.delivered":
      return delivered(scene, { ...step("e2", 1), stage: here });
    case "section.entered":
      return delivered(scene, { ...step("e2", 3), stage: String(event["stage"]) });
    case "outbox.refused":
      await give(scene);
      (await stage.take("answerExercise")).envelope(faults.answerLocked.code, null);
      return (await stage.take("presentedExercise")).envelope(200, { ...step("e1", 0), stage: here });
    case "connection.restored":
      return stage.network(true);
    case "xstate.done.actor.engine":
      return delivered(scene, { ...step(null, total), stage: here });
    default:
      throw new Error(`nobody knows how ${event.type} comes about`);
  }
};

/** The places at which an attempt resumes, with the part that follows. */
const places: Readonly<Record<string, readonly [at: Partial<Attempt>, follows: string]>> = {
  "from the welcome": [at("use", 0), "hear"],
  "in the midst of a part": [at("use", 2), "listen"],
  "where items are heard": [at("hear", 3), "listen"],
};

describe("OPT on screen", () => {
  beforeAll(forgetTaken);
  afterEach(() => vi.clearAllTimers());
  const cases = Object.entries(places).flatMap(([name, [place, follows]]) =>
    pathsThrough(limited(optMachine, isPossible), exploring(place, follows)).map((path) => ({ name, place, path })),
  );

  it.each(cases.map(({ name, place, path }) => [`${name}: ${pathName(path)}`, place, path] as const))(
    "%s",
    async (_name, place, path) => {
      const fake = fakeAudio();
      const scene = await begin({ server: server(), kind: "adaptive", audio: fake.audio }, place);
      try {
        for (const [turn, { event, snapshot }] of path.entries()) {
          const before = path[turn - 1]?.snapshot;
          if (before !== undefined) await happen(scene, fake, { before, event });
          const sight = sightOf(snapshot);
          await until(() => sights[sight]?.(scene, placeOf(snapshot)) === true, `${sight} is seen`);
        }
      } finally {
        scene.stage.close();
      }
    },
  );

  it("takes every transition that the world can cause", (test) => {
    expectEveryCausable(test, "OPT", { chart: optMachine, uncaused: {}, paths: cases.length });
  });
});
