import { dueAtOf } from "../../../../machines/exam/sitting-facts";
import type { Delivery, Operation } from "../../../../machines/outbox/operation";
import { asFault, type Fault } from "../../../../machines/support/fault";
import type { AnswerOutput, CheckStatusOutput, ToolStateOutput } from "../../../contract/attempt/exam";
import { faults } from "../../../contract/calls/faults";
import type { SendCall } from "../http";
import { answerCall, operationCall } from "./answer-call";

/** The parts of the server clock that a delivery uses. */
interface ToldClock {
  tell(serverTime: number, trip: { readonly sentAt: number; readonly receivedAt: number }): void;
  now(): number;
}

export interface DeliverDependencies {
  readonly call: SendCall;
  readonly clock: ToldClock;
  /** Milliseconds of a clock that is not affected by changes of the device's clock. */
  readonly monotonic: () => number;
}

export interface DeliverInput {
  readonly attemptId: string;
  readonly operation: Operation;
  /** The device's current lease of the attempt; null: the lease under which the operation was made. */
  readonly lease: string | null;
}

/** Sends one operation to the server; throws a `Fault` where it was refused, or where that is unknown. */
export type Deliver = (input: DeliverInput, signal: AbortSignal) => Promise<Delivery>;

/** Milliseconds until a hung request is given up and repeated; the operation's idempotency key makes that harmless. */
const deliverTimeout = 15_000;

/** Refusals after which the server still stores the operation, beside the valid answer or as history. */
const keptOutcomes: ReadonlyMap<Fault["code"], Delivery["outcome"]> = new Map([
  [faults.answerHeld.code, "held"],
  [faults.attemptClosed.code, "late"],
  [faults.answerLate.code, "late"],
]);

const numberIn = (data: unknown, name: string): number | null => {
  if (typeof data !== "object" || data === null) return null;
  const value = new Map(Object.entries(data) as [string, unknown][]).get(name);
  return typeof value === "number" ? value : null;
};

type TakenFact = "seq" | "saved_at" | "applied" | "lease_held";

/**
 * Checks that a success names a row of the log; otherwise something else answered in the server's place. Throws a
 * network fault.
 */
const checked = <Output extends { readonly seq: number; readonly saved_at: number }>(output: Output): Output => {
  if (Number.isInteger(output.seq) && Number.isFinite(output.saved_at)) return output;
  throw { code: "network" } satisfies Fault;
};

/** The delivery of tool state, which has no row in the log. */
const toolsTaken = ({ saved_at, applied, lease_held }: ToolStateOutput, input: Pick<DeliverInput, "lease">) => {
  if (!Number.isFinite(saved_at)) throw { code: "network" } satisfies Fault;
  return { ...taken({ seq: 0, saved_at, applied, lease_held }, input), clock: null, next: null };
};

const taken = (
  { seq, saved_at, applied, lease_held }: Pick<AnswerOutput | CheckStatusOutput, TakenFact>,
  { lease }: Pick<DeliverInput, "lease">,
) => ({
  seq,
  savedAt: saved_at,
  outcome: applied ? ("stands" as const) : ("superseded" as const),
  // the operation's own lease may meanwhile have passed to this same window
  leaseHeld: lease === null && !lease_held ? null : lease_held,
});

export const makeDeliver = ({ call, clock, monotonic }: DeliverDependencies): Deliver => {
  const send = async (input: DeliverInput, signal: AbortSignal): Promise<Delivery> => {
    const { operation } = input;
    const base = operationCall(input.attemptId, operation, input.lease);
    const options = { signal, timeout: deliverTimeout, serverReplyOnly: true };
    if (operation.kind === "tools") {
      const held = { ...base, exercise_id: operation.exerciseId, state: { ...operation.state } };
      return toolsTaken(await call("saveToolState", held, { ...options, showsFault: true, mayBeUnknown: true }), input);
    }
    if (operation.kind === "check") {
      const marked = { ...base, exercise_id: operation.exerciseId, check_status: operation.checkStatus };
      return { ...taken(checked(await call("updateCheckStatus", marked, options)), input), clock: null, next: null };
    }
    const sentAt = monotonic();
    const output = checked(await call("answerExercise", answerCall(input.attemptId, operation, input.lease), options));
    const { server_time: serverTime, next, room_seq: roomSeq } = output;
    clock.tell(serverTime, { sentAt, receivedAt: monotonic() });
    const ofRoom = roomSeq === undefined ? {} : { roomSeq };
    return { ...taken(output, input), clock: { serverTime, dueAt: dueAtOf(output) }, next, ...ofRoom };
  };

  return async (input, signal) => {
    try {
      return await send(input, signal);
    } catch (thrown) {
      const fault = asFault(thrown);
      const outcome = keptOutcomes.get(fault.code);
      if (outcome === undefined) throw fault;
      const data = "data" in fault ? fault.data : null;
      const savedAt = numberIn(data, "saved_at") ?? clock.now();
      return { seq: numberIn(data, "seq") ?? 0, savedAt, clock: null, outcome, leaseHeld: null, next: null };
    }
  };
};
