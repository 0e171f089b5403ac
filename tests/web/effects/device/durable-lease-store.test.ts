import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, it } from "vitest";
import { makeDurableLeaseStore } from "../../../../src/web/effects/device/durable-lease-store";
import { makeWindows } from "../../../../src/web/effects/device/windows";
import { makeTextStorage } from "../../../../src/web/platform/storage";
import { memoryStorage } from "../../../support/memory-storage";

const hold = { lease: "lease-1", epoch: 3 };

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

it("F53: a killed browser finds on disk the lease that local storage has lost, or the newer", async () => {
  const durable = makeDurableLeaseStore();
  const device = memoryStorage();
  const open = () => makeWindows({ storage: makeTextStorage(() => device), durable, channel: () => null });
  open().hold("ann", "a1", hold, "m1");
  await expect.poll(() => durable.get("ann", "a1")).toEqual(hold);
  device.clear();
  expect(await open().claim("ann", "a1")).toEqual(hold);
  const newer = { lease: "lease-4", epoch: 4 };
  device.setItem("lease.ann.a1", JSON.stringify(newer));
  expect(await open().claim("ann", "a1")).toEqual(newer);
  expect(await open().claim("bob", "a1")).toBeNull();
});

it("F56: a device that does not answer does not delay the caller", async () => {
  const durable = makeDurableLeaseStore("never", (_milliseconds, run) => {
    queueMicrotask(run);
    return () => undefined;
  });
  durable.set("ann", "a1", hold);
  expect(await durable.get("ann", "a1")).toBeNull();
});
