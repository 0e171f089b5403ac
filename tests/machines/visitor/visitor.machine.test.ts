import { expect, it } from "vitest";
import { createActor, fromPromise, SimulatedClock, waitFor } from "xstate";
import { redirectDelayMs } from "../../../machines/visitor/visitor.machine";
import { isVisitor, isWarned, selectVisitorToken } from "../../../machines/visitor/visitor.selectors";
import { chart } from "./samples";

const open = () => {
  const clock = new SimulatedClock();
  const honoured = chart.provide({ actors: { redeem: fromPromise(() => Promise.resolve()) } });
  const visitor = createActor(honoured, { clock, input: null }).start();
  visitor.send({ type: "page.opened", isGuestPage: true });
  const seen = () => [isWarned(visitor.getSnapshot()), isVisitor(visitor.getSnapshot()), visitor.getSnapshot().value];
  return { clock, visitor, seen };
};

it("leaves three seconds between the warning and the end, in which the visit is still valid", async () => {
  const { clock, visitor, seen } = open();
  visitor.send({ type: "visit.granted", token: "v.one", guest: { guestId: "g1", name: "Mia" } });
  await waitFor(visitor, ({ value }) => value === "active");
  visitor.send({ type: "visitor.expired" });
  clock.increment(redirectDelayMs - 1);
  expect(seen()).toEqual([true, true, "expiring"]);
  clock.increment(1);
  expect(seen()).toEqual([false, true, "absent"]);
  visitor.send({ type: "page.opened", isGuestPage: false });
  expect([...seen(), selectVisitorToken(visitor.getSnapshot())]).toEqual([false, false, "absent", null]);
});

it("shows no warning on the guest's page before the guest has been let in", () => {
  const { visitor, seen } = open();
  visitor.send({ type: "visitor.expired" });
  expect(seen()).toEqual([false, true, "absent"]);
});
