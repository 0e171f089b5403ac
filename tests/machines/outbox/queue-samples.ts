import type {
  StoredWork,
  Operation,
  StoredOperation,
  ToolsOperation,
  WorkOperation,
} from "../../../machines/outbox/operation";
import type { QueueContext, QueueInput } from "../../../machines/outbox/queue-facts";
import type { queueMachine } from "../../../machines/outbox/queue.machine";
import type { Fault } from "../../../machines/support/fault";
import { faults } from "../../../src/contract/calls/faults";
import { done, failed, type Exploration } from "../../support/paths";
import { answerOf, delivery, operation, refusal } from "../samples";

export const answer: WorkOperation = { ...operation, key: "key-answer" };
export const mark: WorkOperation = {
  kind: "check",
  exerciseId: "e2",
  revision: 1,
  checkStatus: 1,
  lease: "lease-1",
  epoch: 1,
  key: "key-mark",
  madeAt: 1_100,
  isLate: false,
};
export const earlier: WorkOperation = { ...answer, exerciseId: "e4", key: "key-earlier", lease: "lease-0", epoch: 0 };

/** A long text, the same when it was typed on, and a choice in another item. */
export const longText: WorkOperation = {
  ...mark,
  kind: "answer",
  exerciseId: "e7",
  key: "key-text",
  elapsedMs: 900,
  answer: { type: "extended_text", text: "x".repeat(4_000) },
};
export const longerText: WorkOperation = { ...longText, revision: longText.revision + 1, key: "key-text-longer" };

/** The tools' state of the whole attempt. */
export const tools: ToolsOperation = {
  kind: "tools",
  exerciseId: null,
  revision: 1,
  state: { zoom: 150 },
  lease: "lease-1",
  epoch: 1,
  key: "key-tools",
  madeAt: 1_200,
  isLate: false,
};

export const saved = (
  one: Operation,
  standing: StoredOperation["standing"] = { state: "waiting" },
): StoredOperation => ({
  attemptId: "a1",
  operation: one,
  standing,
});

export const input: QueueInput = {
  attemptId: "a1",
  lane: "answers",
  person: "ada",
  stored: [],
  isSealed: false,
};
export const mismatched = refusal(faults.answerMismatched.code);
export const signedOut = refusal(faults.tokenInvalid.code);
export const unopened = refusal(faults.stageUnopened.code);
/** A filter on the way. */
export const filtered: Fault = { code: "http", status: 403 };
export const broken = { ...refusal(faults.serverError.code), status: 500 };
export const patience = { ...refusal(faults.unavailable.code), status: 503, retryAfterMs: 3_600_000 };
export const choice = { exerciseId: "e1", answer: answerOf() };

type Queue = Exploration<typeof queueMachine>;

const keysOf = (list: readonly { readonly operation: Operation }[]) => list.map(({ operation: { key } }) => key);
const placeOf = ({ waiting, tried, failures, fault }: QueueContext) => [
  keysOf(waiting),
  waiting.map(({ operation }) => tried.includes(operation.key)),
  Math.min(2, failures),
  fault === patience,
];

/** The possible events of a queue in each of its cases; events not named are in another case. */
const happening = {
  writing: [
    { type: "choice.made", choice },
    { type: "attempt.closed" },
    { type: "lease.given", lease: { lease: "lease-2", epoch: 2 } },
    failed("writeWork", { code: "unexpected", msg: "no room" }),
  ],
  opening: [{ type: "stage.entered" }],
  beating: [{ type: "connection.restored", isAnswered: true }],
  excusing: [{ type: "rest.excused" }],
  restoring: [{ type: "work.restored", stored: [saved(earlier)] }, { type: "storage.lost" }],
  healing: [
    { type: "record.told", lastSeq: 2 },
    { type: "record.told", lastSeq: 9 },
  ],
  leaving: [{ type: "person.left" }, { type: "person.returned" }],
  sending: [
    { type: "flush.requested" },
    { type: "connection.restored" },
    done("writeWork"),
    done("deliver", delivery()),
  ],
} as const satisfies Record<string, Queue["samples"]>;
type Happening = Exclude<keyof typeof happening, "sending">;

interface Told {
  readonly changes?: Partial<QueueInput>;
  readonly made?: Operation;
  readonly gatherMs?: number;
  /** Further operations that it receives. */
  readonly also?: readonly { readonly operation: Operation; readonly gatherMs: number }[];
  readonly happens: readonly Happening[];
  readonly faults: readonly unknown[];
  readonly project?: (context: QueueContext) => unknown;
}

/** A queue that receives this operation, and to which the server gives one of these replies. */
export const exploringQueue = ({
  changes,
  made = answer,
  gatherMs = 0,
  also = [],
  happens,
  faults: said,
  project = () => null,
}: Told): Queue => {
  const absent = Object.entries(happening).filter(
    ([name]) => name !== "sending" && !happens.includes(name as Happening),
  );
  return {
    input: { ...input, ...changes },
    samples: [
      { type: "operation.made", operation: made, gatherMs },
      ...also.map((one) => ({ type: "operation.made", ...one }) as const),
      ...happening.sending,
      ...happens.flatMap((name) => [...happening[name]]),
      ...said.map((fault) => failed("deliver", fault)),
    ],
    elsewhere: absent.flatMap(([, samples]) => samples.map(({ type }) => type)),
    project: ({ context }) => [placeOf(context), project(context)],
  };
};

/** An outbox that has nothing of an earlier window. */
export const nothingStored: StoredWork = { operations: [], choices: {}, isKeeping: true, isWhole: true };
