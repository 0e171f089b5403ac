import { attemptMachine, type AttemptInput } from "../../machines/exam/attempt.machine";
import type { TestDetail } from "../../src/contract/exam";
import { faults } from "../../src/contract/faults";
import { chartSpec } from "../support/chart-spec";
import type { Expected } from "../support/model";
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
const input: AttemptInput = { menuId: "m1", mode: null, startLevel: null, isBegun: false };

const exploring = (changes: Partial<AttemptInput>): Exploration<typeof attemptMachine> => ({
  input: { ...input, ...changes },
  samples: [
    { type: "start.requested", mode: "practice", startLevel: 5 },
    { type: "start.requested", mode: null, startLevel: null },
    { type: "takeOver.requested" },
    { type: "retry.requested" },
    { type: "session.ended" },
    { type: "session.renewed" },
    done("loadTest", test(null)),
    done("loadTest", test(card)),
    failed("loadTest", network),
    done("startAttempt", { kind: "held", attempt: attempt(), lease: "lease-1" }),
    done("startAttempt", { kind: "over", attempt: attempt({ status: "finished" }) }),
    done("startAttempt", { kind: "elsewhere" }),
    failed("startAttempt", refusal(faults.heldElsewhere.code, { attempt_id: "a1" })),
    failed("startAttempt", network),
    done("sitting", { kind: "finished", attempt: attempt({ status: "finished" }) }),
    done("sitting", { kind: "declined", fault: refusal(faults.attemptNotFound.code) }),
    done("sitting", { kind: "takeOver" }),
    done("sitting", { kind: "resume" }),
  ],
  project: ({ context }) => [context.isBegun, context.isTakingOver],
});

const places: Readonly<Record<string, string>> = {
  "start.requested": "starting",
  "takeOver.requested": "starting",
  "retry.requested": "loading",
  "session.ended": "open",
  "xstate.error.actor.loadTest": "failed",
};
const sittingLeadsTo: Readonly<Record<string, string>> = {
  finished: "finished",
  declined: "failed",
  takeOver: "starting",
  resume: "starting",
};

const expected = ({ event, before }: Expected): ByHand => {
  if (before === null) return { value: "loading" };
  const { type, output, error } = event;
  if (type === "session.renewed") return { value: before.value === "open" ? "open" : "loading" };
  if (type === "start.requested")
    return { value: "starting", context: { mode: event["mode"], startLevel: event["startLevel"], isBegun: true } };
  if (type === "takeOver.requested") return { value: "starting", context: { isTakingOver: true } };
  if (type === "xstate.done.actor.loadTest")
    return {
      value: before.context.isBegun === true || output.open_attempt !== null ? "starting" : "briefing",
      context: { test: output, fault: null },
    };
  if (type === "xstate.done.actor.startAttempt") {
    if (output.kind === "elsewhere") return { value: "heldElsewhere", context: { attempt: before.context.attempt } };
    const value = output.kind === "over" ? "finished" : "open";
    return { value, context: { attempt: output.attempt, isTakingOver: false, isBegun: true, fault: null } };
  }
  if (type === "xstate.error.actor.startAttempt")
    return error.code === network.code
      ? { value: "failed", context: { fault: error, isTakingOver: false } }
      : { value: "heldElsewhere" };
  if (type === "xstate.done.actor.sitting")
    return {
      value: sittingLeadsTo[output.kind],
      context: {
        ...(output.kind === "finished" ? { attempt: output.attempt } : {}),
        ...(output.kind === "declined" ? { fault: output.fault } : {}),
        ...(output.kind === "takeOver" ? { isTakingOver: true } : {}),
      },
    };
  return { value: places[type], context: type.includes("error") ? { fault: error } : {} };
};

export const spec = chartSpec({
  name: "attempt",
  machine: attemptMachine,
  effects: { once: ["loadTest", "startAttempt", "sitting"] },
  cases: [
    { name: "from the briefing", paths: 29, expected, exploration: exploring({}) },
    { name: "begun on the detail page", paths: 17, expected, exploration: exploring({ isBegun: true }) },
  ],
});
