import type { FaultName } from "../../contract/calls/faults";

/**
 * A refused call. Thrown inside a transaction, it rolls everything back; returned from one, its writes are committed.
 */
export class CallRefusal extends Error {
  override readonly name = "CallRefusal";
  readonly fault: FaultName;
  /** The `data` of the response envelope. */
  readonly data: unknown;
  /** Seconds until a retry makes sense; null: not given. */
  readonly retryAfter: number | null;

  constructor(fault: FaultName, data: unknown = {}, retryAfter: number | null = null) {
    super(fault);
    this.fault = fault;
    this.data = data;
    this.retryAfter = retryAfter;
  }
}
