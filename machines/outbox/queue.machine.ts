import { and, not } from "xstate";
import { assertPresent } from "../support/assert-present";
import { pick } from "../support/pick";
import type { Delivery } from "./operation";
import { withRestored } from "./queue-rules";
import { current, queueSetup } from "./queue-setup";

const heardIn = ({ event }: { event: { readonly isAnswered?: boolean } }) => ({ isAnswered: event.isAnswered });

const outputIn = ({ event }: { event: { readonly output: Delivery } }) => ({ delivery: event.output });
const delivered = [
  { type: "reportDelivered", params: outputIn },
  { type: "noteDelivered", params: outputIn },
] as const;

/**
 * The operations on this device that the server lacks, for one attempt. Every operation is written to the disk
 * immediately and sent in parallel; it stays stored until the attempt is final, refused ones forever. A repeated
 * delivery is harmless because of its key.
 */
export const queueMachine = queueSetup.createMachine({
  id: "queue",
  context: ({ input }) => ({
    attemptId: input.attemptId,
    lane: input.lane,
    person: input.person,
    ...withRestored({ waiting: [], confirmed: [], refused: [], storageWork: [] }, input.stored),
    storageWork: [],
    isStorageFailing: false,
    lease: null,
    gatherMs: 0,
    inFlight: null,
    tried: [],
    failures: 0,
    fault: null,
    savedAt: null,
    held: 0,
    postponed: [],
    blocked: {},
    isSealed: input.isSealed,
  }),
  type: "parallel",
  on: {
    "operation.made": { actions: { type: "addOperation", params: pick("operation", "gatherMs") } },
    "choice.made": { actions: { type: "noteChoice", params: pick("choice") } },
    "work.restored": { actions: { type: "noteRestored", params: pick("stored") } },
    "lease.given": { actions: [{ type: "noteLease", params: pick("lease") }, "releasePostponed"] },
    "stage.entered": { actions: "releasePostponed" },
    "connection.restored": { actions: { type: "noteHeard", params: heardIn } },
    "attempt.closed": { actions: ["noteClosed", "releasePostponed"] },
    "rest.excused": { actions: ["excuse", "reportEmptied"] },
    "storage.lost": { actions: "noteUnstored" },
    "person.left": { actions: "seal" },
    "person.returned": { guard: "isSealed", actions: "unseal" },
    "record.told": {
      guard: { type: "isBehind", params: pick("lastSeq") },
      actions: { type: "noteLost", params: pick("lastSeq") },
    },
  },
  states: {
    storing: {
      description: "Stores the changes to the operations on this device, one after the other in their order.",
      initial: "idle",
      states: {
        idle: { always: { guard: "hasWork", target: "writing" } },
        writing: {
          tags: "busy",
          invoke: {
            id: "writeWork",
            src: "writeWork",
            input: ({ context }) => ({ person: context.person, work: assertPresent(context.storageWork[0], "work") }),
            onDone: { target: "idle", actions: "noteWritten" },
            onError: { target: "failing", actions: "noteUnwritten" },
          },
        },
        failing: {
          description: "The device cannot store anything now; new operations stay in this window and are sent.",
          after: { storageRetry: "writing" },
        },
      },
    },
    sending: {
      description: "Sends waiting operations, one at a time.",
      initial: "empty",
      states: {
        deciding: {
          description: "The waiting operations and the last tries determine the next step.",
          always: [
            { guard: "maySendOn", target: "delivering" },
            { guard: and(["hasSendable", "isDrained"]), target: "waiting", actions: "reportEmptied" },
            { guard: "hasSendable", target: "waiting" },
            { target: "empty", actions: "reportEmptied" },
          ],
        },
        empty: {
          description: "There is nothing to send now: all is delivered, just arrived, or waits for its section.",
          tags: "settled",
          always: [
            { guard: "isSealed", target: "sealed" },
            { guard: and(["hasSendable", "isGathering"]), target: "gathering" },
            { guard: "hasSendable", target: "deciding" },
          ],
          on: { "flush.requested": { actions: "reportEmptied" } },
        },
        gathering: {
          description: "Quick successive changes to an item are combined before sending.",
          tags: "busy",
          always: { guard: "isSealed", target: "sealed" },
          after: { gather: "deciding" },
          on: {
            "flush.requested": "deciding",
            "operation.made": {
              description: "A longer text takes more time to gather; an answer to another item does not wait for it.",
              guard: { type: "isQuicker", params: pick("operation", "gatherMs") },
              target: "deciding",
              actions: { type: "addOperation", params: pick("operation", "gatherMs") },
            },
          },
        },
        delivering: {
          tags: "busy",
          entry: "markInFlight",
          always: { guard: "isSealed", target: "sealed" },
          on: { "flush.requested": { actions: "hurry" } },
          invoke: {
            id: "deliver",
            src: "deliver",
            input: ({ context }) => ({
              attemptId: context.attemptId,
              operation: current(context),
              lease: context.lease?.lease ?? null,
            }),
            onDone: [
              { guard: "isTypedOn", target: "gathering", actions: delivered },
              { target: "deciding", actions: delivered },
            ],
            onError: [
              {
                guard: { type: "isSignedOut", params: pick("error") },
                target: "sealed",
                actions: ["seal", "reportSealed"],
              },
              {
                guard: { type: "isPostponed", params: pick("error") },
                target: "deciding",
                actions: ["notePostponed", "reportPostponed"],
              },
              {
                guard: { type: "isRefused", params: pick("error") },
                target: "deciding",
                actions: [
                  { type: "reportRefused", params: pick("error") },
                  { type: "noteRefused", params: pick("error") },
                ],
              },
              {
                guard: { type: "isIntercepted", params: pick("error") },
                target: "deciding",
                actions: [{ type: "noteFailure", params: pick("error") }, "reportIntercepted"],
              },
              { target: "deciding", actions: { type: "noteFailure", params: pick("error") } },
            ],
          },
        },
        waiting: {
          description: "The server could not be reached or is overloaded; sending is repeated later.",
          tags: "unreached",
          always: [
            { guard: "isSealed", target: "sealed" },
            { guard: "maySendOn", target: "delivering" },
          ],
          after: { retry: { target: "delivering", actions: ["tryBlocked", "tryAgain"] } },
          on: {
            "connection.restored": {
              guard: { type: "hasDueThen", params: heardIn },
              target: "delivering",
              actions: [{ type: "noteHeard", params: heardIn }, "tryAgain"],
            },
            "flush.requested": [
              { guard: "isDrained", actions: "reportEmptied" },
              { guard: "mayHurry", target: "delivering", actions: "tryAgain" },
            ],
          },
        },
        sealed: {
          description: "The person is not signed in here: all operations stay on this device.",
          always: { guard: not("isSealed"), target: "deciding" },
        },
      },
    },
  },
});
