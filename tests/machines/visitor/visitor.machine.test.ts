import { expect, it } from "vitest";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { redirectDelayMs } from "../../../machines/visitor/visitor.machine";
import { isVisitor, isWarned, selectVisitorToken } from "../../../machines/visitor/visitor.selectors";
import { chart } from "./samples";

it("leaves three seconds between the warning and the way out, in which the visit still stands", () => {
  const clock = new SimulatedClock();
  const visitor = createActor(
    chart.provide({ actors: { redeem: fromPromise(() => new Promise<void>(() => undefined)) } }),
    { clock, input: null },
  ).start();
  visitor.send({ type: "page.opened", isGuestPage: true });
  visitor.send({ type: "visitor.expired" });
  const seen = () => [isWarned(visitor.getSnapshot()), isVisitor(visitor.getSnapshot()), visitor.getSnapshot().value];
  clock.increment(redirectDelayMs - 1);
  expect(seen()).toEqual([true, true, "expiring"]);
  clock.increment(1);
  expect(seen()).toEqual([false, true, "absent"]);
  visitor.send({ type: "page.opened", isGuestPage: false });
  expect([...seen(), selectVisitorToken(visitor.getSnapshot())]).toEqual([false, false, "absent", null]);
});
