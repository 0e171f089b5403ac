import { handInMachine } from "../../machines/exam/hand-in.machine";
import { faults } from "../../src/contract/faults";
import { chartSpec } from "../support/chart-spec";
import type { Expected } from "../support/model";
import { done, failed } from "../support/paths";
import type { ByHand } from "../support/walk";
import { attempt, network, refusal } from "./samples";

const expected = ({ event, before }: Expected): ByHand => {
  const drainWanted = { type: "handIn.drainWanted" };
  const noted = { failures: Number(before?.context.failures) + 1, fault: event["error"] };
  const code: unknown = event["error"]?.code;
  if (event.type.startsWith("xstate.done.actor"))
    return { value: "accepted", context: { attempt: event["output"], fault: null } };
  if (code === faults.answersMissing.code)
    return { value: "draining", reports: [{ type: "handIn.answersMissing", exerciseIds: ["e1"] }, drainWanted] };
  if (code === faults.attemptClosed.code) return { value: "checking", context: noted };
  if (code === faults.attemptNotFound.code) return { value: "declined", context: noted };
  if (code === network.code) return { value: "waiting", context: noted };
  return before === null
    ? { value: "draining", reports: [drainWanted], context: { attempt: null, failures: 0, fault: null } }
    : { value: "advancing" };
};

export const spec = chartSpec({
  name: "hand-in",
  machine: handInMachine,
  effects: { once: ["advance", "readAttempt"] },
  cases: [
    {
      name: "one stage",
      paths: 7,
      expected,
      exploration: {
        input: { attemptId: "a1", lease: "lease-1", stage: "s1", manifest: [{ exercise_id: "e1", revision: 2 }] },
        samples: [
          { type: "outbox.emptied" },
          { type: "connection.restored" },
          done("advance", attempt({ status: "finished" })),
          failed("advance", refusal(faults.answersMissing.code, { missing: ["e1"] })),
          failed("advance", refusal(faults.attemptClosed.code)),
          failed("advance", network),
          done("readAttempt", attempt({ status: "finished" })),
          failed("readAttempt", refusal(faults.attemptNotFound.code)),
          failed("readAttempt", network),
        ],
      },
    },
  ],
});
