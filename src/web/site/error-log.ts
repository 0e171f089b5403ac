import type { FaultFact } from "../../../machines/faults/facts";
import type { Judge } from "../effects/judge";

/** An error in this window in its raw form: it may contain private data. */
export interface RawError {
  readonly kind: "render" | "error" | "rejection" | "chunk" | "request";
  /** The thrown value; for a request, the fault it was classified as. */
  readonly what: unknown;
  /** Path of the page, with query. */
  readonly page: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const most = 100;
let waiting: readonly RawError[] = [];
let take = (trouble: RawError): void => {
  waiting = [...waiting, trouble].slice(-most);
};

export function logError(kind: RawError["kind"], what: unknown): void {
  const { pathname, search } = location;
  take({ kind, what, page: pathname + search, at: Date.now() });
}

/** Sends the errors recorded so far to the error log, and from now on each new one. */
export function connectErrorLog(to: (trouble: RawError) => void): void {
  take = to;
  waiting.forEach(to);
  waiting = [];
}

/** From now on records uncaught errors and rejections. */
export function collectErrors(target: Window): void {
  const note = (
    name: string,
    kind: RawError["kind"],
    read: (event: ErrorEvent & PromiseRejectionEvent & { readonly payload?: unknown }) => unknown,
  ) => target.addEventListener(name, (event) => logError(kind, read(event as never)));
  note("error", "error", ({ error, message }) => error ?? message);
  note("unhandledrejection", "rejection", ({ reason }) => reason as unknown);
  note("vite:preloadError", "chunk", ({ payload }) => payload);
}

/** For React's root: records errors thrown by views. */
export const rootErrorHandlers = {
  onCaughtError: (thrown: unknown): void => {
    logError("render", thrown);
    if (import.meta.env.DEV) reportError(thrown);
  },
  onUncaughtError: (thrown: unknown): void => {
    logError("render", thrown);
    reportError(thrown);
  },
};

/** A fault classifier that also records failures. */
export const loggingJudge =
  (judge: Judge): Judge =>
  (fact: FaultFact) => {
    const holds = judge(fact);
    if (!holds) logError("request", fact);
    return holds;
  };
