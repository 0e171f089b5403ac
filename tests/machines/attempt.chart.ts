import type { AttemptContext, AttemptInput } from "../../machines/exam/attempt-facts";
import { attemptMachine } from "../../machines/exam/attempt.machine";
import type { Holder } from "../../src/contract/attempt/attempt";
import { faults } from "../../src/contract/calls/faults";
import type { TestDetail } from "../../src/contract/tests";
import { chartSpec } from "../support/chart-spec";
import { contextBefore, type Expected } from "../support/model";
import { done, failed, type Exploration } from "../support/paths";
import type { ByHand } from "../support/walk";
import { attempt, network, refusal } from "./samples";

const card = {
  attempt_id: "a1",
  menu_id: "m1",
  mode: "full",
  status: "sitting",
  started_at: 1,
  finished_at: null,
  answered: 0,
  total: 2,
  deadline: null,
  stage_deadline: null,
  score: null,
  kind: "real",
  held: 0,
} as const;
const test = (open_attempt: TestDetail["open_attempt"]): TestDetail => ({
  menu_id: "m1",
  family: "custom",
  subject: "biology",
  title: { en: "Test" },
  measures: { en: "Something" },
  exam_info: attempt().exam_info,
  modes: [],
  time_limit_ms: null,
  state: { status: "new", open_attempt, last_attempt: null, attempts: 0, attempts_left: null },
  attempt_limit: null,
  release: { when: "after_finish" },
  sections: [],
  rules: [],
  start_levels: [],
  start_level: null,
  attempts: [],
  open_attempt,
});
const input: AttemptInput = {
  menuId: "m1",
  startKey: "key-of-start",
  mode: null,
  startLevel: null,
  assignmentId: null,
  isBegun: false,
};
const holder: Holder = { browser: "Firefox", system: null, seen_at: 1 };
const declining = refusal(faults.attemptsUsed.code);
const busy = { code: "http", status: 503, retryAfterMs: 3_600_000 } as const;

const exploring = (changes: Partial<AttemptInput>): Exploration<typeof attemptMachine> => ({
  input: { ...input, ...changes },
  samples: [
    { type: "start.requested", mode: "practice", startLevel: 5 },
    { type: "start.requested", mode: null, startLevel: null },
    { type: "takeOver.requested" },
    { type: "retry.requested" },
    { type: "connection.restored" },
    { type: "session.ended" },
    { type: "session.renewed" },
    done("loadTest", test(null)),
    done("loadTest", test(card)),
    failed("loadTest", network),
    failed("loadTest", busy),
    failed("loadTest", declining),
    done("startAttempt", { kind: "held", attempt: attempt(), lease: "lease-1" }),
    done("startAttempt", { kind: "over", attempt: attempt({ status: "finished" }) }),
    done("startAttempt", { kind: "elsewhere", holder: null }),
    failed("startAttempt", refusal(faults.heldElsewhere.code, { attempt_id: "a1", holder })),
    failed("startAttempt", network),
    failed("startAttempt", busy),
    failed("startAttempt", declining),
    done("sitting", { kind: "finished", attempt: attempt({ status: "finished" }) }),
    done("sitting", { kind: "finished", attempt: null }),
    done("sitting", { kind: "declined", fault: refusal(faults.attemptNotFound.code) }),
    done("sitting", { kind: "takeOver" }),
    done("sitting", { kind: "resume" }),
  ],
  project: ({ context }) => [context.isBegun, context.isTakingOver],
});

const sittingLeadsTo: Readonly<Record<string, string>> = {
  finished: "finished",
  declined: "failed",
  takeOver: "starting",
  resume: "starting",
};
const retried: Readonly<Record<string, string>> = {
  awaitingTest: "loading",
  awaitingStart: "starting",
  failed: "loading",
};

const notReached = (step: Expected, value: string): ByHand => ({
  value,
  context: { fault: step.event["error"], failures: contextBefore<AttemptContext>(step).failures + 1 },
});

const afterStart = (step: Expected): ByHand => {
  const { output, error } = step.event;
  const { starts, attempt: known, isBriefed } = contextBefore<AttemptContext>(step);
  if (output?.kind === "elsewhere")
    return { value: "heldElsewhere", context: { attempt: known, holder: null, starts: starts + 1 } };
  if (output !== undefined)
    return {
      value: output.kind === "over" ? "finished" : "open",
      starts: output.kind === "over" ? [] : [["sitting", { attempt: output.attempt, lease: "lease-1", isBriefed }]],
      context: {
        attempt: output.attempt,
        isTakingOver: false,
        isBegun: true,
        starts: starts + 1,
        failures: 0,
        fault: null,
      },
    };
  if (error.code === faults.heldElsewhere.code) return { value: "heldElsewhere", context: { holder, starts } };
  if (error === declining) return { value: "failed", context: { fault: error, isTakingOver: false, starts } };
  return notReached(step, "awaitingStart");
};

const afterSitting = (step: Expected): ByHand => {
  const { output } = step.event;
  const { attempt: known, starts } = contextBefore<AttemptContext>(step);
  return {
    value: sittingLeadsTo[output.kind],
    context: {
      starts,
      attempt: output.kind === "finished" ? (output.attempt ?? known) : known,
      ...(output.kind === "declined" ? { fault: output.fault } : {}),
      ...(output.kind === "takeOver" ? { isTakingOver: true } : {}),
    },
  };
};

const leadsTo = (step: Expected): ByHand => {
  const { event, before } = step;
  if (before === null) return { value: "loading", context: { starts: 0, failures: 0, isTakingOver: false } };
  const { type, output, error } = event;
  if (type === "session.ended") {
    const stays = ["open", "finished", "failed"].includes(String(before.value));
    return stays ? { value: before.value } : { value: "signedOut", context: { isTakingOver: false } };
  }
  if (type === "session.renewed") return { value: before.value === "open" ? "open" : "loading" };
  if (type === "start.requested")
    return { value: "starting", context: { mode: event["mode"], startLevel: event["startLevel"], isBegun: true } };
  if (type === "takeOver.requested") return { value: "starting", context: { isTakingOver: true } };
  if (type === "xstate.done.actor.loadTest")
    return {
      value: before.context.isBegun === true || output.open_attempt !== null ? "starting" : "briefing",
      context: { test: output, failures: 0, fault: null },
    };
  if (type === "xstate.error.actor.loadTest")
    return error === declining ? { value: "failed", context: { fault: error } } : notReached(step, "awaitingTest");
  if (type.endsWith("startAttempt")) return afterStart(step);
  if (type === "xstate.done.actor.sitting") return afterSitting(step);
  return { value: retried[String(before.value)] };
};

const expecting =
  (isBriefed: boolean) =>
  (step: Expected): ByHand => {
    const byHand = leadsTo(step);
    const isForwarded = step.before?.value === "open" && step.event.type.startsWith("session.");
    return {
      ...byHand,
      context: { ...byHand.context, isBriefed },
      does: byHand.value === "finished" ? ["closeAttempt"] : [],
      sends: isForwarded ? [["sitting", step.event.type]] : [],
    };
  };

export const spec = chartSpec({
  name: "attempt",
  machine: attemptMachine.provide({ actions: { closeAttempt: () => undefined } }),
  effects: { once: ["loadTest", "startAttempt", "sitting"], watching: ["watchConnection"] },
  cases: [
    { name: "from the briefing", paths: 71, expected: expecting(false), exploration: exploring({}) },
    {
      name: "begun on the detail page",
      paths: 38,
      expected: expecting(true),
      exploration: exploring({ isBegun: true }),
    },
  ],
});
