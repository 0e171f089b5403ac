/** The circumstances of a call at the time of its answer. */
export interface Circumstances {
  /** The caller shows the fault itself, so that no toast repeats it; consequences such as a sign-out still follow. */
  readonly isShown: boolean;
  /** The call was sent as the person (or visitor) who is present now, not as one who has left. */
  readonly isCurrent: boolean;
  readonly isVisitor: boolean;
  /** The address contains a token that the call was sent without. */
  readonly hasAddressCode: boolean;
}

export interface ServerAnswer extends Circumstances {
  /** HTTP status. */
  readonly status: number;
  /** The envelope's code unchanged (403 and "403" differ); the HTTP status if there was no envelope. */
  readonly code: number | string;
  /** The envelope's message; may be empty. */
  readonly msg: string;
  /** The HTTP status text, for answers without an envelope message. */
  readonly statusText?: string;
}

/** One fact to be judged by the catalogue of SPEC §8. */
export type FaultFact =
  | ({ readonly type: "answer.received" } & ServerAnswer)
  | { readonly type: "network.failed"; readonly isShown: boolean }
  | { readonly type: "request.timedOut"; readonly isShown: boolean }
  | { readonly type: "request.aborted" }
  /** Neither an answer nor a network failure: a fault of the program. */
  | { readonly type: "request.broken"; readonly msg: string }
  | { readonly type: "login.tokenMissing" }
  | { readonly type: "socialLogin.tokenMissing" }
  | { readonly type: "secret.refused" }
  | { readonly type: "routes.failed" }
  | { readonly type: "routes.malformed" }
  | { readonly type: "path.unknown" }
  | { readonly type: "fullscreen.failed" };
