import { expect, it, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { postponementMs, releaseMachine, reloadMs } from "../../../machines/release/release.machine";
import { isCurious, isOffered } from "../../../machines/release/release.selectors";

const open = () => {
  const [ask, reload] = [vi.fn(), vi.fn()];
  const clock = new SimulatedClock();
  const release = createActor(releaseMachine.provide({ actions: { ask, reload } }), { clock }).start();
  return {
    ask,
    reload,
    clock,
    release,
    seen: () => [isOffered(release.getSnapshot()), isCurious(release.getSnapshot())],
  };
};

it("checks immediately only when a part failed to load, and not again once the newer build is known", () => {
  const { ask, release } = open();
  expect(ask).not.toHaveBeenCalled();
  release.send({ type: "chunk.missing" });
  expect(ask).toHaveBeenCalledTimes(1);
  release.send({ type: "release.found" });
  release.send({ type: "chunk.missing" });
  expect(ask).toHaveBeenCalledTimes(1);
});

it("keeps a postponed offer away for ten minutes", () => {
  const { clock, release, seen } = open();
  expect(seen()).toEqual([false, true]);
  release.send({ type: "release.found" });
  expect(seen()).toEqual([true, false]);
  release.send({ type: "offer.postponed" });
  release.send({ type: "page.opened", isSitting: false });
  release.send({ type: "release.found" });
  clock.increment(postponementMs - 1);
  expect(seen()).toEqual([false, false]);
  clock.increment(1);
  expect(seen()).toEqual([true, false]);
});

it("never offers the newer build during a sitting, and offers it when the sitting is left", () => {
  const { clock, reload, release, seen } = open();
  release.send({ type: "page.opened", isSitting: true });
  release.send({ type: "release.found" });
  release.send({ type: "chunk.missing" });
  release.send({ type: "reload.accepted" });
  clock.increment(10 * postponementMs);
  expect(seen()).toEqual([false, false]);
  expect(reload).not.toHaveBeenCalled();
  release.send({ type: "page.opened", isSitting: false });
  expect(seen()).toEqual([true, false]);
});

it("reloads only on request, once, and offers it again if the reload was cancelled", () => {
  const { clock, reload, release, seen } = open();
  release.send({ type: "reload.accepted" });
  release.send({ type: "release.found" });
  expect(reload).not.toHaveBeenCalled();
  release.send({ type: "reload.accepted" });
  release.send({ type: "reload.accepted" });
  expect(reload).toHaveBeenCalledTimes(1);
  expect(seen()).toEqual([false, false]);
  clock.increment(reloadMs);
  expect(seen()).toEqual([true, false]);
});
