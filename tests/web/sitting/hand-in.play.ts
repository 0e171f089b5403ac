import { expect } from "vitest";
import { handInMachine } from "../../../machines/exam/hand-in.machine";
import type { Contested } from "../../../src/contract/attempt/exam";
import { faultMessages } from "../../../src/contract/calls/fault-messages";
import { faults } from "../../../src/contract/calls/faults";
import { done, failed } from "../../support/paths";
import { passesBlocked } from "./blocked";
import type { OnScreen, Turn } from "./follow";
import { beats, begin, choose, confirmed, goesOut, owe, recordOf, refused, settles, type Scene } from "./scene";
import { asksToGoOn, handIn, isOver } from "./scene-end";
import { fixed } from "./school";
import { until } from "./ticks";
import { serverReply } from "./wire";

const network = { code: "network" } as const;
const refusal = (code: number, data?: unknown) => ({ code, status: 200, msg: "", data });
const contested: Contested = { exercise_id: "e1", revision: 1, idempotency_key: "key-0002", operation: {} };
const finished = { status: "finished", finish_reason: "submitted", lease: null } as const;

/** Answers one question and hands in the section while the answer is being sent. */
const handingIn = async (scene: Scene): Promise<Scene> => {
  await settles(scene);
  await choose(scene, "A");
  await handIn(scene);
  goesOut(scene);
  return scene;
};

/** The server accepts the request, and the attempt is finished. */
const isTaken = async (scene: Scene, name: "advanceExam" | "examItemDetail"): Promise<void> => {
  const { stage } = scene;
  (await stage.take(name)).envelope(200, recordOf(scene, finished));
  isOver(scene);
};

const fails = ({ book }: Scene, why: string): void => {
  book.page = "failed";
  book.cover = null;
  book.reason = why;
};

/** Steps with a refused answer: the hand-in contains it completely or, if that is too large, only its key. */
const happenContested = async (scene: Scene, { event }: Turn): Promise<void> => {
  const { stage } = scene;
  if (event.type === "outbox.emptied") {
    await refused(scene, "answerMismatched");
    return asksToGoOn(scene, "", "e1:1 key-0002");
  }
  if (event.type === "xstate.done.actor.advance") return isTaken(scene, "advanceExam");
  serverReply(await stage.take("advanceExam"), faults.tooLarge.status);
  asksToGoOn(scene, "", "e1:1 key-0002");
};

/** Steps with a gateway that blocks only the answer. */
const happenBlocked = async (scene: Scene, { event: { type } }: Turn): Promise<void> => {
  const { stage, book } = scene;
  book.isAsking = type === "lease.confirmed";
  if (type.startsWith("xstate.after.patience")) return passesBlocked(scene, 30, "unreached");
  if (type === "waiting.continued") return stage.press("Keep trying");
  if (type === "waiting.ended") {
    await stage.press("Hand in now");
    return asksToGoOn(scene, "", "e1:1 key-0002");
  }
  beats(scene, type === "lease.closed" ? { status: "finished" } : {});
  await stage.wake();
  stage.answerBeatsBy((request) => request.hangUp());
  // the first heartbeat reply also repeats the answer; a blocked answer waits for the third
  const sent = (book.trouble === "blocked" ? 0 : 1) + (type === "lease.closed" ? 1 : 0);
  await until(() => stage.sent.length >= book.sent.length + sent, "what follows a sign of life is sent");
  expect(stage.sent.includes("record a1")).toBe(type === "lease.closed");
  book.trouble = "blocked";
  book.sent = [...stage.sent];
};

const waited = ["lease.confirmed", "lease.closed", "waiting.continued", "waiting.ended"] as const;
const isNoWait = (_at: unknown, { type }: Turn["event"]): boolean => !type.startsWith("xstate.after.patience");

const happen = async (scene: Scene, { event, before }: Turn): Promise<void> => {
  const { stage, book } = scene;
  const { type, error } = event;
  /** The hand-in is requested again after the cover reported a lost connection. */
  const advances = () => {
    book.isHeldUp = false;
    const isContested = before.context.contested.length > 0;
    asksToGoOn(scene, isContested ? "" : `e1:${book.revisions["e1"]}`, isContested ? "e1:2 missing-2-e1" : "");
  };
  const isWaiting = () => {
    book.isHeldUp = true;
  };
  if (type === "outbox.emptied") {
    await confirmed(scene);
    advances();
  } else if (type === "connection.restored") {
    await stage.network(true);
    advances();
  } else if (type.startsWith("xstate.after.retry")) {
    await stage.pass(499);
    await settles(scene);
    await stage.pass(9_500);
    advances();
  } else if (type === "xstate.done.actor.advance") await isTaken(scene, "advanceExam");
  else if (type === "xstate.done.actor.readAttempt") {
    if (event["output"].status === "finished") return isTaken(scene, "examItemDetail");
    (await stage.take("examItemDetail")).envelope(200, recordOf(scene));
    const isClosed = before.context.fault.code === faults.attemptClosed.code;
    fails(scene, isClosed ? faultMessages.attemptClosed.en : faultMessages.answersMissing.en);
  } else if (before.matches("checking")) {
    const request = await stage.take("examItemDetail");
    if (error.code === network.code) {
      request.hangUp();
      return isWaiting();
    }
    request.envelope(error.code, null);
    fails(scene, faultMessages.attemptNotFound.en);
  } else {
    const request = await stage.take("advanceExam");
    if (error.code === network.code) {
      request.hangUp();
      return isWaiting();
    }
    request.envelope(error.code, error.data ?? null);
    const { asked, manifest } = before.context;
    if (error.code === faults.attemptClosed.code || (asked > 0 && manifest.length === 0)) book.sent.push("record a1");
    else if (asked > 0) isWaiting();
    else answersAgain(scene);
  }
};

/** An answer that the server lacks is stored again with a new revision and key, and sent immediately. */
const answersAgain = (scene: Scene): void => {
  owe(scene.book, "answer", "A", "e1");
  goesOut(scene);
};

export const handInOnScreen: OnScreen = {
  name: "hand-in",
  chart: handInMachine,
  uncaused: {},
  cases: [
    {
      name: "one section with one answer on its way",
      paths: 22,
      exploration: {
        input: { attemptId: "a1", lease: "lease-1", stage: "s1", reason: "student", dueAt: null },
        samples: [
          { type: "outbox.emptied", manifest: [{ exercise_id: "e1", revision: 2 }], contested: [] },
          { type: "connection.restored" },
          done("advance", fixed(finished)),
          failed("advance", refusal(faults.answersMissing.code, { missing: ["e1"] })),
          failed("advance", refusal(faults.attemptClosed.code)),
          failed("advance", network),
          done("readAttempt", fixed(finished)),
          done("readAttempt", fixed()),
          failed("readAttempt", refusal(faults.attemptNotFound.code)),
          failed("readAttempt", network),
        ],
        elsewhere: waited,
        // the server requests missing answers once; the second time they are reported as undeliverable
        project: ({ context }) => [context.asked > 0, context.contested.length > 0],
      },
      isPossible: isNoWait,
      begin: async (server) => handingIn(await begin({ server, kind: "fixed" })),
      happen,
    },
    {
      name: "one section with an answer that is refused",
      paths: 2,
      exploration: {
        input: { attemptId: "a1", lease: "lease-1", stage: "s1", reason: "student", dueAt: null },
        samples: [
          { type: "outbox.emptied", manifest: [], contested: [contested] },
          done("advance", fixed(finished)),
          failed("advance", refusal(faults.tooLarge.code)),
        ],
        elsewhere: waited,
        project: ({ context }) => context.contested.some((one: Contested) => one.operation !== undefined),
      },
      isPossible: (at, event) =>
        isNoWait(at, event) &&
        (event.type !== "xstate.error.actor.advance" ||
          at.context.contested.some((one: Contested) => one.operation !== undefined)),
      begin: async (server) => handingIn(await begin({ server, kind: "fixed" })),
      happen: happenContested,
    },
    {
      name: "one section with an answer that does not get through",
      paths: 4,
      exploration: {
        input: { attemptId: "a1", lease: "lease-1", stage: "s1", reason: "student", dueAt: null },
        samples: waited.map((type) => ({ type })),
        elsewhere: [
          "outbox.emptied",
          "connection.restored",
          "xstate.done.actor.readAttempt",
          "xstate.error.actor.readAttempt",
        ],
      },
      isPossible: ({ value }) => value !== "checking",
      begin: async (server) => {
        const scene = await handingIn(await begin({ server, kind: "fixed" }));
        scene.stage.answerBeatsBy((request) => request.hangUp());
        return scene;
      },
      happen: happenBlocked,
    },
  ],
};
