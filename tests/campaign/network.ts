import { faults } from "../../src/contract/calls/faults";
import {
  badGateway,
  captivePortal,
  chaosProxy,
  codeOf,
  dataOf,
  dropAfter,
  dropBefore,
  emptyNotFound,
  patience,
  stranger,
  unavailable,
  type Chaos,
} from "../support/chaos-proxy";
import type { Chance } from "./chance";

/** The share of calls that each fault affects while the network is bad. */
const stormy: readonly (readonly [name: string, share: number, chaos: Chaos])[] = [
  ["dropped before", 0.04, dropBefore],
  ["dropped after", 0.05, dropAfter],
  ["tripled", 0.04, { kind: "triple" }],
  ["delayed 0.2 s", 0.05, { kind: "delay", ms: 200 }],
  ["delayed 1.5 s", 0.03, { kind: "delay", ms: 1_500 }],
  ["never answered", 0.003, { kind: "hang" }],
  ["truncated", 0.03, { kind: "truncate" }],
  ["502 with HTML", 0.03, badGateway],
  ["503 with HTML", 0.03, unavailable],
  ["a network's sign-in page", 0.02, captivePortal],
  ["empty 404", 0.01, emptyNotFound],
  ["a stranger's 400", 0.01, stranger(400, 400)],
  ["a stranger's 401", 0.01, stranger(401, 200)],
  ["a stranger's 403", 0.01, stranger(403, 403)],
  ["a stranger's 404", 0.01, stranger(404, 200)],
  ["Retry-After 3600", 0.005, patience(3_600)],
];

export interface Network {
  readonly url: string;
  /** Rows of the log that the server has reported for a key, including lost replies. */
  readonly rowsOf: (key: string) => ReadonlySet<number>;
  /** Whether the server has reported that it has this operation, as the current one or beside it. */
  readonly isTaken: (key: string) => boolean;
  readonly confirmed: () => number;
  readonly storm: () => void;
  readonly calm: () => void;
  readonly close: () => Promise<void>;
}

/** Refusals after which the log contains the operation nevertheless. */
const keptLate: ReadonlySet<number> = new Set([
  faults.answerHeld.code,
  faults.answerLate.code,
  faults.attemptClosed.code,
]);

const operations = new Set(["answerExercise", "updateCheckStatus"]);

/**
 * A gateway before all servers, which causes faults during a storm and remembers the operations that servers have
 * confirmed.
 */
export async function openNetwork(
  target: () => string,
  { random }: Chance,
  caused: (fault: string) => void,
): Promise<Network> {
  const rows = new Map<string, Set<number>>();
  const late = new Set<string>();
  const proxy = await chaosProxy(target, ({ call, sent }, reply) => {
    if (call === null || !operations.has(call)) return;
    const key = String(sent["idempotency_key"]);
    if (keptLate.has(codeOf(reply) ?? 0)) late.add(key);
    if (codeOf(reply) !== 200) return;
    const known = rows.get(key) ?? new Set<number>();
    rows.set(key, known.add(Number(dataOf(reply)["seq"])));
  });
  return {
    url: proxy.url,
    rowsOf: (key) => rows.get(key) ?? new Set(),
    isTaken: (key) => rows.has(key) || late.has(key),
    confirmed: () => rows.size,
    storm: () => {
      for (const [name, share, chaos] of stormy) {
        const where = (): boolean => {
          if (random() >= share) return false;
          caused(name);
          return true;
        };
        proxy.cause({ on: "everything", where, chaos });
      }
    },
    calm: proxy.calm,
    close: proxy.close,
  };
}
