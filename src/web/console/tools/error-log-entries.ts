import { createAtom } from "@tanstack/store";
import type { FaultFact } from "../../../../machines/faults/facts";
import { asFault } from "../../../../machines/support/fault";
import type { RawError } from "../../site/error-log";
import { maskText } from "./mask-text";

/** An error in this window, without tokens, passwords and answers. */
export interface ErrorLogEntry {
  readonly key: number;
  readonly kind: RawError["kind"];
  readonly message: string;
  /** "" where there is none. */
  readonly stack: string;
  /** Address of the page, beginning with its path. */
  readonly page: string;
  /** Number of times that it occurred. */
  readonly count: number;
  /** Time of the last occurrence, in ms since 1970. */
  readonly at: number;
}

type Words = Pick<ErrorLogEntry, "kind" | "message" | "stack">;

const most = 100;
const longestMessage = 1_000;
const longestStack = 8_000;

/** Message for a failed request; null where the person caused it, or a page shows the refusal. */
function requestFailure(fact: FaultFact): string | null {
  if (fact.type === "network.failed") return "network";
  if (fact.type === "request.timedOut") return "timeout";
  if (fact.type === "request.broken") return fact.msg;
  return fact.type === "answer.received" && fact.status >= 400 && fact.status !== 401
    ? `HTTP ${fact.status} ${fact.msg}`.trim()
    : null;
}

function wordsOf({ kind, what }: RawError): Words | null {
  if (kind === "request") {
    const message = requestFailure(what as FaultFact);
    return message === null ? null : { kind, message, stack: "" };
  }
  if (what instanceof Error || what instanceof DOMException) {
    if (what.name === "AbortError") return null;
    return {
      kind: what.name === "PageNotLoaded" ? "chunk" : kind,
      message: `${what.name}: ${what.message}`,
      stack: what.stack ?? "",
    };
  }
  const fault = asFault(what);
  if (fault.code === "aborted") return null;
  if (fault.code === "unexpected") return { kind, message: fault.msg, stack: "" };
  return { kind, message: "msg" in fault ? `${fault.code} ${fault.msg}` : fault.code, stack: "" };
}

const sameness = ({ kind, message, stack }: Words): string => [kind, message, ...stack.split("\n", 2)].join("\n");

/** The error log: newest first, equal errors counted in one entry. It is only in memory and never sent. */
export function makeErrorLog() {
  const log = createAtom<readonly ErrorLogEntry[]>([]);
  const seen = new WeakSet<object>();
  /** The same error can be reported from several places, and as the cause of another one. */
  const isNew = (what: unknown): boolean => {
    const parts = [what, what instanceof Error ? what.cause : null].filter(
      (part) => typeof part === "object" && part !== null,
    );
    const wasSeen = parts.some((part) => seen.has(part));
    for (const part of parts) seen.add(part);
    return !wasSeen;
  };
  const add = (raw: RawError): void => {
    const said = isNew(raw.what) ? wordsOf(raw) : null;
    if (said === null) return;
    const words = {
      kind: said.kind,
      message: maskText(said.message).slice(0, longestMessage),
      stack: maskText(said.stack).slice(0, longestStack),
    };
    const troubles = log.get();
    const earlier = troubles.find((one) => sameness(one) === sameness(words));
    const now: ErrorLogEntry = {
      ...words,
      key: earlier?.key ?? Math.max(0, ...troubles.map(({ key }) => key)) + 1,
      page: maskText(raw.page),
      count: (earlier?.count ?? 0) + 1,
      at: raw.at,
    };
    log.set([now, ...troubles.filter((one) => one !== earlier)].slice(0, most));
  };
  return {
    add,
    get: log.get,
    subscribe: log.subscribe,
    clear: () => log.set([]),
  };
}
