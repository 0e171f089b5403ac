import { dueAtOf } from "../../../../machines/exam/sitting-facts";
import type { Delivery, Operation } from "../../../../machines/outbox/operation";
import { asFault, type Fault } from "../../../../machines/support/fault";
import type { AnswerOutput, CheckStatusOutput, ToolStateOutput } from "../../../contract/attempt/exam";
import { faults } from "../../../contract/calls/faults";
import type { SendCall } from "../http";
import { answerCall, operationCall } from "./answer-call";

/** The server's time, as far as a delivery reads and tells it. */
interface ToldClock {
  tell(serverTime: number, trip: { readonly sentAt: number; readonly receivedAt: number }): void;
  now(): number;
}

export interface DeliverDependencies {
  readonly call: SendCall;
  readonly clock: ToldClock;
  /** Milliseconds that no change of the device's clock moves. */
  readonly monotonic: () => number;
}

export interface DeliverInput {
  readonly attemptId: string;
  readonly operation: Operation;
  /** The device's present lease of the sitting; null: the one that the operation was made under. */
  readonly lease: string | null;
}

/** Hands one operation to the server; throws a `Fault` where it was not taken, or nobody knows whether it was. */
export type Deliver = (input: DeliverInput, signal: AbortSignal) => Promise<Delivery>;

/** A hung connection is given up after this long and tried again: the operation's key makes that harmless. */
const deliverTimeout = 15_000;

/** Refusals that keep the operation all the same, beside the answer that stands or as history. */
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

/** A success that names no row of the log is somebody else's. */
const checked = <Output extends { readonly seq: number; readonly saved_at: number }>(output: Output): Output => {
  if (Number.isInteger(output.seq) && Number.isFinite(output.saved_at)) return output;
  throw { code: "network" } satisfies Fault;
};

/** What the tools hold has no row in the log. */
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
  // the operation's own lease may have passed to this very window meanwhile
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
    const { server_time: serverTime, next } = output;
    clock.tell(serverTime, { sentAt, receivedAt: monotonic() });
    return { ...taken(output, input), clock: { serverTime, dueAt: dueAtOf(output) }, next };
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
