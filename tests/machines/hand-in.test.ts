import { handInMachine } from "../../machines/exam/hand-in.machine";
import { faults } from "../../src/contract/faults";
import { describeChart } from "../support/chart";
import { done, failed } from "../support/paths";
import { attempt, network, refusal } from "./samples";

describeChart("hand-in", handInMachine, { once: ["advance", "readAttempt"] }, [
  {
    name: "one stage",
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
]);
