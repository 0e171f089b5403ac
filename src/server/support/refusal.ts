import type { FaultName } from "../../contract/calls/faults";

/**
 * A call that is refused. Thrown inside a transaction it undoes everything; returned from one, what was written stays.
 */
export class CallRefusal extends Error {
  override readonly name = "CallRefusal";
  readonly fault: FaultName;
  /** The envelope's `data`. */
  readonly data: unknown;
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | null;

  constructor(fault: FaultName, data: unknown = {}, retryAfter: number | null = null) {
    super(fault);
    this.fault = fault;
    this.data = data;
    this.retryAfter = retryAfter;
  }
}
