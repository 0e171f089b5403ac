import { nothingRestored } from "../../../machines/exam/restored-work";
import { mapMachine } from "../../../machines/families/map.machine";
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

const exploring = (answered: number): Exploration<typeof mapMachine> => ({
  input: {
    attempt: adaptive({ answered }),
    sheet: {},
    restored: nothingRestored,
  },
  samples: [
    { type: "welcome.read" },
    { type: "pause.ended" },
    { type: "engagement.noted", isRapid: true },
    { type: "engagement.noted", isRapid: false },
    { type: "answer.given", exerciseId: "e1", answer: words, elapsedMs: 900 },
    { type: "choice.made", exerciseId: "e1", answer: words },
    { type: "outbox.delivered", operation, delivery },
    { type: "outbox.refused", operation, fault: { code: faults.answerLocked.code, status: 200, msg: "" } },
    { type: "connection.restored" },
    done("engine", { answered: 20 }),
  ],
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
      await answered(scene, event["isRapid"] === true ? "rapidGuessing" : null);
      book.cover = event["isRapid"] === true ? "rapid" : null;
      return;
    case "pause.ended":
      await stage.press("I am ready");
      book.cover = null;
      return;
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

const atPause = ["pause.ended", "connection.restored"];
// the cover of a pause prevents answers, so no answer is delivered there
const isPossible: NonNullable<OnScreen["cases"][number]["isPossible"]> = (at, { type }) =>
  !at.matches({ testing: "paused" }) || atPause.includes(type);

export const mapOnScreen: OnScreen = {
  name: "MAP",
  chart: mapMachine,
  uncaused: {},
  cases: [
    {
      name: "from the welcome",
      paths: 8,
      exploration: exploring(0),
      isPossible,
      begin: (server) => begin({ server, kind: "adaptive" }),
      happen,
    },
    {
      name: "after three answers",
      paths: 8,
      exploration: exploring(3),
      isPossible,
      begin: async (server) => {
        const scene = await begin({ server, kind: "adaptive" }, { answered: 3 });
        presents(scene, next("e1", 3));
        return scene;
      },
      happen,
    },
  ],
};
