import type { HandInContext, HandInContents } from "../../machines/exam/hand-in-facts";
import { handInMachine } from "../../machines/exam/hand-in.machine";
import { faults } from "../../src/contract/calls/faults";
import { chartSpec } from "../support/chart-spec";
import { contextBefore, type Expected } from "../support/model";
import { done, failed } from "../support/paths";
import type { ByHand } from "../support/walk";
import { attempt, network, refusal } from "./samples";

const papers: HandInContents = {
  manifest: [
    { exercise_id: "e1", revision: 2 },
    { exercise_id: "e.2", revision: 4 },
  ],
  contested: [{ exercise_id: "e3", revision: 1, idempotency_key: "key-0003", operation: { kind: "answer" } }],
};
const named = [{ exercise_id: "e3", revision: 1, idempotency_key: "key-0003" }];
const busy = { ...refusal(faults.unavailable.code), status: 503, retryAfterMs: 3_600_000 };
const tooLarge = { ...refusal(faults.tooLarge.code), status: 413 };
const drainWanted = { type: "handIn.drainWanted" };
const patient = { draining: "patient" };
const asking = { draining: { overdue: "asking" } };

/** While answers are waited for; null: it has nothing to do with that. */
const whileDraining = ({ type }: Expected["event"]): ByHand | null => {
  if (type.startsWith("xstate.after.patience")) return { value: { draining: { overdue: "unheard" } } };
  if (type === "lease.confirmed") return { value: asking };
  if (type === "lease.closed") return { value: "checking" };
  if (type === "waiting.continued") return { value: patient };
  return type === "waiting.ended" ? { value: asking, reports: [{ type: "handIn.restExcused" }] } : null;
};

const lacking = (exerciseId: string) => refusal(faults.answersMissing.code, { missing: [exerciseId] });

const noted = (step: Expected) => ({
  failures: contextBefore<HandInContext>(step).failures + 1,
  fault: step.event["error"],
});

const afterMissing = (step: Expected): ByHand => {
  const { asked, manifest, contested } = contextBefore<HandInContext>(step);
  const exerciseIds: readonly string[] = step.event["error"].data.missing;
  if (asked === 0)
    return {
      value: patient,
      reports: [{ type: "handIn.answersMissing", exerciseIds }, drainWanted],
      context: { asked: 1, manifest, contested },
    };
  const excused = { exercise_id: "e.2", revision: 4, idempotency_key: "missing-4-e_2" };
  if (exerciseIds[0] === "e.2" && manifest.length === 2)
    return {
      value: "waiting",
      context: {
        ...noted(step),
        manifest: [{ exercise_id: "e1", revision: 2 }],
        contested: [...contested, excused],
      },
    };
  return { value: "checking", context: { ...noted(step), manifest, contested } };
};

const expected = (step: Expected): ByHand => {
  const { event, before } = step;
  if (before === null)
    return {
      value: patient,
      reports: [drainWanted],
      context: { attempt: null, asked: 0, failures: 0, fault: null, manifest: [], contested: [] },
    };
  const { type, output, error } = event;
  const { contested } = contextBefore<HandInContext>(step);
  const waited = whileDraining(event);
  if (waited !== null) return waited;
  if (type === "outbox.emptied") return { value: "advancing", context: { ...papers } };
  if (output?.status === "sitting" && output.stage === "s1")
    return { value: "declined", context: { attempt: null, fault: before.context.fault } };
  if (output !== undefined) return { value: "accepted", context: { attempt: output, fault: null } };
  if (error === undefined) return { value: "advancing" };
  if (error.code === faults.answersMissing.code) return afterMissing(step);
  if (error === tooLarge && contested.some(({ operation }) => operation !== undefined))
    return { value: "advancing", context: { contested: contested.length === 1 ? named : [...named, contested[1]] } };
  if (error === network || error === busy) return { value: "waiting", context: noted(step) };
  return { value: type.endsWith("readAttempt") ? "declined" : "checking", context: noted(step) };
};

export const spec = chartSpec({
  name: "hand-in",
  machine: handInMachine,
  effects: { once: ["advance", "readAttempt"] },
  cases: [
    {
      name: "one stage",
      paths: 113,
      expected,
      exploration: {
        input: { attemptId: "a1", lease: "lease-1", stage: "s1", reason: "student", dueAt: null },
        samples: [
          { type: "outbox.emptied", ...papers },
          { type: "connection.restored" },
          { type: "lease.confirmed" },
          { type: "lease.closed" },
          { type: "waiting.continued" },
          { type: "waiting.ended" },
          done("advance", attempt({ status: "finished" })),
          failed("advance", lacking("e.2")),
          failed("advance", lacking("e9")),
          failed("advance", tooLarge),
          failed("advance", refusal(faults.attemptClosed.code)),
          failed("advance", network),
          failed("advance", busy),
          done("readAttempt", attempt({ status: "finished" })),
          done("readAttempt", attempt({ stage: "s2" })),
          done("readAttempt", attempt()),
          failed("readAttempt", refusal(faults.attemptNotFound.code)),
          failed("readAttempt", network),
        ],
        project: ({ context: { asked, manifest, contested } }) => [
          asked,
          manifest.length,
          contested.some(({ operation }) => operation !== undefined),
        ],
      },
    },
  ],
});
