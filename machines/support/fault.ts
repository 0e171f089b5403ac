/**
 * Why something did not happen, as plain facts; holds no token, password or answer.
 * - `network`: the server was not reached, or something else answered in its place.
 * - `timeout`: no answer in time. `aborted`: the caller gave up.
 * - `http`: a status without the server's envelope. `statusText`: what HTTP calls it, where nothing else has words.
 * - `tokenMissing`, `socialTokenMissing`: a login, or one through another provider, answered without a token.
 * - `routesMalformed`: the server's list of routes is no list.
 * - `secretWrong`: the secret word is not the right one. `fullscreenFailed`: the browser does not go full screen.
 * - `unexpected`: a programming error; `msg` is for the error log, not for people.
 * - a number: the server's refusal by its code, with its words and data; -1 where its code is no number.
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

/** What an effect threw, as a fault. */
export const asFault = (thrown: unknown): Fault =>
  isFault(thrown) ? thrown : { code: "unexpected", msg: thrown instanceof Error ? thrown.message : String(thrown) };

/** Trying again later may succeed without any change. */
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

/** No word of the server came: there is no network, or something in its place answered with an error of its own. */
export const isCutOff = (fault: Fault): boolean =>
  fault.code === "network" || fault.code === "timeout" || (fault.code === "http" && fault.status >= 500);

/** For how long the server asked to be left alone, in ms; 0: it did not. */
export const askedWaitMs = (fault: Fault | null): number =>
  fault !== null && "retryAfterMs" in fault ? (fault.retryAfterMs ?? 0) : 0;
