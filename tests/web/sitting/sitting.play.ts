import { expect } from "vitest";
import { sittingMachine } from "../../../machines/exam/sitting.machine";
import { faults } from "../../../src/contract/calls/faults";
import type { ChartPath } from "../../support/paths";
import type { PatientServer } from "../../support/patient-server";
import { passesBlocked } from "./blocked";
import type { Book } from "./book";
import { newDevice } from "./device";
import type { OnScreen, Turn } from "./follow";
import {
  asksToStart,
  beats,
  begin,
  choose,
  confirm,
  confirmed,
  crossOut,
  declined,
  goesOut,
  mark,
  owe,
  presents,
  recordOf,
  refused,
  settles,
  type Scene,
} from "./scene";
import { asksToGoOn } from "./scene-end";
import { adaptive, fixed, minute, next, opening } from "./school";
import { canHappen, exploringSitting } from "./sitting-events";
import {
  second,
  asksAgain,
  manifest,
  contested,
  standing,
  ordered,
  drained,
  answerOnItsWay,
  closes,
  expires,
  handsIn,
  handInEnds,
} from "./sitting-steps";
/** By event, the steps that cause it and its expected consequences. */
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
  "session.ended": async (scene, { before }) => {
    const { stage, book } = scene;
    await stage.signOut();
    if (before.matches("restoring")) return asksToStart(scene);
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
  "lease.confirmed": async (scene, { event }) => {
    const { stage, book } = scene;
    if (book.kind === "fixed") book.deadline = Date.now() + 20 * minute;
    if (event["lastSeq"] === 7) book.seq = 7;
    beats(scene);
    await stage.wake();
    if (event["lastSeq"] === 7) book.sent.push("record a1");
  },
  "lease.lost": async (scene, { before }) => {
    const { stage, book } = scene;
    beats(scene, { lease_held: false });
    await stage.wake();
    book.cover = "takenOver";
    if (!before.matches({ open: { answering: "takenOver" } })) book.sent.push("record a1");
  },
  "lease.closed": async (scene, { before }) => {
    const { stage } = scene;
    const isLeft = before.matches({ open: { answering: "takenOver" } });
    const isClosing = before.matches({ open: { answering: "closing" } });
    if (before.matches({ open: { answering: "delivering" } })) await answerOnItsWay(scene);
    beats(scene, { status: "finished" });
    await stage.wake();
    if (isLeft) asksAgain(scene, false);
    else if (!isClosing) closes(scene);
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
  "xstate.done.actor.readAttempt": async (scene, { before, event }) => {
    if (event["output"].last_seq === 1) scene.book.seq = 1;
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
  "tools.changed": async (scene) => {
    await crossOut(scene, "B");
    expect(scene.stage.equipped.at(-1)).toMatchObject({
      exercise_id: "e1",
      lease: "lease-1",
      epoch: 1,
      state: { eliminated: ["B"], highlights: [] },
    });
  },
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
  "handIn.restExcused": async (scene) => {
    await passesBlocked(scene, 30);
    await passesBlocked(scene, 10);
    await scene.stage.press("Hand in now");
    asksToGoOn(scene, "", "e1:1 key-0002");
  },
  "handIn.answersMissing": async (scene) => {
    const { stage, book } = scene;
    await drained(scene);
    (await stage.take("advanceExam")).envelope(faults.answersMissing.code, { missing: ["e1"] });
    owe(book, "answer", "A", "e1");
    goesOut(scene);
  },
  "xstate.done.actor.family": handsIn,
  "xstate.done.actor.handIn": handInEnds,
};

const happen = async (scene: Scene, turn: Turn): Promise<void> => {
  if (turn.event.type.endsWith("restoreWork")) return;
  const comes = happenings[turn.event.type];
  if (comes === undefined) throw new Error(`nobody knows how ${turn.event.type} comes about`);
  await comes(scene, turn);
};

const beginning = (kind: Book["kind"]) => async (server: PatientServer, path: ChartPath) => {
  if (path[1]?.event.type === "session.ended") {
    // hanging storage keeps the sitting in this state long enough
    const waiting = await begin({ server, kind, device: newDevice("hangs") });
    waiting.book.page = "loading";
    return waiting;
  }
  const scene = await begin({ server, kind });
  if (kind === "fixed") return scene;
  await settles(scene);
  await scene.stage.press("Begin");
  presents(scene, next("e1", 0));
  return scene;
};

const nameOf = ({ type, delivery, output, lastSeq }: Turn["event"]): string => {
  const lost = delivery?.leaseHeld === false ? " without the lease" : "";
  const late = output?.attempt?.deadline < output?.attempt?.server_time ? " too late" : "";
  const ending =
    output?.attempt === null ? ` declined ${output.fault.code}` : ` ${output?.attempt?.status ?? ""}${late}`;
  const outcome = delivery?.outcome === "superseded" ? " superseded" : "";
  const news = lastSeq === 7 ? " with news" : output?.last_seq === 1 ? " behind" : "";
  return `${type.replace(/^xstate\.(\w+)\.actor\./, "$1 ")}${lost}${outcome}${news}${ending}`.trim();
};

const common = { isPossible: canHappen, nameOf, happen };

const setBack = "the server of these scenes is never set back; the fault tests of restored servers take it";

export const sittingOnScreen: OnScreen = {
  name: "sitting",
  chart: sittingMachine,
  uncaused: {
    "sitting.restoring: xstate.error.actor.restoreWork → sitting.open":
      "every storage that does not answer is given up in less time than the sitting waits for the outbox",
    "sitting.restoring: xstate.done.actor.restoreWork [wasHandedIn] → sitting.open.answering.closing":
      "a page that was closed over its hand-in is opened again in the browser (offline.wide.test.ts)",
    "sitting.open.answering.closing: handIn.stored → stays":
      "only a worker delivers without the page: the browser has one (offline.wide.test.ts)",
    "sitting.open.timing: message.read → stays": "these scenes are in no room; in-room.test.tsx has messages",
    "sitting.open.agreeing: outbox.postponed → sitting.open.agreeing.reading": setBack,
    "sitting.open.agreeing.reading: xstate.done.actor.readAttempt [isElsewhere] → sitting.open.agreeing.elsewhere":
      setBack,
    "sitting.open.agreeing.elsewhere: always [isDelivering] → sitting.left": setBack,
    "sitting.open.agreeing.elsewhere: always → sitting.open.agreeing.agreed": setBack,
    "sitting.open.answering.delivering: section.entered → stays":
      "these sections are handed in one by one; those of the OPT, which the browser sits, follow by themselves",
  },
  cases: [
    {
      name: "fixed",
      paths: 68,
      exploration: exploringSitting(fixed({ server_time: opening })),
      begin: beginning("fixed"),
      ...common,
    },
    {
      name: "adaptive",
      paths: 52,
      exploration: exploringSitting(adaptive({ server_time: opening })),
      begin: beginning("adaptive"),
      ...common,
    },
  ],
};
