import { expect, it } from "vitest";
import { createActor, fromPromise } from "xstate";
import type { Operation } from "../../../machines/outbox/operation";
import { outboxMachine } from "../../../machines/outbox/outbox.machine";
import { isRestored, selectQueue } from "../../../machines/outbox/outbox.selectors";
import { operationsOf, unsentOf } from "../../../machines/outbox/queue-unsent";
import { queueMachine } from "../../../machines/outbox/queue.machine";
import { delivery } from "../samples";
import { answer, mismatched, nothingStored, tools } from "./queue-samples";
import { makeDisk, play, settle } from "./stage";

const later = { ...tools, key: "key-later", revision: 2 };

it("stores only the last state of the tools if the server refuses it", async () => {
  const disk = makeDisk();
  const scene = play({
    changes: { lane: "tools" },
    deliver: () => Promise.reject(mismatched),
    write: async (work) => disk.write(work),
  });
  await scene.make(tools);
  await scene.make(later);
  await scene.pass(0);
  expect(scene.context().refused).toEqual([{ operation: later, fault: mismatched }]);
  expect([...disk.rows.keys()]).toEqual(["key-later"]);
  expect(operationsOf(scene.context())).toEqual([later]);
  expect(unsentOf(scene.context())).toEqual([]);
  expect(scene.reports.every((report) => report.lane === "tools")).toBe(true);
  scene.stop();
});

it("never delays an answer behind the tools' states, even if those never get a reply", async () => {
  const asked: string[] = [];
  const outbox = createActor(
    outboxMachine.provide({
      actors: {
        restoreWork: fromPromise(() => Promise.resolve(nothingStored)),
        queue: queueMachine.provide({
          actors: {
            writeWork: fromPromise(() => Promise.resolve()),
            deliver: fromPromise(({ input: { operation } }) => {
              asked.push(operation.key);
              return operation.kind === "tools" ? new Promise<never>(() => undefined) : Promise.resolve(delivery());
            }),
          },
        }),
      },
    }),
  ).start();
  outbox.send({ type: "person.arrived", person: "ada" });
  await settle();
  expect(isRestored(outbox.getSnapshot())).toBe(true);
  const make = (operation: Operation) =>
    outbox.send({ type: "operation.made", attemptId: "a1", operation, gatherMs: 0 });
  make(tools);
  await settle();
  make(answer);
  await settle();
  expect(asked).toEqual([tools.key, answer.key]);
  const waiting = (lane: "answers" | "tools") =>
    selectQueue(outbox.getSnapshot(), "a1", lane)
      ?.getSnapshot()
      .context.waiting.map(({ operation }) => operation.key);
  expect([waiting("answers"), waiting("tools")]).toEqual([[], [tools.key]]);
  outbox.stop();
});
