import { outboxMachine, type OutboxInput } from "../../machines/exam/outbox.machine";
import { faults } from "../../src/contract/faults";
import { done, failed, type Exploration } from "../support/paths";
import { delivery, draft, network, operation, refusal } from "./samples";

const input: OutboxInput = { attemptId: "a1", lease: "lease-1", operations: [], gatherMs: 300, savedAt: null };

/** All that can happen to an outbox that begins with these facts. */
export const exploringOutbox = (
  changes: Partial<OutboxInput>,
): Exploration<typeof outboxMachine> & { readonly input: OutboxInput } => ({
  input: { ...input, ...changes },
  samples: [
    { type: "operation.drafted", draft },
    { type: "connection.restored" },
    { type: "drain.requested" },
    done("keepOperation", { operation, durable: true }),
    done("deliverOperation", delivery()),
    failed("deliverOperation", network),
    failed("deliverOperation", refusal(faults.tokenInvalid.code)),
    failed("deliverOperation", refusal(faults.heldElsewhere.code)),
    failed("deliverOperation", refusal(faults.answerMismatched.code)),
    done("discardOperation"),
    failed("discardOperation", { code: "unexpected", msg: "gone" }),
  ],
  project: ({ context }) => [Math.min(1, context.drafts.length), Math.min(1, context.queue.length)],
});
