import { faults } from "../../src/contract/calls/faults";
import type { Fault } from "../support/fault";
import { isWork, makesGood, type Operation } from "./operation";
import type { QueueContext, Refused, Unsent, Waiting } from "./queue-facts";
import { isPostponed } from "./queue-paced";

/** Unanswered tries, although the server was reachable, after which the hand-in no longer waits for an operation. */
export const mostUnanswered = 4;

/** The fault that a hand-in gets for an operation whose section is not open. */
const unopened: Fault = { ...faults.stageUnopened, msg: "" };

const isStuck = ({ unanswered }: Waiting): boolean => unanswered >= mostUnanswered;

/** The operations after the student has stopped waiting for them. */
export const withExcused = ({ waiting }: QueueContext): readonly Waiting[] =>
  waiting.map((one) => ({ ...one, unanswered: Math.max(one.unanswered, mostUnanswered) }));

/** Whether the only operations left wait for their section or were left unanswered too often. */
export const isDrained = (context: QueueContext): boolean =>
  context.waiting.every((one) => isStuck(one) || isPostponed(context, one.operation));

/** Whether a later operation on the same item has replaced this refused one. */
const isMadeGood = ({ operation }: Refused, { confirmed, waiting }: QueueContext): boolean =>
  [...confirmed, ...waiting].some((later) => makesGood(later.operation, operation));

/** Refused operations that no later operation has replaced. */
export const openRefusals = (context: QueueContext): readonly Refused[] =>
  context.refused.filter((one) => !isMadeGood(one, context));

/** All operations of an attempt on this device, in any state. */
export const operationsOf = ({ confirmed, refused, waiting }: QueueContext): readonly Operation[] =>
  [...confirmed, ...refused, ...waiting].map(({ operation }) => operation);

/** Tools' contents are not part of the hand-in. */
const ofWork = ({ operation, fault }: { operation: Operation; fault: Fault | null }): readonly Unsent[] =>
  isWork(operation) ? [{ operation, fault }] : [];

/** Answers and review marks that the server has refused finally. */
export const refusedWorkOf = (context: QueueContext): readonly Unsent[] => openRefusals(context).flatMap(ofWork);

/** All operations that are missing from the hand-in. */
export const unsentOf = (context: QueueContext): readonly Unsent[] => [
  ...refusedWorkOf(context),
  ...context.waiting.flatMap(({ operation }) =>
    ofWork({ operation, fault: isPostponed(context, operation) ? unopened : context.fault }),
  ),
];
