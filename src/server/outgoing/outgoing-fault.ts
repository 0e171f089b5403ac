/**
 * Why a request to another system has no usable answer. addressForbidden, addressPrivate: this site does not send
 * there. nameUnknown, unreachable, timedOut: nobody answers. tooLarge, redirected: an answer that is not taken.
 */
export type OutgoingFaultCode =
  | "addressForbidden"
  | "addressPrivate"
  | "nameUnknown"
  | "unreachable"
  | "timedOut"
  | "tooLarge"
  | "redirected";

/** A request to another system failed. */
export class OutgoingFault extends Error {
  override readonly name = "OutgoingFault";
  readonly code: OutgoingFaultCode;
  /** The host that was asked. */
  readonly host: string;

  constructor(code: OutgoingFaultCode, host: string, options?: ErrorOptions) {
    super(`${code}: ${host}`, options);
    this.code = code;
    this.host = host;
  }
}
