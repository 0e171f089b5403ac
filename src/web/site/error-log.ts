import type { FaultFact } from "../../../machines/faults/facts";
import type { Judge } from "../effects/judge";

/** Something that went wrong in this window, as it came: it may hold what must not be shown. */
export interface RawError {
  readonly kind: "render" | "error" | "rejection" | "chunk" | "request";
  /** What was thrown; of a request, the fact that was judged. */
  readonly what: unknown;
  /** Address of the page, from its path on. */
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

/** Gives what has been noted to the error log, and from now on each as it comes. */
export function connectErrorLog(to: (trouble: RawError) => void): void {
  take = to;
  waiting.forEach(to);
  waiting = [];
}

/** From now on notes what nobody catches. */
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

/** For React's root: what views throw. */
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

/** A judge that also notes what failed. */
export const loggingJudge =
  (judge: Judge): Judge =>
  (fact: FaultFact) => {
    const holds = judge(fact);
    if (!holds) logError("request", fact);
    return holds;
  };
