import type { QueueContext } from "../../../machines/outbox/queue-facts";
import { queueMachine } from "../../../machines/outbox/queue.machine";
import { chartSpec } from "../../support/chart-spec";
import { network } from "../samples";
import { expectedOfQueue as expected } from "./queue-expected";
import {
  answer,
  broken,
  earlier,
  exploringQueue,
  filtered,
  longerText,
  longText,
  mark,
  mismatched,
  patience,
  saved,
  signedOut,
  unopened,
} from "./queue-samples";

const refusedBefore = saved({ ...mark, key: "key-refused", exerciseId: "e5" }, { state: "refused", fault: mismatched });
const throughSealed = "nobody is away, so the sealed place leads on to deciding at once";

const unanswered = ({ waiting }: QueueContext) => waiting.map((one) => Math.min(4, one.unanswered));

export const spec = chartSpec({
  name: "queue",
  machine: queueMachine,
  effects: { once: ["writeWork", "deliver"] },
  equivalents: {
    "queue.sending.empty: always [hasSendable] → queue.sending.deciding, retargeted": throughSealed,
    "queue.sending.gathering: flush.requested → queue.sending.deciding, retargeted": throughSealed,
    "queue.sending.gathering: xstate.after.gather.queue.sending.gathering → queue.sending.deciding, retargeted":
      throughSealed,
    "queue.sending.delivering: xstate.error.actor.deliver → queue.sending.deciding, retargeted": throughSealed,
    "queue.sending.waiting: always [maySendOn] → queue.sending.delivering, retargeted": throughSealed,
  },
  cases: [
    {
      name: "writing down and gathering",
      paths: 133,
      expected,
      exploration: exploringQueue({ gatherMs: 300, happens: ["writing"], faults: [network] }),
    },
    {
      name: "with a long text that is typed on, and an answer to another item",
      paths: 616,
      expected,
      exploration: exploringQueue({
        made: longText,
        gatherMs: 4_000,
        also: [
          { operation: longerText, gatherMs: 4_000 },
          { operation: answer, gatherMs: 300 },
        ],
        happens: [],
        faults: [mismatched],
        project: ({ gatherMs }) => gatherMs,
      }),
    },
    {
      name: "what the server says",
      paths: 176,
      expected,
      exploration: exploringQueue({
        gatherMs: 300,
        happens: ["healing", "leaving"],
        faults: [network, patience, signedOut, mismatched],
        project: ({ confirmed }) => confirmed.length,
      }),
    },
    {
      name: "with what an earlier window left, found late",
      paths: 271,
      expected,
      exploration: exploringQueue({
        changes: { stored: [refusedBefore] },
        happens: ["restoring"],
        faults: [network, mismatched],
      }),
    },
    {
      name: "sealed while nobody is signed in",
      paths: 245,
      expected,
      exploration: exploringQueue({
        changes: { isSealed: true, stored: [saved(earlier)] },
        happens: ["leaving"],
        faults: [network],
      }),
    },
    {
      name: "with a server that has no answer to one operation",
      paths: 172,
      expected,
      exploration: exploringQueue({ happens: ["excusing"], faults: [broken, network], project: unanswered }),
    },
    {
      name: "with a section that is not open",
      paths: 74,
      expected,
      exploration: exploringQueue({
        changes: { stored: [saved(earlier)] },
        happens: ["opening"],
        faults: [unopened],
        project: ({ postponed }) => postponed,
      }),
    },
    {
      name: "with something on the way that answers to one operation",
      paths: 302,
      expected,
      exploration: exploringQueue({
        happens: ["beating"],
        faults: [filtered, network],
        project: ({ blocked }) =>
          Object.values(blocked).map(({ beats, isProven, isDue }) => [Math.min(4, beats), isProven, isDue]),
      }),
    },
    {
      name: "with a server that is not reached with a mark for review",
      paths: 59,
      expected,
      exploration: exploringQueue({ made: mark, happens: [], faults: [network], project: unanswered }),
    },
  ],
});
