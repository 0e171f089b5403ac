import type { AnyEventObject } from "xstate";
import { outboxMachine, type OutboxContext } from "../../machines/exam/outbox.machine";
import { faults } from "../../src/contract/faults";
import { chartSpec } from "../support/chart-spec";
import { contextBefore, type Expected } from "../support/model";
import type { ByHand } from "../support/walk";
import { exploringOutbox } from "./outbox-exploration";
import { draft, network, operation } from "./samples";

const reportsOf = (step: Expected): AnyEventObject[] => {
  const { type, output, error } = step.event;
  const { queue, drafts } = contextBefore<OutboxContext>(step);
  const isLast = queue.length <= 1 && drafts.length === 0;
  const isEmpty = queue.length + drafts.length === 0;
  if (type === "drain.requested") return isEmpty ? [{ type: "outbox.emptied" }] : [];
  if (type.endsWith("discardOperation")) return isLast ? [{ type: "outbox.emptied" }] : [];
  if (type === "xstate.done.actor.deliverOperation")
    return [{ type: "outbox.delivered", operation: queue[0], delivery: output }];
  if (type !== "xstate.error.actor.deliverOperation") return [];
  if (error.code === faults.tokenInvalid.code) return [{ type: "outbox.sealed" }];
  if (error.code === faults.heldElsewhere.code) return [{ type: "outbox.displaced" }];
  return error.code === network.code ? [] : [{ type: "outbox.refused", operation: queue[0], fault: error }];
};

const knownAfter = (step: Expected): ByHand["context"] => {
  const { type, output, error } = step.event;
  const { queue, drafts, failures } = contextBefore<OutboxContext>(step);
  if (type === "operation.drafted") return { drafts: [...drafts.slice(0, 1), draft] };
  if (type === "xstate.done.actor.keepOperation") return { drafts: drafts.slice(1), isDurable: true };
  if (type === "xstate.done.actor.deliverOperation") return { savedAt: output.savedAt, failures: 0, fault: null };
  if (type.endsWith("discardOperation")) return { queue: queue.slice(1) };
  if (type !== "xstate.error.actor.deliverOperation") return {};
  if (error.code === network.code) return { failures: failures + 1, fault: error, inFlight: null };
  return error.code === faults.answerMismatched.code ? { failures: 0, fault: null } : { fault: error, inFlight: null };
};

const errorsLeadTo: Readonly<Record<string | number, string>> = {
  [faults.tokenInvalid.code]: "sealed",
  [faults.heldElsewhere.code]: "sealed",
  [faults.answerMismatched.code]: "discarding",
  [network.code]: "waiting",
};

/** Where sending is once nothing follows at once any more. */
const sendingAfter = ({ event: { type, error }, before, now }: Expected): string => {
  const { queue, gatherMs } = now.context as OutboxContext;
  const begins = gatherMs > 0 ? "gathering" : "delivering";
  const at = String(before?.value.sending ?? "empty");
  if (type === "xstate.done.actor.deliverOperation") return "discarding";
  if (type === "xstate.error.actor.deliverOperation") return errorsLeadTo[error.code] ?? "";
  if (type.endsWith("discardOperation")) return queue.length > 0 ? "delivering" : "empty";
  if (type.startsWith("xstate.after")) return "delivering";
  if (type === "drain.requested" && at !== "empty") return "delivering";
  if (type === "connection.restored" && at === "waiting") return "delivering";
  return at === "empty" && queue.length > 0 ? begins : at;
};

const expected = (step: Expected): ByHand => {
  const { drafts } = step.now.context as OutboxContext;
  const value = { keeping: drafts.length > 0 ? "writing" : "idle", sending: sendingAfter(step) };
  return step.before === null ? { value } : { value, reports: reportsOf(step), context: knownAfter(step) ?? {} };
};

export const spec = chartSpec({
  name: "outbox",
  machine: outboxMachine,
  effects: { once: ["keepOperation", "deliverOperation", "discardOperation"] },
  cases: [
    { name: "gathering changes before it sends", paths: 34, expected, exploration: exploringOutbox({}) },
    {
      name: "sending at once, with work left over from an earlier window",
      paths: 29,
      expected,
      exploration: exploringOutbox({ gatherMs: 0, operations: [operation] }),
    },
  ],
});
