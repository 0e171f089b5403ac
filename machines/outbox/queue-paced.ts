import { faults } from "../../src/contract/calls/faults";
import { isPassing, type Fault } from "../support/fault";
import { replaces, sameSlot, type Operation } from "./operation";
import type { Blocked, QueueContext } from "./queue-facts";

/**
 * Heartbeats between two tries of a blocked operation: at most one try each half minute, because the first heartbeat
 * may follow immediately after the try.
 */
const beatsBetweenTries = 4;
/** The pause between two tries of a blocked operation while no heartbeat is answered. */
export const blockedPauseMs = 30_000;

/** The operation's section is not open on the server, which may have been restored to an earlier section. */
export const isOfUnopenedStage = ({ code }: Pick<Fault, "code">): boolean => code === faults.stageUnopened.code;

/**
 * Something between the device and the server, such as a filter, answered instead of the server, and will do so again.
 */
export const isByOthers = (fault: Fault): boolean => fault.code === "http" && fault.status >= 400 && !isPassing(fault);

const changed = (blocked: QueueContext["blocked"], change: (one: Blocked) => Blocked): QueueContext["blocked"] =>
  Object.fromEntries(Object.entries(blocked).map(([key, one]) => [key, change(one)]));

const heard = ({ isProven, isDue }: Blocked, beats: number): Blocked => ({
  beats,
  isProven,
  isDue: isDue || !isProven || beats >= beatsBetweenTries,
});

/** The blocked operations after the server has answered a heartbeat. */
export const withBeat = ({ blocked }: QueueContext): QueueContext["blocked"] =>
  changed(blocked, (one) => heard(one, one.beats + 1));

/** The blocked operations after the server has answered this operation, which shows that the server is reachable. */
export const withAnswered = ({ blocked }: QueueContext, { key }: Operation): QueueContext["blocked"] => {
  const { [key]: _answered, ...others } = blocked;
  return changed(others, (one) => (one.isProven ? one : heard(one, Math.max(one.beats, 1))));
};

const isOutdated = ({ waiting }: QueueContext, operation: Operation): boolean =>
  waiting.some((one) => replaces(one.operation, operation));

/**
 * The blocked operations after a failed try of this one: it counts as proven to be blocked if the server was reachable
 * since its last try, and so do others of the same kind and item.
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

/** A newer operation of the same kind and item is tried no more often than the one before it. */
export const withInherited = ({ blocked, waiting }: QueueContext, operation: Operation): QueueContext["blocked"] => {
  const before = waiting.find((one) => sameSlot(one.operation, operation) && one.operation.key in blocked);
  return before === undefined ? blocked : { ...blocked, [operation.key]: blocked[before.operation.key] as Blocked };
};

/** Every blocked operation may be tried once more. */
export const withPauseOver = ({ blocked }: QueueContext): QueueContext["blocked"] =>
  changed(blocked, (one) => ({ ...one, isDue: true }));

/** The operation is blocked although the server is reachable. */
export const isBlocked = ({ blocked }: QueueContext, { key }: Operation): boolean => blocked[key]?.isProven === true;

export const isPostponed = ({ postponed }: QueueContext, { key }: Operation): boolean => postponed.includes(key);

/** Whether the operation may be tried now: its section is open and it is not blocked, or due for another try. */
export const isOperationDue = (context: QueueContext, operation: Operation): boolean =>
  !isPostponed(context, operation) &&
  (!(operation.key in context.blocked) ||
    (context.blocked[operation.key]?.isDue === true && !isOutdated(context, operation)));

/**
 * It is not known yet whether the server is reachable: the server is asked, and the operation is tried again as after a
 * network failure.
 */
export const isUnproven = ({ blocked }: QueueContext, { key }: Operation): boolean => blocked[key]?.isProven === false;
