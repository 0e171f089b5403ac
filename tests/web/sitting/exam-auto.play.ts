import { nothingRestored } from "../../../machines/exam/restored-work";
import { examAutoMachine } from "../../../machines/families/exam-auto.machine";
import { faults } from "../../../src/contract/calls/faults";
import { done, type Exploration } from "../../support/paths";
import type { OnScreen, Turn } from "./follow";
import { answer, begin, choose, confirmed, presents, refused, settles, type Scene } from "./scene";
import { asksToGoOn } from "./scene-end";
import { adaptive, next } from "./school";

const words = { type: "text_entry" as const, text: "Iron" };
const operation = {
  kind: "answer" as const,
  exerciseId: "e1",
  revision: 1,
  answer: words,
  elapsedMs: 900,
  key: "key-1",
  madeAt: 1,
  lease: "lease-1",
  epoch: 1,
  isLate: false,
};
const delivery = {
  seq: 3,
  savedAt: 1,
  clock: null,
  outcome: "stands",
  leaseHeld: true,
  next: next("e2", 1),
} as const;

const exploring = (answered: number): Exploration<typeof examAutoMachine> => ({
  input: { attempt: adaptive({ answered, family: "custom" }), sheet: {}, restored: nothingRestored },
  samples: [
    { type: "welcome.read" },
    { type: "engagement.noted", isRapid: true },
    { type: "answer.given", exerciseId: "e1", answer: words, elapsedMs: 900 },
    { type: "choice.made", exerciseId: "e1", answer: words },
    { type: "outbox.delivered", operation, delivery },
    { type: "outbox.refused", operation, fault: { code: faults.answerLocked.code, status: 200, msg: "" } },
    { type: "connection.restored" },
    done("engine", { answered: 20 }),
  ],
  elsewhere: ["section.entered"],
});

/** Gives an answer; the server's reply contains the next item. */
const answered = async (scene: Scene, pause: "rapidGuessing" | null): Promise<void> => {
  const { number } = scene.book.question;
  await answer(scene, "Iron");
  await settles(scene);
  const step = next("e2", number, pause);
  await confirmed(scene, { next: step });
  presents(scene, step);
};

const happen = async (scene: Scene, { event }: Turn): Promise<void> => {
  const { stage, book } = scene;
  switch (event.type) {
    case "welcome.read":
      await stage.press("Begin");
      return presents(scene, next("e1", 0));
    case "choice.made":
      return choose(scene, "Iron");
    case "answer.given":
      return answer(scene, "Iron");
    case "outbox.delivered":
      return answered(scene, null);
    case "engagement.noted":
      return answered(scene, "rapidGuessing");
    case "outbox.refused":
      await answer(scene, "Iron");
      await refused(scene, "answerLocked");
      book.sent.push("extract a1");
      return;
    case "connection.restored":
      return stage.network(true);
    case "xstate.done.actor.engine":
      await answer(scene, "Iron");
      await confirmed(scene, { next: next(null, 20) });
      book.cover = "submitting";
      return asksToGoOn(scene, "e1:1");
    default:
      throw new Error(`nobody knows how ${event.type} comes about`);
  }
};

export const examAutoOnScreen: OnScreen = {
  name: "an adaptive test of no family",
  chart: examAutoMachine,
  uncaused: {
    "examAuto.testing: section.entered → stays": "of one section; what the next one brings is seen with the OPT",
  },
  cases: [
    {
      name: "from the welcome",
      paths: 6,
      exploration: exploring(0),
      begin: (server) => begin({ server, kind: "adaptive" }, { family: "custom" }),
      happen,
    },
    {
      name: "after three answers",
      paths: 6,
      exploration: exploring(3),
      begin: async (server) => {
        const scene = await begin({ server, kind: "adaptive" }, { answered: 3, family: "custom" });
        presents(scene, next("e1", 3));
        return scene;
      },
      happen,
    },
  ],
};
