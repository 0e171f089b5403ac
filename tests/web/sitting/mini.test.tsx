import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { AnyEventObject } from "xstate";
import { nothingRestored } from "../../../machines/exam/restored-work";
import { mapMiniMachine } from "../../../machines/families/map-mini.machine";
import { faults } from "../../../src/contract/calls/faults";
import { done, pathName, pathsThrough, type Exploration } from "../../support/paths";
import { fakeAudio } from "../fake-audio";
import { expectEveryCausable, forgetTaken } from "./coverage";
import { onStage } from "./follow";
import { begin, type Scene } from "./scene";
import { adaptive, choice, listed, next, receipt } from "./school";
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
const items = [{ stage: "main", title: { en: "Main" }, exercise_item: [listed(choice("e1"))] }];
const mini = (answered: number) => ({ family: "mapMini" as const, answered, exercise_list: items });

const exploring = (answered: number): Exploration<typeof mapMiniMachine> => ({
  input: { attempt: adaptive(mini(answered)), sheet: {}, restored: nothingRestored },
  samples: [
    { type: "praise.seen" },
    { type: "answer.given", exerciseId: "e1", answer, elapsedMs: 900 },
    { type: "choice.made", exerciseId: "e1", answer },
    { type: "outbox.delivered", operation, delivery },
    { type: "outbox.refused", operation, fault: { code: faults.answerLocked.code, status: 200, msg: "" } },
    { type: "connection.restored" },
    done("check", undefined),
    done("engine", { answered: 20 }),
  ],
});

const says = (words: string): boolean => document.body.textContent.includes(words);
const isAsked = (): boolean => document.querySelector("article input[type=radio]") !== null;

/** The visible content in each state of the chart. */
const sights: Readonly<Record<string, (scene: Scene) => boolean>> = {
  soundChecking: () => says("Can you hear this?"),
  testing: () => isAsked() || says("Loading"),
  praising: () => says("Good job!"),
  completed: ({ stage }) => stage.sent.some((one) => one.startsWith("advance main")),
};

const give = async ({ stage }: Scene): Promise<void> => {
  await stage.answer("A");
  await stage.press("Next");
};

const happen = async (scene: Scene, fake: ReturnType<typeof fakeAudio>, { type }: AnyEventObject): Promise<void> => {
  const { stage } = scene;
  switch (type) {
    case "xstate.done.actor.check":
      await stage.press("Play a sound");
      expect(fake.speaker.src).toMatch(/^data:audio\/wav/);
      fake.does("ended");
      await until(() => says("I can hear it"), "it asks whether it was heard");
      await stage.press("Play it again");
      fake.does("error");
      await until(() => says("This device has not played the sound."), "it says so");
      await stage.press("Play it again");
      fake.does("ended");
      await until(() => says("I can hear it"), "it asks whether it was heard");
      return stage.press("I can hear it");
    case "choice.made":
      return stage.answer("A");
    case "answer.given":
      return give(scene);
    case "outbox.delivered":
      await give(scene);
      return (await stage.take("answerExercise")).envelope(200, receipt({ next: { ...next("e2", 1) } }));
    case "outbox.refused":
      await give(scene);
      (await stage.take("answerExercise")).envelope(faults.answerLocked.code, null);
      return (await stage.take("presentedExercise")).envelope(200, next("e2", 1));
    case "connection.restored":
      return stage.network(true);
    case "xstate.done.actor.engine":
      await give(scene);
      return (await stage.take("answerExercise")).envelope(200, receipt({ next: next(null, 20) }));
    case "praise.seen":
      return stage.press("See how it went");
    default:
      throw new Error(`nobody knows how ${type} comes about`);
  }
};

describe("MAP mini on screen", () => {
  beforeAll(forgetTaken);
  afterEach(() => vi.clearAllTimers());
  const cases = [0, 19, 20].flatMap((answered) =>
    pathsThrough(mapMiniMachine, exploring(answered)).map((path) => ({ answered, path })),
  );

  it.each(cases.map(({ answered, path }) => [`${answered} answered: ${pathName(path)}`, answered, path] as const))(
    "%s",
    async (_name, answered, path) => {
      const fake = fakeAudio();
      const scene = await begin({ server: server(), kind: "adaptive", audio: fake.audio }, mini(answered));
      try {
        for (const [place, { event, snapshot }] of path.entries()) {
          if (place > 0) await happen(scene, fake, event);
          await until(() => sights[String(snapshot.value)]?.(scene) === true, `${String(snapshot.value)} is seen`);
        }
      } finally {
        scene.stage.close();
      }
    },
  );

  it("takes every transition that the world can cause", (test) => {
    expectEveryCausable(test, "MAP mini", { chart: mapMiniMachine, uncaused: {}, paths: cases.length });
  });
});
