import { faults } from "../../src/contract/calls/faults";
import { isPassing, type Fault } from "../support/fault";
import { replaces, sameSlot, type Operation } from "./operation";
import type { Blocked, QueueContext } from "./queue-facts";

/**
 * Heartbeats between two tries of an operation that something on the way blocks: a try each half minute at the most,
 * as the first of them may follow the try at once.
 */
const beatsBetweenTries = 4;
/** The same where none of them is heard. */
export const blockedPauseMs = 30_000;

/** The section of the operation is not open on the server, which was perhaps set back to an earlier one. */
export const isOfUnopenedStage = ({ code }: Pick<Fault, "code">): boolean => code === faults.stageUnopened.code;

/** Something on the way answered in the server's place, and will again: a filter. */
export const isByOthers = (fault: Fault): boolean => fault.code === "http" && fault.status >= 400 && !isPassing(fault);

const changed = (blocked: QueueContext["blocked"], change: (one: Blocked) => Blocked): QueueContext["blocked"] =>
  Object.fromEntries(Object.entries(blocked).map(([key, one]) => [key, change(one)]));

const heard = ({ isProven, isDue }: Blocked, beats: number): Blocked => ({
  beats,
  isProven,
  isDue: isDue || !isProven || beats >= beatsBetweenTries,
});

/** After the server has answered a heartbeat. */
export const withBeat = ({ blocked }: QueueContext): QueueContext["blocked"] =>
  changed(blocked, (one) => heard(one, one.beats + 1));

/** After the server has answered to another operation, which shows that it is there. */
export const withAnswered = ({ blocked }: QueueContext, { key }: Operation): QueueContext["blocked"] => {
  const { [key]: _answered, ...others } = blocked;
  return changed(others, (one) => (one.isProven ? one : heard(one, Math.max(one.beats, 1))));
};

const isOutdated = ({ waiting }: QueueContext, operation: Operation): boolean =>
  waiting.some((one) => replaces(one.operation, operation));

/**
 * After this operation could not be sent: it counts as blocked where the server was heard since its last try, and so
 * do others about the same item.
 */
export const withTried = (context: QueueContext, key: string, fault: Fault): QueueContext["blocked"] => {
  const { [key]: before, ...others } = context.blocked;
  if (!isByOthers(fault)) return others;
  const isProven = before !== undefined && (before.isProven || before.beats > 0);
  const tried = context.waiting.find(({ operation }) => operation.key === key)?.operation;
  const alike = context.waiting.filter(({ operation }) => tried !== undefined && sameSlot(operation, tried));
  const keys = [key, ...alike.map(({ operation }) => operation.key)];
  return { ...others, ...Object.fromEntries(keys.map((one) => [one, { beats: 0, isProven, isDue: false }])) };
};

/** A newer operation about the same item is tried no more often than the one before it. */
export const withInherited = ({ blocked, waiting }: QueueContext, operation: Operation): QueueContext["blocked"] => {
  const before = waiting.find((one) => sameSlot(one.operation, operation) && one.operation.key in blocked);
  return before === undefined ? blocked : { ...blocked, [operation.key]: blocked[before.operation.key] as Blocked };
};

/** All of them may be tried once more. */
export const withPauseOver = ({ blocked }: QueueContext): QueueContext["blocked"] =>
  changed(blocked, (one) => ({ ...one, isDue: true }));

/** Something on the way keeps it from the server, which is there. */
export const isBlocked = ({ blocked }: QueueContext, { key }: Operation): boolean => blocked[key]?.isProven === true;

export const isPostponed = ({ postponed }: QueueContext, { key }: Operation): boolean => postponed.includes(key);

/** Whether it may be tried now, as far as its section and what is on the way go. */
export const isOperationDue = (context: QueueContext, operation: Operation): boolean =>
  !isPostponed(context, operation) &&
  (!(operation.key in context.blocked) ||
    (context.blocked[operation.key]?.isDue === true && !isOutdated(context, operation)));

/** Nobody knows yet whether the server is there: it is asked, and what waits is tried again as without a network. */
export const isUnproven = ({ blocked }: QueueContext, { key }: Operation): boolean => blocked[key]?.isProven === false;
