/**
 * Why an operation failed; contains no token, password or answer.
 * - `network`: the server was not reached, or something else answered instead of it.
 * - `timeout`: no answer in time. `aborted`: the caller cancelled.
 * - `http`: a status without the server's envelope. `statusText`: the HTTP status text, for lack of another message.
 * - `tokenMissing`, `socialTokenMissing`: a sign-in, or one through another provider, returned no token.
 * - `routesMalformed`: the server's list of routes is not a list.
 * - `secretWrong`: the secret word is wrong. `fullscreenFailed`: the browser refuses full screen.
 * - `unexpected`: a programming error; `msg` is for the error log, not for people.
 * - a number: the code of the server's refusal, with its message and data; -1 if its code is not a number.
 */
export type Fault =
  | {
      readonly code:
        | "network"
        | "timeout"
        | "aborted"
        | "tokenMissing"
        | "socialTokenMissing"
        | "routesMalformed"
        | "secretWrong"
        | "fullscreenFailed";
    }
  | { readonly code: "http"; readonly status: number; readonly statusText?: string; readonly retryAfterMs?: number }
  | { readonly code: "unexpected"; readonly msg: string }
  | {
      readonly code: number;
      readonly status: number;
      readonly msg: string;
      readonly statusText?: string;
      readonly data?: unknown;
      readonly retryAfterMs?: number;
    };

const named = new Set<unknown>([
  "network",
  "timeout",
  "aborted",
  "tokenMissing",
  "socialTokenMissing",
  "routesMalformed",
  "secretWrong",
  "fullscreenFailed",
  "http",
  "unexpected",
]);

const isFault = (thrown: unknown): thrown is Fault =>
  typeof thrown === "object" &&
  thrown !== null &&
  "code" in thrown &&
  !(thrown instanceof Error) &&
  (typeof thrown.code === "number" || named.has(thrown.code));

/** The value that an effect threw, as a fault; anything unknown becomes `unexpected`. */
export const asFault = (thrown: unknown): Fault =>
  isFault(thrown) ? thrown : { code: "unexpected", msg: thrown instanceof Error ? thrown.message : String(thrown) };

/** Whether trying again later may succeed without any change. */
export const isPassing = (fault: Fault): boolean => {
  const status = "status" in fault ? fault.status : 0;
  return (
    fault.code === "network" ||
    fault.code === "timeout" ||
    fault.code === "aborted" ||
    status === 408 ||
    status === 429 ||
    status >= 500
  );
};

/** Whether the server did not reply: there is no network, or a gateway answered with its own error. */
export const isCutOff = (fault: Fault): boolean =>
  fault.code === "network" || fault.code === "timeout" || (fault.code === "http" && fault.status >= 500);

/** How long the server asked the client to wait, in ms; 0: it did not. */
export const askedWaitMs = (fault: Fault | null): number =>
  fault !== null && "retryAfterMs" in fault ? (fault.retryAfterMs ?? 0) : 0;
