import { expect } from "vitest";
import type { SavedAnswer } from "../../../src/contract/attempt/attempt";
import { faultMessages } from "../../../src/contract/calls/fault-messages";
import { faults } from "../../../src/contract/calls/faults";
import type { Turn } from "./follow";
import {
  answer,
  asksToStart,
  beats,
  choose,
  confirmed,
  goesOut,
  presents,
  recordOf,
  rereads,
  settles,
  type Scene,
} from "./scene";
import { asksToGoOn, handIn, isOver } from "./scene-end";
import { next, opening } from "./school";
import { until } from "./ticks";

export const second = 1_000;

/** Expects that the window leaves this sitting and requests it again. */
export const asksAgain = (scene: Scene, isTakingOver: boolean): void => {
  beats(scene);
  asksToStart(scene, isTakingOver);
};

/** The manifest of the hand-in: the answers of this window without refused ones. */
export const manifest = ({ book }: Scene): string =>
  Object.entries(book.answered)
    .filter(([exercise]) => !book.refused.includes(exercise))
    .map(([exercise, revision]) => `${exercise}:${revision}`)
    .join(" ");

export const contested = ({ book }: Scene): string =>
  book.settled
    .filter(({ exercise, standing: stands }) => stands.startsWith("refused") && book.refused.includes(exercise))
    .map(({ exercise, revision, key }) => `${exercise}:${revision} ${key}`)
    .join(", ");

/** The answer of another device, if it has superseded that of this one. */
export const standing = ({ context }: Turn["before"]): SavedAnswer[] =>
  context.superseded.length === 0
    ? []
    : [
        {
          exercise_id: "e1",
          answer: { type: "single_choice", option_id: "B" },
          revision: 4,
          epoch: 2,
          seq: 3,
          saved_at: opening,
          elapsed_ms: 900,
          check_status: 0,
          held: false,
        },
      ];

/** Expects the waiting operation and the start to be sent in any order. */
export const ordered = async ({ stage, book }: Scene): Promise<void> => {
  const isOut = book.owed.length > 0;
  if (!isOut) return;
  goesOut({ stage, book });
  await until(() => stage.sent.length >= book.sent.length, "both are asked");
  expect(stage.sent.toSorted()).toEqual(book.sent.toSorted());
  book.sent = [...stage.sent];
};

/** Confirms the waiting operation, and expects the request of the hand-in. */
export const drained = async (scene: Scene): Promise<void> => {
  const { book } = scene;
  if (book.owed.length === 0) return;
  await confirmed(scene, { next: null });
  asksToGoOn(scene, manifest(scene), contested(scene));
  await settles(scene);
};

/** Gives an answer, unless one is being sent already. */
export const answerOnItsWay = async (scene: Scene): Promise<void> => {
  if (scene.book.owed.length > 0) return;
  await answer(scene);
  await settles(scene);
};

/** Expects that the time is over and the stage is being closed, while answers are being sent. */
export const closes = (scene: Scene): void => {
  scene.book.cover = "timeUp";
  if (scene.book.owed.length === 0) asksToGoOn(scene, manifest(scene), contested(scene));
};

/** The server reports that one second is left; this second passes. */
export const expires = async (scene: Scene): Promise<void> => {
  const { stage, book } = scene;
  book.deadline = Date.now() + second;
  beats(scene);
  await stage.wake();
  await settles(scene);
  await stage.pass(second);
};

export const handsIn = async (scene: Scene): Promise<void> => {
  const { book } = scene;
  if (book.kind === "fixed") {
    await choose(scene, "A");
    await handIn(scene);
    return goesOut(scene);
  }
  await answer(scene);
  await settles(scene);
  await confirmed(scene, { next: next(null, 20) });
  book.cover = "submitting";
  asksToGoOn(scene, manifest(scene));
};

export const handInEnds = async (scene: Scene, { event: { output }, before }: Turn): Promise<void> => {
  const { stage, book } = scene;
  await drained(scene);
  const request = await stage.take("advanceExam");
  if (output.fault?.code === faults.heldElsewhere.code) {
    request.envelope(faults.heldElsewhere.code, null);
    await rereads(scene);
    book.cover = "takenOver";
  } else if (output.attempt === null) {
    request.envelope(faults.attemptNotFound.code, null);
    (await stage.take("examItemDetail")).envelope(faults.attemptNotFound.code, null);
    book.sent.push("record a1");
    book.page = "failed";
    book.cover = null;
    book.reason = faultMessages.attemptNotFound.en;
  } else if (output.attempt.deadline !== null && output.attempt.deadline < output.attempt.server_time) {
    book.deadline = Date.now() - 1;
    request.envelope(200, recordOf(scene, { stage: "s2" }));
    book.section = "s2";
    book.question = { number: 1, exercise: "e4", isLast: true };
    book.cover = "timeUp";
    asksToGoOn(scene, manifest(scene));
  } else if (output.attempt.status === "finished") {
    request.envelope(200, recordOf(scene, { status: "finished", finish_reason: "submitted", lease: null }));
    isOver(scene);
  } else if (output.attempt.stage === before.context.attempt.stage) {
    // only the scene distinguishes paths that meet in one state
    const isMain = book.kind === "adaptive" && book.section !== "s2";
    request.envelope(200, recordOf(scene, { stage: isMain ? "main" : book.section }));
    asksAgain(scene, false);
  } else {
    const isFixed = book.kind === "fixed";
    request.envelope(200, recordOf(scene, { stage: "s2", ...(isFixed ? {} : { presented: "e1", answered: 3 }) }));
    book.cover = null;
    book.section = "s2";
    book.page = "question";
    if (isFixed) book.question = { number: 1, exercise: "e4", isLast: true };
    else presents(scene, next("e1", 3));
  }
};
