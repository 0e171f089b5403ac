import type { AttemptInput } from "../../../machines/exam/attempt-facts";
import { attemptMachine } from "../../../machines/exam/attempt.machine";
import { faultMessages } from "../../../src/contract/fault-messages";
import { faults } from "../../../src/contract/faults";
import { noteBegun } from "../../../src/web/site/begun";
import { done, failed, type ChartPath, type Exploration } from "../../support/paths";
import type { PatientServer } from "../../support/patient-server";
import type { OnScreen, Turn } from "./follow";
import { arrive, isOver, recordOf, settles, type Scene } from "./scene";
import { detail, fixed, pulse } from "./school";

const network = { code: "network" } as const;
const refusal = (code: number) => ({ code, status: 200, msg: "" });
const unreached = "Network busy, please try again later";

const exploring = (changes: Partial<AttemptInput>): Exploration<typeof attemptMachine> => ({
  input: { menuId: "m1", mode: "full", startLevel: null, isBegun: false, ...changes },
  samples: [
    { type: "start.requested", mode: "full", startLevel: null },
    { type: "takeOver.requested" },
    { type: "retry.requested" },
    { type: "session.ended" },
    { type: "session.renewed" },
    done("loadTest", detail(false)),
    done("loadTest", detail(true)),
    failed("loadTest", network),
    done("startAttempt", { kind: "held", attempt: fixed(), lease: "lease-1" }),
    done("startAttempt", { kind: "elsewhere" }),
    done("startAttempt", { kind: "over", attempt: fixed({ status: "finished", finish_reason: "expired" }) }),
    failed("startAttempt", refusal(faults.heldElsewhere.code)),
    failed("startAttempt", network),
    done("sitting", { kind: "finished", attempt: fixed({ status: "finished", finish_reason: "submitted" }) }),
    done("sitting", { kind: "declined", fault: refusal(faults.attemptNotFound.code) }),
    done("sitting", { kind: "takeOver" }),
    done("sitting", { kind: "resume" }),
  ],
  project: ({ context }) => [context.isBegun, context.isTakingOver],
});

/** The sitting is asked for; a window that holds a lease already says so. */
const asksToStart = ({ stage, book }: Scene, isTakingOver: boolean): void => {
  const holds = stage.held();
  book.sent.push(`start menu_id=m1 mode=full${holds ? " lease=lease-1" : ""}${isTakingOver ? " take_over=true" : ""}`);
  book.page = "loading";
  book.cover = null;
};

const fails = ({ book }: Scene, why: string): void => {
  book.page = "failed";
  book.cover = null;
  book.alert = why;
};

/** How a sitting comes to each of its ends. */
const ends: Readonly<Record<string, (scene: Scene) => Promise<void>>> = {
  finished: async (scene) => {
    const { stage, book } = scene;
    stage.answerBeats(() => pulse({ status: "finished" }));
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
    stage.answerBeats(() => pulse({ status: "finished" }));
    await stage.wake();
    (await stage.take("advanceExam")).envelope(faults.attemptNotFound.code, null);
    (await stage.take("examItemDetail")).envelope(faults.attemptNotFound.code, null);
    book.sent.push("advance s1 lease-1 []", "record a1");
    fails(scene, faultMessages.attemptNotFound.en);
  },
  takeOver: async (scene) => {
    const { stage, book } = scene;
    stage.answerBeats(() => pulse({ lease_held: false }));
    await stage.wake();
    book.cover = "takenOver";
    await settles(scene);
    await stage.press("Continue here");
    asksToStart(scene, true);
  },
  resume: async (scene) => {
    const { stage, book } = scene;
    await stage.signOut();
    book.cover = "suspended";
    await settles(scene);
    await stage.press("Continue");
    asksToStart(scene, false);
  },
};

const happen = async (scene: Scene, { event, before }: Turn): Promise<void> => {
  const { stage, book } = scene;
  const { type, output, error } = event;
  switch (type) {
    case "xstate.done.actor.loadTest":
      (await stage.take("menuDetail")).envelope(200, output);
      if (output.open_attempt !== null || before.context.isBegun === true) asksToStart(scene, false);
      else book.page = "briefing";
      return;
    case "xstate.error.actor.loadTest":
      (await stage.take("menuDetail")).hangUp();
      return fails(scene, unreached);
    case "start.requested":
      await stage.press("Start the test");
      return asksToStart(scene, false);
    case "xstate.done.actor.startAttempt":
      (await stage.take("startExam")).envelope(
        200,
        output.kind === "held"
          ? recordOf(scene)
          : recordOf(scene, { lease: null, ...(output.kind === "over" ? output.attempt : { lease_held: false }) }),
      );
      book.page = output.kind === "held" ? "question" : output.kind === "over" ? "over" : "heldElsewhere";
      return;
    case "xstate.error.actor.startAttempt":
      if (error.code === network.code) {
        (await stage.take("startExam")).hangUp();
        return fails(scene, unreached);
      }
      (await stage.take("startExam")).envelope(error.code, { attempt_id: "a1" });
      book.page = "heldElsewhere";
      return;
    case "takeOver.requested":
      await stage.press("Continue here");
      return asksToStart(scene, true);
    case "retry.requested":
      await stage.press("Try again");
      book.sent.push("detail m1");
      book.page = "loading";
      return;
    case "session.ended":
      await stage.signOut();
      book.cover = "suspended";
      return;
    case "session.renewed":
      await stage.signIn();
      if (before.matches("open")) return;
      book.sent.push("detail m1");
      book.page = "loading";
      return;
    case "xstate.done.actor.sitting":
      return ends[output.kind]?.(scene);
    default:
      throw new Error(`nobody knows how ${type} comes about`);
  }
};

const arriving = (server: PatientServer, path: ChartPath) => {
  if (path[0]?.snapshot.context.isBegun === true) noteBegun("m1");
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
    { name: "from the briefing", paths: 28, exploration: exploring({}), nameOf, begin: arriving, happen },
    {
      name: "begun on the detail page",
      paths: 7,
      exploration: exploring({ isBegun: true }),
      // from here on all is as from the briefing
      isPossible: ({ value }, { type }) => value !== "open" && value !== "heldElsewhere" && type !== "retry.requested",
      nameOf,
      begin: arriving,
      happen,
    },
  ],
};
