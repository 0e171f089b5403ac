/** What is known about a call when its answer comes. */
export interface Circumstances {
  /** The caller shows the fault itself, so no toast repeats it; what has consequences still acts. */
  readonly isShown: boolean;
  /** The call went out as the person (or visitor) who is there now, not as one who has left. */
  readonly isCurrent: boolean;
  readonly isVisitor: boolean;
  /** The address offers a token that the call did not carry. */
  readonly hasAddressCode: boolean;
}

export interface ServerAnswer extends Circumstances {
  /** HTTP status. */
  readonly status: number;
  /** The envelope's code as it came, 403 and "403" being different; the HTTP status where there was no envelope. */
  readonly code: number | string;
  /** The envelope's words; may be empty. */
  readonly msg: string;
  /** What HTTP calls the status, where the envelope has no words. */
  readonly statusText?: string;
}

/** One thing that the catalogue of SPEC §8 judges. */
export type FaultFact =
  | ({ readonly type: "answer.received" } & ServerAnswer)
  | { readonly type: "network.failed"; readonly isShown: boolean }
  | { readonly type: "request.timedOut"; readonly isShown: boolean }
  | { readonly type: "request.aborted" }
  /** Neither an answer nor the network: a fault of the program. */
  | { readonly type: "request.broken"; readonly msg: string }
  | { readonly type: "login.tokenMissing" }
  | { readonly type: "socialLogin.tokenMissing" }
  | { readonly type: "secret.refused" }
  | { readonly type: "routes.failed" }
  | { readonly type: "routes.malformed" }
  | { readonly type: "path.unknown" }
  | { readonly type: "fullscreen.failed" };
