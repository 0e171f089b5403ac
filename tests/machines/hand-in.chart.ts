import { handInMachine } from "../../machines/exam/hand-in.machine";
import { faults } from "../../src/contract/faults";
import { chartSpec } from "../support/chart-spec";
import { done, failed } from "../support/paths";
import { attempt, network, refusal } from "./samples";

export const spec = chartSpec({
  name: "hand-in",
  machine: handInMachine,
  effects: { once: ["advance", "readAttempt"] },
  cases: [
    {
      name: "one stage",
      paths: 7,
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
