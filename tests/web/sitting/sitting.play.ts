import { expect } from "vitest";
import { sittingMachine } from "../../../machines/exam/sitting.machine";
import type { SavedAnswer } from "../../../src/contract/exam";
import { faultMessages } from "../../../src/contract/fault-messages";
import { faults } from "../../../src/contract/faults";
import type { PatientServer } from "../../support/patient-server";
import type { Book } from "./book";
import type { OnScreen, Turn } from "./follow";
import {
  answer,
  asksToGoOn,
  asksToStart,
  beats,
  begin,
  choose,
  confirm,
  confirmed,
  declined,
  goesOut,
  handIn,
  isOver,
  mark,
  owe,
  presents,
  recordOf,
  refused,
  settles,
  type Scene,
} from "./scene";
import { adaptive, fixed, minute, next, opening } from "./school";
import { canHappen, exploringSitting } from "./sitting-events";
import { until } from "./turns";

const second = 1_000;

/** The window leaves this sitting and asks for it anew. */
const asksAgain = (scene: Scene, isTakingOver: boolean): void => {
  beats(scene);
  asksToStart(scene, isTakingOver);
};

/** What the hand-in says of the answers of this window, but for what will not come. */
const manifest = ({ book }: Scene): string =>
  Object.entries(book.answered)
    .filter(([exercise]) => !book.refused.includes(exercise))
    .map(([exercise, revision]) => `${exercise}:${revision}`)
    .join(" ");

const contested = ({ book }: Scene): string =>
  book.settled
    .filter(({ exercise, standing: stands }) => stands.startsWith("refused") && book.refused.includes(exercise))
    .map(({ exercise, revision, key }) => `${exercise}:${revision} ${key}`)
    .join(", ");

/** What another device has answered, where this one's has given way. */
const standing = ({ context }: Turn["before"]): SavedAnswer[] =>
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

/** What waits and the start are sent side by side, in any order. */
const ordered = async ({ stage, book }: Scene): Promise<void> => {
  const isOut = book.owed.length > 0;
  if (!isOut) return;
  goesOut({ stage, book });
  await until(() => stage.sent.length >= book.sent.length, "both are asked");
  expect(stage.sent.toSorted()).toEqual(book.sent.toSorted());
  book.sent = [...stage.sent];
};

/** All that waits is taken, and the hand-in has asked to go on. */
const drained = async (scene: Scene): Promise<void> => {
  const { book } = scene;
  if (book.owed.length === 0) return;
  await confirmed(scene, { next: null });
  asksToGoOn(scene, manifest(scene), contested(scene));
  await settles(scene);
};

/** An answer is on its way, or was already. */
const answerOnItsWay = async (scene: Scene): Promise<void> => {
  if (scene.book.owed.length > 0) return;
  await answer(scene);
  await settles(scene);
};

/** The time is over, and the stage is being closed; what was answered is on its way. */
const closes = (scene: Scene): void => {
  scene.book.cover = "timeUp";
  if (scene.book.owed.length === 0) asksToGoOn(scene, manifest(scene), contested(scene));
};

/** The server says that a second is left, and it passes. */
const expires = async (scene: Scene): Promise<void> => {
  const { stage, book } = scene;
  book.deadline = Date.now() + second;
  beats(scene);
  await stage.wake();
  await settles(scene);
  await stage.pass(second);
};

const handsIn = async (scene: Scene): Promise<void> => {
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

const handInEnds = async (scene: Scene, output: Turn["event"]["output"]): Promise<void> => {
  const { stage, book } = scene;
  await drained(scene);
  const request = await stage.take("advanceExam");
  if (output.attempt === null) {
    request.envelope(faults.attemptNotFound.code, null);
    (await stage.take("examItemDetail")).envelope(faults.attemptNotFound.code, null);
    book.sent.push("record a1");
    book.page = "failed";
    book.cover = null;
    book.reason = faultMessages.attemptNotFound.en;
  } else if (output.attempt.status === "finished") {
    request.envelope(200, recordOf(scene, { status: "finished", finish_reason: "submitted", lease: null }));
    isOver(scene);
  } else {
    const isFixed = book.kind === "fixed";
    request.envelope(200, recordOf(scene, isFixed ? { stage: "s2" } : { presented: "e1", answered: 3 }));
    book.cover = null;
    book.section = "s2";
    book.page = "question";
    if (isFixed) book.question = { number: 1, exercise: "e4", isLast: true };
    else presents(scene, next("e1", 3));
  }
};

/** How each thing comes about, and what must follow from it. */
const happenings: Readonly<Record<string, (scene: Scene, turn: Turn) => Promise<void>>> = {
  "takeOver.requested": async (scene) => {
    await scene.stage.press("Continue here");
    asksAgain(scene, true);
  },
  "resume.requested": async (scene) => {
    await scene.stage.press("Continue");
    asksAgain(scene, false);
  },
  "connection.lost": async ({ stage, book }) => {
    await stage.network(false);
    book.isOffline = true;
  },
  "connection.restored": ({ stage }) => stage.network(true),
  "session.ended": async ({ stage, book }) => {
    await stage.signOut();
    book.cover = "signedOut";
    book.isUnderWay = false;
  },
  "session.renewed": async (scene) => {
    const { stage, book } = scene;
    await stage.signOut();
    book.isUnderWay = false;
    await stage.signIn();
    asksAgain(scene, false);
    await ordered(scene);
  },
  "idle.elapsed": async ({ stage, book }) => {
    await stage.pass(25 * minute - second);
    await settles({ stage, book });
    await stage.pass(11 * second);
    book.cover = "idle";
  },
  "hold.confirmed": async (scene, { event }) => {
    const { stage, book } = scene;
    if (book.kind === "fixed") book.deadline = Date.now() + 20 * minute;
    if (event["lastSeq"] === 7) book.seq = 7;
    beats(scene);
    await stage.wake();
    if (event["lastSeq"] === 7) book.sent.push("record a1");
  },
  "hold.lost": async (scene) => {
    const { stage, book } = scene;
    beats(scene, { lease_held: false });
    await stage.wake();
    book.cover = "takenOver";
    book.sent.push("record a1");
  },
  "hold.closed": async (scene, { before }) => {
    const { stage } = scene;
    const isLeft = before.matches({ open: { answering: "takenOver" } });
    if (before.matches({ open: { answering: "delivering" } })) await answerOnItsWay(scene);
    beats(scene, { status: "finished" });
    await stage.wake();
    if (isLeft) asksAgain(scene, false);
    else closes(scene);
  },
  "clock.expired": async (scene, { before }) => {
    if (before.matches({ open: { answering: "delivering" } })) await answerOnItsWay(scene);
    await expires(scene);
    closes(scene);
  },
  "clock.extended": async (scene) => {
    const { stage, book } = scene;
    await expires(scene);
    book.deadline = Date.now() + 20 * minute;
    beats(scene);
    await stage.wake();
    asksToStart(scene);
  },
  "supersession.seen": async ({ stage, book }) => {
    await stage.press("Next");
    book.superseded = [];
    book.question = { number: 2, exercise: "e2", isLast: false };
  },
  "xstate.done.actor.readAttempt": async (scene, { before }) => {
    (await scene.stage.take("examItemDetail")).envelope(200, recordOf(scene, { answers: standing(before) }));
    if (standing(before).length === 0) return;
    scene.book.chosen["e1"] = "B";
    scene.book.revisions["e1"] = 4;
  },
  "xstate.error.actor.readAttempt": async ({ stage }) => (await stage.take("examItemDetail")).hangUp(),
  "answer.given": async (scene) => {
    await choose(scene, "A");
    if (scene.book.kind === "adaptive") await confirm(scene);
  },
  "mark.given": mark,
  "choice.made": (scene) => choose(scene, "A"),
  "outbox.delivered": async (scene, { event, before }) => {
    const { book } = scene;
    const isHeld: boolean = event["delivery"].leaseHeld;
    const isSuperseded = event["delivery"].outcome === "superseded";
    const isClosing = before.matches({ open: { answering: "closing" } });
    if (!isClosing) await answerOnItsWay(scene);
    const step = book.kind === "adaptive" && !isClosing ? next("e2", 1) : null;
    await confirmed(scene, { lease_held: isHeld, applied: !isSuperseded, next: step });
    if (isSuperseded) {
      book.superseded.push("e1");
      book.sent.push("record a1");
    }
    if (isClosing) asksToGoOn(scene, manifest(scene), contested(scene));
    else if (!isHeld) book.cover = "takenOver";
    else if (step !== null) presents(scene, step);
  },
  "outbox.refused": async (scene, { before }) => {
    const { book } = scene;
    const isClosing = before.matches({ open: { answering: "closing" } });
    await answerOnItsWay(scene);
    await refused(scene, "answerMismatched");
    if (isClosing) asksToGoOn(scene, manifest(scene), contested(scene));
    else if (book.kind === "adaptive") book.sent.push("extract a1");
  },
  "outbox.sealed": async (scene, { before }) => {
    if (before.matches({ open: { answering: "delivering" } })) await answerOnItsWay(scene);
    await declined(scene, faults.tokenInvalid.code);
    scene.book.cover = "signedOut";
  },
  "outbox.emptied": drained,
  "handIn.answersMissing": async (scene) => {
    const { stage, book } = scene;
    await drained(scene);
    (await stage.take("advanceExam")).envelope(faults.answersMissing.code, { missing: ["e1"] });
    owe(book, "answer", "A", "e1");
    goesOut(scene);
  },
  "xstate.done.actor.family": handsIn,
  "xstate.done.actor.handIn": (scene, { event }) => handInEnds(scene, event["output"]),
};

const happen = async (scene: Scene, turn: Turn): Promise<void> => {
  if (turn.event.type.endsWith("restoreWork")) return;
  const comes = happenings[turn.event.type];
  if (comes === undefined) throw new Error(`nobody knows how ${turn.event.type} comes about`);
  await comes(scene, turn);
};

const beginning = (kind: Book["kind"]) => async (server: PatientServer) => {
  const scene = await begin({ server, kind });
  if (kind === "fixed") return scene;
  await settles(scene);
  await scene.stage.press("Begin");
  presents(scene, next("e1", 0));
  return scene;
};

const nameOf = ({ type, delivery, output, lastSeq }: Turn["event"]): string => {
  const lost = delivery?.leaseHeld === false ? " without the lease" : "";
  const ending = output?.attempt === null ? " declined" : ` ${output?.attempt?.status ?? ""}`;
  const outcome = delivery?.outcome === "superseded" ? " superseded" : "";
  const news = lastSeq === 7 ? " with news" : "";
  return `${type.replace(/^xstate\.(\w+)\.actor\./, "$1 ")}${lost}${outcome}${news}${ending}`.trim();
};

const common = { isPossible: canHappen, nameOf, happen };

export const sittingOnScreen: OnScreen = {
  name: "sitting",
  chart: sittingMachine,
  uncaused: {
    "sitting.restoring: xstate.error.actor.restoreWork → sitting.open":
      "every storage that does not answer is given up in less time than the sitting waits for the outbox",
  },
  cases: [
    { name: "fixed", paths: 58, exploration: exploringSitting(fixed()), begin: beginning("fixed"), ...common },
    { name: "adaptive", paths: 47, exploration: exploringSitting(adaptive()), begin: beginning("adaptive"), ...common },
  ],
};
