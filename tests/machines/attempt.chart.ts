import { attemptMachine, type AttemptInput } from "../../machines/exam/attempt.machine";
import type { TestDetail } from "../../src/contract/exam";
import { faults } from "../../src/contract/faults";
import { chartSpec } from "../support/chart-spec";
import { done, failed, type Exploration } from "../support/paths";
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
  state: { status: "new", open_attempt, last_attempt: null, attempts: 0 },
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
    { type: "takeOver.requested" },
    { type: "retry.requested" },
    { type: "session.ended" },
    { type: "session.renewed" },
    done("loadTest", test(null)),
    done("loadTest", test(card)),
    failed("loadTest", network),
    done("startAttempt", attempt()),
    done("startAttempt", attempt({ lease: null, lease_held: false })),
    done("startAttempt", attempt({ status: "finished" })),
    failed("startAttempt", refusal(faults.heldElsewhere.code, { attempt_id: "a1" })),
    failed("startAttempt", network),
    done("restoreWork", { operations: [], choice: null, isDurable: true }),
    failed("restoreWork", { code: "unexpected", msg: "no storage" }),
    done("sitting", { kind: "finished", attempt: attempt({ status: "finished" }) }),
    done("sitting", { kind: "declined", fault: refusal(faults.attemptNotFound.code) }),
    done("sitting", { kind: "takeOver" }),
    done("sitting", { kind: "resume" }),
  ],
  project: ({ context }) => [context.isBegun, context.isTakingOver, context.restored.isDurable],
});

export const spec = chartSpec({
  name: "attempt",
  machine: attemptMachine,
  effects: { once: ["loadTest", "startAttempt", "restoreWork", "sitting"] },
  cases: [
    { name: "from the briefing", paths: 46, exploration: exploring({}) },
    { name: "begun on the detail page", paths: 35, exploration: exploring({ isBegun: true }) },
  ],
});
