import { afterEach, describe, it, vi } from "vitest";
import { outboxMachine } from "../../../machines/outbox/outbox.machine";
import { queueMachine } from "../../../machines/outbox/queue.machine";
import { expectEveryCausable } from "./coverage";
import { onStage } from "./follow";
import { describeBlockedAddresses } from "./scenarios/blocked-addresses";
import { makeOpening } from "./scenarios/opening";
import { describeOthers } from "./scenarios/others";
import { describePeople } from "./scenarios/people";
import { describeRefusals } from "./scenarios/refusals";
import { describeReturning } from "./scenarios/returning";
import { describeStorage } from "./scenarios/storage";
import { describeStrangers } from "./scenarios/strangers";
import { describeTime } from "./scenarios/time";
import { describeTools } from "./scenarios/tools";

const opening = makeOpening(onStage());
let followed = 0;
afterEach(() => {
  followed += 1;
  opening.closeAll();
  vi.clearAllTimers();
});

for (const [name, tell] of Object.entries({
  returning: describeReturning,
  strangers: describeStrangers,
  storage: describeStorage,
  refusals: describeRefusals,
  "blocked addresses": describeBlockedAddresses,
  others: describeOthers,
  time: describeTime,
  people: describePeople,
  tools: describeTools,
}))
  describe(name, () => tell(opening));

const noRestore = "The server of these scenes is never set back; the fault tests of restored servers take it.";
const noText =
  "No item of these scenes asks for a longer answer; the path tests and the walk of longer answers take it.";

describe("together they take every transition that the world can cause", () => {
  it("of the queue", (test) =>
    expectEveryCausable(test, "queue", {
      chart: queueMachine,
      uncaused: {
        "queue.sending.delivering: xstate.error.actor.deliver [isPostponed] → queue.sending.deciding": noRestore,
        "queue.sending.delivering: xstate.done.actor.deliver [isTypedOn] → queue.sending.gathering": noText,
        "queue.sending.gathering: operation.made [isQuicker] → queue.sending.deciding": noText,
      },
      paths: followed,
    }));
  it("of the outbox", (test) =>
    expectEveryCausable(test, "outbox", {
      chart: outboxMachine,
      uncaused: { "outbox: operation.postponed → stays": noRestore },
      paths: followed,
    }));
});
