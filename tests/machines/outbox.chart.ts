import { outboxMachine } from "../../machines/exam/outbox.machine";
import { chartSpec } from "../support/chart-spec";
import { exploringOutbox } from "./outbox-exploration";
import { operation } from "./samples";

export const spec = chartSpec({
  name: "outbox",
  machine: outboxMachine,
  effects: { once: ["keepOperation", "deliverOperation", "discardOperation"] },
  cases: [
    { name: "gathering changes before it sends", paths: 34, exploration: exploringOutbox({}) },
    {
      name: "sending at once, with work left over from an earlier window",
      paths: 29,
      exploration: exploringOutbox({ gatherMs: 0, operations: [operation] }),
    },
  ],
});
