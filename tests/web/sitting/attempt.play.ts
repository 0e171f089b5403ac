import type { AnyMachineSnapshot } from "xstate";
import type { AttemptInput } from "../../../machines/exam/attempt-facts";
import { attemptMachine } from "../../../machines/exam/attempt.machine";
import { faultMessages } from "../../../src/contract/calls/fault-messages";
import { faults } from "../../../src/contract/calls/faults";
import { confirmStart } from "../../../src/web/site/running-attempts";
import { done, failed, type ChartPath, type Exploration } from "../../support/paths";
import type { PatientServer } from "../../support/patient-server";
import type { OnScreen, Turn } from "./follow";
import { arrive, asksToStart, beats, hasLease, recordOf, rereads, settles, type Scene } from "./scene";
import { isOver } from "./scene-end";
import { detail, fixed } from "./school";

const network = { code: "network" } as const;
const refusal = (code: number) => ({ code, status: 200, msg: "" });

const exploring = (changes: Partial<AttemptInput>): Exploration<typeof attemptMachine> => ({
  input: {
    menuId: "m1",
    mode: "full",
    startLevel: null,
    assignmentId: null,
    isBegun: false,
    startKey: "key-0001",
    ...changes,
  },
  samples: [
    { type: "start.requested", mode: "full", startLevel: null },
    { type: "takeOver.requested" },
    { type: "retry.requested" },
    { type: "connection.lost" },
    { type: "connection.restored" },
    { type: "session.ended" },
    { type: "session.renewed" },
    done("loadTest", detail(false)),
    done("loadTest", detail(true)),
    failed("loadTest", network),
    failed("loadTest", refusal(faults.testNotFound.code)),
    done("startAttempt", { kind: "held", attempt: fixed(), lease: "lease-1" }),
    done("startAttempt", { kind: "elsewhere", holder: null }),
    done("startAttempt", { kind: "over", attempt: fixed({ status: "finished", finish_reason: "expired" }) }),
    failed("startAttempt", refusal(faults.heldElsewhere.code)),
    failed("startAttempt", network),
    failed("startAttempt", refusal(faults.attemptsUsed.code)),
    done("sitting", { kind: "finished", attempt: fixed({ status: "finished", finish_reason: "submitted" }) }),
    done("sitting", { kind: "declined", fault: refusal(faults.attemptNotFound.code) }),
    done("sitting", { kind: "takeOver" }),
    done("sitting", { kind: "resume" }),
  ],
  project: ({ context }) => [context.isBegun, context.isTakingOver],
});

/** The expectation after an unreached or overloaded server: the page says so and repeats the request automatically. */
const waits = ({ book }: Scene): void => {
  book.page = "unreached";
  book.cover = null;
};

const fails = ({ book }: Scene, why: string): void => {
  book.page = "failed";
  book.cover = null;
  book.reason = why;
};

/** The expectation that the failed request is repeated: for the test, or the same start with the same key. */
const asksAgain = (scene: Scene, before: AnyMachineSnapshot): void => {
  const { book } = scene;
  if (before.matches("awaitingStart")) return asksToStart(scene, before.context.isTakingOver === true);
  book.sent.push("detail m1");
  book.page = "loading";
};

/** The steps that lead a sitting to each of its outcomes. */
const ends: Readonly<Record<string, (scene: Scene) => Promise<void>>> = {
  finished: async (scene) => {
    const { stage, book } = scene;
    beats(scene, { status: "finished" });
    await stage.wake();
    book.sent.push("advance s1 lease-1 []");
    (await stage.take("advanceExam")).envelope(
      200,
      recordOf(scene, { status: "finished", finish_reason: "submitted", lease: null }),
    );
    isOver(scene);
  },
  declined: async (scene) => {
    const { stage, book } = scene;
    beats(scene, { status: "finished" });
    await stage.wake();
    (await stage.take("advanceExam")).envelope(faults.attemptNotFound.code, null);
    (await stage.take("examItemDetail")).envelope(faults.attemptNotFound.code, null);
    book.sent.push("advance s1 lease-1 []", "record a1");
    fails(scene, faultMessages.attemptNotFound.en);
  },
  takeOver: async (scene) => {
    const { stage, book } = scene;
    beats(scene, { lease_held: false });
    await stage.wake();
    book.cover = "takenOver";
    await rereads(scene);
    await settles(scene);
    await stage.press("Continue here");
    asksToStart(scene, true);
  },
  resume: async (scene) => {
    const { stage, book } = scene;
    await stage.signOut();
    book.cover = "signedOut";
    await settles(scene);
    await stage.signIn();
    asksToStart(scene);
  },
};

const happen = async (scene: Scene, { event, before }: Turn): Promise<void> => {
  const { stage, book } = scene;
  const { type, output, error } = event;
  switch (type) {
    case "xstate.done.actor.loadTest":
      (await stage.take("menuDetail")).envelope(200, output);
      if (output.open_attempt !== null) book.attempt = "a1";
      if (output.open_attempt !== null || before.context.isBegun === true) asksToStart(scene);
      else book.page = "briefing";
      return;
    case "xstate.error.actor.loadTest": {
      const request = await stage.take("menuDetail");
      if (error.code === network.code) {
        request.hangUp();
        return waits(scene);
      }
      request.envelope(error.code, null);
      return fails(scene, faultMessages.testNotFound.en);
    }
    case "start.requested":
      await stage.press("Start the test");
      return asksToStart(scene);
    case "xstate.done.actor.startAttempt":
      (await stage.take("startExam")).envelope(
        200,
        output.kind === "held"
          ? recordOf(scene)
          : recordOf(scene, { lease: null, ...(output.kind === "over" ? output.attempt : { lease_held: false }) }),
      );
      if (output.kind === "over")
        book.reason = "The time was over, so the test ended by itself. No questions were answered.";
      if (output.kind === "held") hasLease(scene);
      else book.starts += 1;
      book.page = output.kind === "held" ? "question" : output.kind === "over" ? "over" : "heldElsewhere";
      return;
    case "xstate.error.actor.startAttempt": {
      const request = await stage.take("startExam");
      if (error.code === network.code) {
        request.hangUp();
        return waits(scene);
      }
      request.envelope(error.code, null);
      if (error.code === faults.attemptsUsed.code) return fails(scene, faultMessages.attemptsUsed.en);
      book.page = "heldElsewhere";
      return;
    }
    case "connection.restored":
      await stage.network(true);
      return asksAgain(scene, before);
    case "connection.lost":
      return stage.network(false);
    case "takeOver.requested":
      await stage.press("Continue here");
      return asksToStart(scene, true);
    case "retry.requested":
      await stage.press(book.page === "failed" ? "Try again" : "Try now");
      return asksAgain(scene, before);
    case "session.ended":
      await stage.signOut();
      if (before.matches("open")) book.cover = "signedOut";
      else if (!before.matches("failed") && !before.matches("finished")) book.page = "signedOut";
      return;
    case "session.renewed":
      await stage.signIn();
      if (!before.matches("open")) asksAgain(scene, before);
      return;
    case "xstate.done.actor.sitting":
      return ends[output.kind]?.(scene);
    default:
      if (!type.startsWith("xstate.after.retry")) throw new Error(`nobody knows how ${type} comes about`);
      await stage.pass(499);
      await settles(scene);
      await stage.pass(9_500);
      return asksAgain(scene, before);
  }
};

const arriving = (server: PatientServer, path: ChartPath) => {
  if (path[0]?.snapshot.context.isBegun === true) confirmStart("m1");
  return arrive({ server, kind: "fixed" });
};
const nameOf = ({ type, output, error }: Turn["event"]) =>
  type
    .replace("xstate.done.actor.", "done ")
    .replace("xstate.error.actor.", "error ")
    .concat(" ", output?.kind ?? error?.code ?? (output === undefined ? "" : String(output.open_attempt !== null)))
    .trim();

export const attemptOnScreen: OnScreen = {
  name: "attempt",
  chart: attemptMachine,
  uncaused: {},
  cases: [
    { name: "from the briefing", paths: 63, exploration: exploring({}), nameOf, begin: arriving, happen },
    {
      name: "begun on the detail page",
      paths: 15,
      exploration: exploring({ isBegun: true }),
      // the further paths are the same as from the briefing
      isPossible: ({ value }, { type }) => value !== "open" && value !== "heldElsewhere" && type !== "retry.requested",
      nameOf,
      begin: arriving,
      happen,
    },
  ],
};
