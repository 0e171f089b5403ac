import { outboxMachine } from "../../machines/exam/outbox.machine";
import { describeChart } from "../support/chart";
import { exploringOutbox } from "./outbox-exploration";
import { operation } from "./samples";

describeChart("outbox", outboxMachine, { once: ["keepOperation", "deliverOperation", "discardOperation"] }, [
  { name: "gathering changes before it sends", exploration: exploringOutbox({}) },
  {
    name: "sending at once, with work left over from an earlier window",
    exploration: exploringOutbox({ gatherMs: 0, operations: [operation] }),
  },
]);
