import { describe, expect, it } from "vitest";
import type { Operation } from "../../../machines/outbox/operation";
import type { Waiting } from "../../../machines/outbox/queue-facts";
import type { QueueSnapshot } from "../../../machines/outbox/queue.selectors";
import { saveStateOf, type SaveFacts } from "../../../machines/outbox/save-state";
import type { Fault } from "../../../machines/support/fault";
import { network } from "../samples";
import { answer, broken, mark, mismatched, patience } from "./queue-samples";

const proxy: Fault = { code: "http", status: 502 };
const portal: Fault = { code: "http", status: 404 };

interface Row {
  readonly waits?: readonly ("answer" | "other answer" | "mark")[];
  readonly isStored?: boolean;
  readonly fault?: Fault;
  readonly isRefused?: boolean;
  readonly isMadeGood?: boolean;
  readonly isOnline?: boolean;
  readonly isKeeping?: boolean;
  readonly isStorageFailing?: boolean;
  /** An operation that waits for its section. */
  readonly isPostponed?: boolean;
  /** The reply of something between page and server; whether the server is known to be reachable. */
  readonly isProven?: boolean;
}

const operations: Readonly<Record<string, Operation>> = {
  answer,
  "other answer": { ...answer, key: "key-other", exerciseId: "e9" },
  mark,
};
const later: Operation = { ...answer, key: "key-later", revision: 9 };

const queueOf = ({
  waits = [],
  isStored = true,
  fault,
  isRefused,
  isMadeGood,
  isStorageFailing = false,
  ...more
}: Row) =>
  ({
    context: {
      waiting: waits.map((name): Waiting => ({ operation: operations[name]!, isStored, unanswered: 0 })),
      confirmed: isMadeGood === true ? [{ operation: later, seq: 9 }] : [],
      refused: isRefused === true ? [{ operation: answer, fault: mismatched }] : [],
      fault: fault ?? null,
      isStorageFailing,
      postponed: more.isPostponed === true ? [answer.key, mark.key] : [],
      blocked: more.isProven === undefined ? {} : { [answer.key]: { beats: 0, isProven: more.isProven, isDue: false } },
    },
  }) as unknown as QueueSnapshot;

const saved: SaveFacts = {
  status: "saved",
  waiting: 0,
  postponed: 0,
  refused: 0,
  isStored: true,
  hasMarksWaiting: false,
  isAtRisk: false,
  isStorageFailing: false,
};

const table: readonly (readonly [string, Row, Partial<SaveFacts>])[] = [
  ["nothing waits", {}, {}],
  ["nothing waits, without a network", { isOnline: false }, { status: "offline" }],
  ["nothing waits, after a failure", { fault: network }, {}],
  ["nothing waits on a device that keeps nothing", { isKeeping: false }, { isStored: false }],
  ["an answer is on its way", { waits: ["answer"] }, { status: "saving", waiting: 1 }],
  ["two answers are on their way", { waits: ["answer", "other answer"] }, { status: "saving", waiting: 2 }],
  ["two answers to one item", { waits: ["answer", "answer"] }, { status: "saving", waiting: 1 }],
  [
    "an answer is in memory alone",
    { waits: ["answer"], isStored: false },
    { status: "saving", waiting: 1, isStored: false, isAtRisk: true },
  ],
  [
    "an answer waits on a device that keeps nothing",
    { waits: ["answer"], isKeeping: false },
    { status: "saving", waiting: 1, isStored: false, isAtRisk: true },
  ],
  [
    "the storage fails",
    { waits: ["answer"], isStored: false, isStorageFailing: true },
    { status: "saving", waiting: 1, isStored: false, isAtRisk: true, isStorageFailing: true },
  ],
  ["only a mark waits", { waits: ["mark"] }, { hasMarksWaiting: true }],
  [
    "only a mark waits, in memory alone",
    { waits: ["mark"], isStored: false },
    { hasMarksWaiting: true, isStored: false },
  ],
  ["a mark and an answer wait", { waits: ["mark", "answer"] }, { status: "saving", waiting: 1 }],
  ["the server is not reached", { waits: ["answer"], fault: network }, { status: "offline", waiting: 1 }],
  ["there is no network", { waits: ["answer"], isOnline: false }, { status: "offline", waiting: 1 }],
  ["a portal answers in its place", { waits: ["answer"], fault: portal }, { status: "offline", waiting: 1 }],
  [
    "something on the way answered, and nobody knows yet whether the server is there",
    { waits: ["answer"], fault: portal, isProven: false },
    { status: "offline", waiting: 1 },
  ],
  [
    "something on the way keeps one answer back, and the server is there",
    { waits: ["answer"], isProven: true },
    { status: "blocked", waiting: 1 },
  ],
  ["an answer waits for its section", { waits: ["answer"], isPostponed: true }, { postponed: 1 }],
  [
    "an answer waits for its section, in memory alone",
    { waits: ["answer"], isPostponed: true, isStored: false },
    { postponed: 1, isStored: false, isAtRisk: true },
  ],
  ["a mark waits for its section", { waits: ["mark"], isPostponed: true }, {}],
  [
    "one waits for its section, another is on its way",
    { waits: ["answer", "other answer"], isPostponed: true },
    { status: "saving", waiting: 1, postponed: 1 },
  ],
  ["a gateway has no time", { waits: ["answer"], fault: proxy }, { status: "busy", waiting: 1 }],
  ["the server has no time", { waits: ["answer"], fault: patience }, { status: "busy", waiting: 1 }],
  ["the server has no answer", { waits: ["answer"], fault: broken }, { status: "busy", waiting: 1 }],
  [
    "it does not reach the server with a mark",
    { waits: ["mark"], fault: network },
    { status: "offline", hasMarksWaiting: true },
  ],
  ["an answer was refused", { isRefused: true }, { status: "action", refused: 1 }],
  ["an answer was refused, without a network", { isRefused: true, isOnline: false }, { status: "action", refused: 1 }],
  [
    "an answer was refused and another waits",
    { isRefused: true, waits: ["other answer"], fault: network },
    { status: "action", refused: 1, waiting: 1 },
  ],
  ["a refused answer was made good", { isRefused: true, isMadeGood: true }, {}],
];

describe("the save state in each situation", () => {
  it.each(table)("%s", (_, row, facts) => {
    const device = { isOnline: row.isOnline ?? true, isKeeping: row.isKeeping ?? true };
    expect(saveStateOf(queueOf(row), device)).toEqual({ ...saved, ...facts });
  });

  it("of a sitting that has written nothing yet", () => {
    expect(saveStateOf(undefined, { isOnline: true, isKeeping: true })).toEqual(saved);
    expect(saveStateOf(undefined, { isOnline: false, isKeeping: true })).toEqual({ ...saved, status: "offline" });
  });
});
