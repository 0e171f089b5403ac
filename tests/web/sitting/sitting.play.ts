import { sittingMachine } from "../../../machines/exam/sitting.machine";
import { faultMessages } from "../../../src/contract/fault-messages";
import { faults } from "../../../src/contract/faults";
import type { ChartPath } from "../../support/paths";
import type { PatientServer } from "../../support/patient-server";
import type { Book } from "./book";
import type { OnScreen, Turn } from "./follow";
import {
  answer,
  asksToGoOn,
  begin,
  choose,
  confirm,
  confirmed,
  declined,
  goesOut,
  handIn,
  isOver,
  mark,
  presents,
  recordOf,
  refused,
  settles,
  type Scene,
} from "./scene";
import { adaptive, fixed, minute, next, pulse } from "./school";
import { canHappen, exploringSitting } from "./sitting-events";

const second = 1_000;

/** The window leaves this sitting and asks for it anew. */
const asksAgain = ({ stage, book }: Scene, isTakingOver: boolean): void => {
  stage.answerBeats(() => pulse({ deadline: book.deadline }));
  book.sent.push(`start menu_id=m1 mode=full lease=lease-1${isTakingOver ? " take_over=true" : ""}`);
  book.page = "loading";
  book.cover = null;
};

/** What the hand-in says of the answers of this window. */
const manifest = ({ book }: Scene): string =>
  Object.entries(book.answered)
    .map(([exercise, revision]) => `${exercise}:${revision}`)
    .join(" ");

/** All that waits is taken, and the hand-in has asked to go on. */
const drained = async (scene: Scene): Promise<void> => {
  const { book } = scene;
  if (book.owed.length === 0) return;
  await confirmed(scene, { next: null });
  asksToGoOn(scene, manifest(scene));
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
  if (scene.book.owed.length === 0) asksToGoOn(scene, manifest(scene));
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
    book.alert = faultMessages.attemptNotFound.en;
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
    book.cover = "suspended";
  },
  "session.renewed": async (scene) => {
    await scene.stage.signOut();
    await scene.stage.signIn();
    asksAgain(scene, false);
  },
  "idle.elapsed": async ({ stage, book }) => {
    await stage.pass(25 * minute - second);
    await settles({ stage, book });
    await stage.pass(11 * second);
    book.cover = "suspended";
  },
  "hold.confirmed": async ({ stage, book }) => {
    if (book.kind === "fixed") book.deadline = Date.now() + 20 * minute;
    stage.answerBeats(() => pulse({ deadline: book.deadline }));
    await stage.wake();
  },
  "hold.lost": async ({ stage, book }) => {
    stage.answerBeats(() => pulse({ lease_held: false }));
    await stage.wake();
    book.cover = "takenOver";
  },
  "hold.closed": async (scene, { before }) => {
    const { stage } = scene;
    const isLeft = before.matches({ open: { answering: "takenOver" } });
    if (before.matches({ open: { answering: "delivering" } })) await answerOnItsWay(scene);
    stage.answerBeats(() => pulse({ status: "finished" }));
    await stage.wake();
    if (isLeft) isOver(scene);
    else closes(scene);
  },
  "clock.expired": async (scene, { before }) => {
    const { stage, book } = scene;
    if (before.matches({ open: { answering: "delivering" } })) await answerOnItsWay(scene);
    book.deadline = Date.now() + second;
    stage.answerBeats(() => pulse({ deadline: book.deadline }));
    await stage.wake();
    await settles(scene);
    await stage.pass(second);
    closes(scene);
  },
  "answer.given": async (scene) => {
    await choose(scene, "A");
    if (scene.book.kind === "adaptive") await confirm(scene);
  },
  "mark.given": mark,
  "choice.made": (scene) => choose(scene, "A"),
  "outbox.delivered": async (scene, { event, before }) => {
    const { book } = scene;
    const isHeld: boolean = event["delivery"].leaseHeld;
    const isClosing = before.matches({ open: { answering: "closing" } });
    if (!isClosing) await answerOnItsWay(scene);
    const step = book.kind === "adaptive" && !isClosing ? next("e2", 1) : null;
    await confirmed(scene, { lease_held: isHeld, next: step });
    if (isClosing) asksToGoOn(scene, manifest(scene));
    else if (!isHeld) book.cover = "takenOver";
    else if (step !== null) presents(scene, step);
  },
  "outbox.refused": async (scene) => {
    await answerOnItsWay(scene);
    await refused(scene, "answerMismatched");
    if (scene.book.kind === "adaptive") scene.book.sent.push("extract a1");
  },
  "outbox.sealed": async (scene, { before }) => {
    if (before.matches({ open: { answering: "delivering" } })) await answerOnItsWay(scene);
    await declined(scene, faults.tokenInvalid.code);
    scene.book.cover = "suspended";
  },
  "outbox.displaced": async (scene, { before }) => {
    if (before.matches({ open: { answering: "delivering" } })) await answerOnItsWay(scene);
    await declined(scene, faults.heldElsewhere.code);
    scene.book.cover = "takenOver";
  },
  "outbox.emptied": drained,
  "handIn.answersMissing": async (scene) => {
    const { stage, book } = scene;
    await drained(scene);
    (await stage.take("advanceExam")).envelope(faults.answersMissing.code, { missing: ["e1"] });
    book.keys += 1;
    book.owed.push({ kind: "answer", exercise: "e1", revision: 2, value: "A", key: "key-0002" });
    if (book.kind === "fixed") {
      await settles(scene);
      await stage.pass(500);
    }
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

const beginning = (kind: Book["kind"]) => async (server: PatientServer, path: ChartPath) => {
  const keeps = path[1]?.event.type !== "xstate.error.actor.restoreWork";
  if (kind === "fixed") return begin({ server, kind, keeps });
  const scene = await begin({ server, kind, keeps });
  await settles(scene);
  await scene.stage.press("Begin");
  presents(scene, next("e1", 0));
  return scene;
};

const nameOf = ({ type, delivery, output }: Turn["event"]): string => {
  const lost = delivery?.leaseHeld === false ? " without the lease" : "";
  const ending = output?.attempt === null ? " declined" : ` ${output?.attempt?.status ?? ""}`;
  return `${type.replace(/^xstate\.(\w+)\.actor\./, "$1 ")}${lost}${ending}`.trim();
};

const common = { isPossible: canHappen, nameOf, happen };

export const sittingOnScreen: OnScreen = {
  name: "sitting",
  chart: sittingMachine.provide({ actions: { rememberChoice: () => undefined } }),
  uncaused: {},
  cases: [
    { name: "fixed", paths: 56, exploration: exploringSitting(fixed()), begin: beginning("fixed"), ...common },
    { name: "adaptive", paths: 50, exploration: exploringSitting(adaptive()), begin: beginning("adaptive"), ...common },
  ],
};
