import { expect } from "vitest";
import { itemAdaptiveMachine, type ItemAdaptiveInput } from "../../../machines/families/item-adaptive.machine";
import type { PendingChoice, Operation } from "../../../machines/outbox/operation";
import { faults } from "../../../src/contract/calls/faults";
import { makeDeviceStore, type DeviceStore } from "../../../src/web/effects/outbox/store";
import { done, failed, type Exploration } from "../../support/paths";
import type { PatientServer } from "../../support/patient-server";
import { newDevice, plugIn } from "./device";
import type { OnScreen, Turn } from "./follow";
import {
  arrive,
  begin,
  choose,
  confirm,
  confirmed,
  goesOut,
  isOpened,
  presents,
  refused,
  settles,
  type Scene,
} from "./scene";
import { asksToGoOn } from "./scene-end";
import { adaptive, next } from "./school";
import { until } from "./ticks";

const network = { code: "network" } as const;
const refusal = { code: faults.answerLocked.code, status: 200, msg: "" };
const words = (text: string) => ({ type: "text_entry" as const, text });
const left: Operation = {
  kind: "answer",
  exerciseId: "e1",
  revision: 1,
  answer: words("Iron"),
  elapsedMs: 900,
  key: "key-0000",
  madeAt: 1,
  lease: "lease-1",
  epoch: 1,
  isLate: false,
};
const saved = { seq: 3, savedAt: 1, clock: null, outcome: "stands", leaseHeld: true } as const;
const exercise = adaptive().exercise_list[0]?.exercise_item[0]?.exercise ?? null;

const exploring = (changes: Partial<ItemAdaptiveInput>): Exploration<typeof itemAdaptiveMachine> => ({
  input: {
    attemptId: "a1",
    exercise: null,
    answer: null,
    isLocked: false,
    mayBeBlank: false,
    stage: "main",
    answered: 0,
    total: 20,
    ...changes,
  },
  samples: [
    { type: "answer.changed", answer: words("Iron") },
    { type: "answer.changed", answer: null },
    { type: "answer.confirmed", elapsedMs: 4_000 },
    { type: "hearing.failed", elapsedMs: 4_000 },
    { type: "outbox.delivered", operation: left, delivery: { ...saved, next: next("e2", 1) } },
    { type: "outbox.delivered", operation: left, delivery: { ...saved, next: next(null, 20) } },
    { type: "outbox.delivered", operation: left, delivery: { ...saved, next: null } },
    { type: "outbox.refused", operation: left, fault: refusal },
    { type: "extraction.retried" },
    { type: "connection.restored" },
    done("extract", next("e1", 0)),
    done("extract", next(null, 20)),
    failed("extract", network),
  ],
  project: ({ context }) => [context.exercise !== null, context.isComplete],
});

/** The next question is requested; the previous one stays on screen meanwhile. */
const asksForNext = ({ book }: Scene): void => {
  book.sent.push("extract a1");
  book.page = book.hasShown ? "question" : "loading";
  book.isBusy = true;
};

/** No item is left: the test is handed in with the answers of this window. */
const isThrough = (scene: Scene): void => {
  const { book } = scene;
  book.cover = "submitting";
  book.page = book.hasShown ? "question" : "bare";
  asksToGoOn(
    scene,
    Object.entries(book.revisions)
      .map(([one, revision]) => `${one}:${revision}`)
      .join(" "),
  );
};

const steps = async (scene: Scene, step: ReturnType<typeof next> | null): Promise<void> => {
  if (step === null) return asksForNext(scene);
  if (step.presented === null) return isThrough(scene);
  presents(scene, step);
};

const happen = async (scene: Scene, { event }: Turn): Promise<void> => {
  const { stage, book } = scene;
  const { type, output, answer, delivery } = event;
  switch (type) {
    case "answer.changed":
      if (answer !== null) return choose(scene, book.chosen[book.question.exercise] === "Iron" ? "Zinc" : "Iron");
      await stage.answer(null);
      book.chosen[book.question.exercise] = null;
      book.choice = `${book.question.exercise} nothing`;
      return;
    case "answer.confirmed":
      return confirm(scene);
    case "outbox.delivered":
      await confirmed(scene, { next: delivery.next });
      return steps(scene, delivery.next);
    case "outbox.refused":
      await refused(scene, "answerLocked");
      return asksForNext(scene);
    case "extraction.retried":
      await stage.press("Try again");
      return asksForNext(scene);
    case "connection.restored":
      await stage.network(true);
      return asksForNext(scene);
    case "xstate.done.actor.extract":
      (await stage.take("presentedExercise")).envelope(200, output);
      return steps(scene, output);
    case "xstate.error.actor.extract":
      (await stage.take("presentedExercise")).hangUp();
      book.page = "failed";
      book.reason = "Network busy, please try again later";
      return;
    default:
      throw new Error(`nobody knows how ${type} comes about`);
  }
};

const welcomed = async (scene: Scene): Promise<Scene> => {
  await settles(scene);
  await scene.stage.press("Begin");
  presents(scene, next("e1", 0));
  return scene;
};

/** A device with data stored by an earlier window. */
const deviceWith = async (leave: (store: DeviceStore) => Promise<void>) => {
  const device = newDevice();
  plugIn(device);
  await leave(makeDeviceStore());
  return device;
};
const chosen: PendingChoice = { exerciseId: "e1", answer: words("Iron") };

const nothingPresented = async (server: PatientServer): Promise<Scene> => {
  const scene = await welcomed(
    await begin(
      { server, kind: "adaptive" },
      { presented: null, exercise_list: [{ stage: "main", title: {}, exercise_item: [] }] },
    ),
  );
  scene.book.hasShown = false;
  asksForNext(scene);
  return scene;
};

const withChoice = async (server: PatientServer): Promise<Scene> => {
  const device = await deviceWith((store) => store.write("ann", { type: "choose", attemptId: "a1", choice: chosen }));
  const scene = await begin({ server, kind: "adaptive", device });
  presents(scene, next("e1", 0));
  scene.book.chosen["e1"] = "Iron";
  scene.book.choice = "e1 Iron";
  return scene;
};

const withAnswer = async (server: PatientServer): Promise<Scene> => {
  const device = await deviceWith((store) =>
    store.write("ann", {
      type: "keep",
      stored: { attemptId: "a1", operation: left, standing: { state: "waiting" } },
      replaces: [],
    }),
  );
  const scene = await arrive({ server, kind: "adaptive", device });
  const { book } = scene;
  book.owed.push({ kind: "answer", exercise: "e1", revision: 1, value: "Iron", key: "key-0000", hold: "lease-1/1" });
  goesOut(scene);
  // the outbox does not wait for the page, so the two requests come in any order
  await until(() => scene.stage.sent.length === book.sent.length, "both are asked");
  expect(scene.stage.sent.toSorted()).toEqual(book.sent.toSorted());
  book.sent = [...scene.stage.sent];
  await isOpened(scene);
  presents(scene, next("e1", 0));
  book.chosen["e1"] = "Iron";
  book.revisions["e1"] = 1;
  book.isBusy = true;
  return scene;
};

const allAnswered = async (server: PatientServer): Promise<Scene> => {
  const scene = await begin({ server, kind: "adaptive" }, { answered: 20, presented: null });
  isThrough(scene);
  return scene;
};

const nameOf = ({ type, answer, delivery, output }: Turn["event"]): string => {
  const said = delivery === undefined ? output : delivery.next;
  const after = answer === null ? "none" : said === undefined ? "" : said === null ? "alone" : String(said.presented);
  return `${type.replace(/^xstate\.(\w+)\.actor\./, "$1 ")} ${after}`.trim();
};

const needsAnswer = "these questions need an answer; those of the OPT, which the browser sits, do not";

export const itemAdaptiveOnScreen: OnScreen = {
  name: "item-adaptive",
  chart: itemAdaptiveMachine,
  uncaused: {
    "itemAdaptive.presenting: hearing.failed [hasAudio] → itemAdaptive.locking":
      "these questions say nothing; those of hearing.test.tsx do",
    "itemAdaptive.answering: hearing.failed [hasAudio] → itemAdaptive.locking":
      "these questions say nothing; those of hearing.test.tsx do",
    "itemAdaptive.presenting: answer.confirmed [mayBeBlank] → itemAdaptive.doubting": needsAnswer,
    "itemAdaptive.answering: answer.confirmed [hasBlanks] → itemAdaptive.doubting": needsAnswer,
    "itemAdaptive.doubting: blank.confirmed → itemAdaptive.locking": needsAnswer,
    "itemAdaptive.doubting: blank.withdrawn → itemAdaptive.deciding": needsAnswer,
  },
  cases: [
    {
      name: "from the first extraction",
      paths: 9,
      exploration: exploring({}),
      begin: nothingPresented,
      nameOf,
      happen,
    },
    {
      name: "at a presented question",
      paths: 9,
      exploration: exploring({ exercise }),
      begin: async (server) => welcomed(await begin({ server, kind: "adaptive" })),
      nameOf,
      happen,
    },
    {
      name: "with a choice left on this device",
      paths: 9,
      exploration: exploring({ exercise, answer: words("Iron") }),
      begin: withChoice,
      nameOf,
      happen,
    },
    {
      name: "with an answer left on this device",
      paths: 9,
      exploration: exploring({ exercise, answer: words("Iron"), isLocked: true }),
      begin: withAnswer,
      nameOf,
      happen,
    },
    {
      name: "after the last answer",
      paths: 1,
      exploration: exploring({ answered: 20 }),
      begin: allAnswered,
      nameOf,
      happen,
    },
  ],
};
