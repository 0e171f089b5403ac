import "fake-indexeddb/auto";
// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import type { Lease } from "../../../../machines/outbox/operation";
import { makeWindows } from "../../../../src/web/effects/device/windows";
import { makeTextStorage } from "../../../../src/web/platform/storage";
import { browser, settle } from "./neighbours";

const hold: Lease = { lease: "lease-1", epoch: 3 };

/** The result of a claim after so many milliseconds. */
const after = async (made: Promise<Lease | null>, time: { pass: (ms: number) => void }, milliseconds: number) => {
  let found: Lease | null | "waiting" = "waiting";
  void made.then((result) => (found = result));
  await settle();
  time.pass(milliseconds);
  await settle();
  return found as Lease | null | "waiting";
};

describe.each([
  ["with locks", true],
  ["without locks", false],
])("a sitting's lease on a device %s", (_name, hasLocks) => {
  const patience = hasLocks ? 0 : 300;

  it("does not exist before the server has given one", async () => {
    const { open, time } = browser({ hasLocks });
    expect(await after(open("w1").claim("ann", "a1"), time, 0)).toBeNull();
  });

  it("F27 F28 F53: is found again by the next window after a reload, a close or a crash", async () => {
    const { open, time, end } = browser({ hasLocks });
    open("w1").hold("ann", "a1", hold, "m1");
    await settle();
    end("w1");
    expect(await after(open("w2").claim("ann", "a1"), time, patience)).toEqual(hold);
  });

  it("F30: is not given to another window while a living window has the sitting", async () => {
    const { open, time } = browser({ hasLocks });
    open("w1").hold("ann", "a1", hold, "m1");
    await settle();
    expect(await after(open("w2").claim("ann", "a1"), time, 0)).toBeNull();
    expect(time.waiting()).toBe(0);
  });

  it("is given to the same window at each request", async () => {
    const { open, time } = browser({ hasLocks });
    const window = open("w1");
    window.hold("ann", "a1", hold, "m1");
    expect(await after(window.claim("ann", "a1"), time, 0)).toEqual(hold);
    expect(time.waiting()).toBe(0);
  });

  it("is free again when its window has let go", async () => {
    const { open, time } = browser({ hasLocks });
    const [first, second] = [open("w1"), open("w2")];
    first.hold("ann", "a1", hold, "m1");
    await settle();
    first.release("a1");
    expect(await after(second.claim("ann", "a1"), time, patience)).toEqual(hold);
  });

  it("is given to one window only if two request it at the same time", async () => {
    const { open, time, end } = browser({ hasLocks });
    open("w0").hold("ann", "a1", hold, "m1");
    await settle();
    end("w0");
    const windows = ["w3", "w1", "w2"].map(open);
    const claims = windows.map((window) => after(window.claim("ann", "a1"), time, patience));
    expect((await Promise.all(claims)).filter((claim) => claim !== null)).toEqual([hold]);
  });

  it("passes to a window that requests it later without knowing of the earlier request", async () => {
    const { open, time, end } = browser({ hasLocks });
    open("w0").hold("ann", "a1", hold, "m1");
    await settle();
    end("w0");
    const first = open("w2").claim("ann", "a1");
    await settle();
    const second = await after(open("w1").claim("ann", "a1"), time, 300);
    expect([await first, second]).toEqual(hasLocks ? [hold, null] : [null, hold]);
  });

  it("is requested once for simultaneous requests of a window", async () => {
    const { open, time, end } = browser({ hasLocks });
    open("w0").hold("ann", "a1", hold, "m1");
    await settle();
    end("w0");
    const window = open("w1");
    const claims = [window.claim("ann", "a1"), window.claim("ann", "a1")];
    expect(await Promise.all(claims.map((claim) => after(claim, time, patience)))).toEqual([hold, hold]);
  });

  it("F31: moves when another window takes the sitting over, and the old one is notified immediately", async () => {
    const { open, time } = browser({ hasLocks });
    const [first, second, third] = [open("w1"), open("w2"), open("w3")];
    const told = vi.fn();
    const elsewhere = vi.fn();
    first.hold("ann", "a1", hold, "m1");
    first.onTaken("a1", told);
    first.onTaken("a2", elsewhere);
    await settle();
    second.hold("ann", "a1", { lease: "lease-2", epoch: 4 }, "m1");
    await settle();
    expect([told.mock.calls.length, elsewhere.mock.calls.length]).toEqual([1, 0]);
    expect(await after(third.claim("ann", "a1"), time, 0)).toBeNull();
    expect(await after(first.claim("ann", "a1"), time, 0)).toBeNull();
    expect(first.leaseFor("ann", "a1")).toEqual({ lease: "lease-2", epoch: 4 });
  });

  it("is reported as taken also to a late listener, and not to one that has unsubscribed", async () => {
    const { open } = browser({ hasLocks });
    const [first, second] = [open("w1"), open("w2")];
    first.hold("ann", "a1", hold, "m1");
    await settle();
    second.hold("ann", "a1", hold, "m1");
    await settle();
    const [late, gone] = [vi.fn(), vi.fn()];
    first.onTaken("a1", late);
    first.onTaken("a1", gone)();
    await settle();
    expect([late.mock.calls.length, gone.mock.calls.length]).toEqual([1, 0]);
    first.hold("ann", "a1", hold, "m1");
    await settle();
    second.onTaken("a1", gone);
    await settle();
    expect([late.mock.calls.length, gone.mock.calls.length]).toEqual([1, 1]);
    second.release("a1");
    second.onTaken("a1", late);
    first.onTaken("a1", late);
    await settle();
    expect(late.mock.calls.length).toBe(1);
  });

  it("is separate for each person and each sitting", async () => {
    const { open, time } = browser({ hasLocks });
    const [first, second] = [open("w1"), open("w2")];
    first.hold("ann", "a1", hold, "m1");
    second.hold("ann", "a2", { lease: "lease-2", epoch: 1 }, "m2");
    await settle();
    expect([
      await after(first.claim("ben", "a1"), time, 0),
      await after(first.claim("ann", "a1"), time, 0),
      first.leaseFor("ann", "a2"),
    ]).toEqual([null, hold, { lease: "lease-2", epoch: 1 }]);
  });
});

describe("with locks", () => {
  it("F30: a window that does not answer but gives its lock back in time was closing", async () => {
    const { open, time, end, freeze, ownerOf } = browser();
    open("w1").hold("ann", "a1", hold, "m1");
    await settle();
    freeze("w1");
    const claim = open("w2").claim("ann", "a1");
    expect(await after(claim, time, 4_999)).toBe("waiting");
    end("w1");
    expect([await claim, ownerOf("a1"), time.waiting()]).toEqual([hold, "w2", 0]);
  });

  it("F30: a window that does not answer but keeps its lock is alive; its lock is no longer awaited", async () => {
    const { open, time, end, freeze, ownerOf } = browser();
    open("w1").hold("ann", "a1", hold, "m1");
    await settle();
    freeze("w1");
    const second = open("w2");
    expect(await after(second.claim("ann", "a1"), time, 5_000)).toBeNull();
    end("w1");
    await settle();
    expect(ownerOf("a1")).toBeNull();
    expect(await after(second.claim("ann", "a1"), time, 0)).toEqual(hold);
  });

  it("a window that takes over has the lock as soon as the old one has heard", async () => {
    const { open, ownerOf } = browser();
    const [first, second] = [open("w1"), open("w2")];
    first.hold("ann", "a1", hold, "m1");
    await settle();
    expect(ownerOf("a1")).toBe("w1");
    second.hold("ann", "a1", hold, "m1");
    await settle();
    expect(ownerOf("a1")).toBe("w2");
    second.close();
    await settle();
    expect(ownerOf("a1")).toBeNull();
  });

  it("a window that takes over while it waits keeps its place in the queue", async () => {
    const { open, time, end, freeze, ownerOf } = browser();
    open("w1").hold("ann", "a1", hold, "m1");
    await settle();
    freeze("w1");
    const second = open("w2");
    const claim = second.claim("ann", "a1");
    await settle();
    second.hold("ann", "a1", { lease: "lease-2", epoch: 4 }, "m1");
    await after(claim, time, 5_000);
    end("w1");
    await settle();
    expect(ownerOf("a1")).toBe("w2");
  });

  it("locks that the page may not use count as absent", async () => {
    const { device, time } = browser();
    device.setItem("lease.ann.a1", JSON.stringify(hold));
    const locks = { request: () => Promise.reject(new DOMException("no", "SecurityError")) } as unknown as LockManager;
    const window = makeWindows({ storage: makeTextStorage(() => device), locks, channel: () => null });
    expect(await after(window.claim("ann", "a1"), time, 0)).toEqual(hold);
  });
});

describe("the stored lease", () => {
  it("names person, test and time; it stays after the window has released it, until it is deleted", async () => {
    const { open, device } = browser();
    const window = open("w1");
    window.hold("ann", "a1", hold, "m1");
    expect(JSON.parse(device.getItem("lease.ann.a1") ?? "")).toEqual({
      lease: "lease-1",
      epoch: 3,
      attemptId: "a1",
      menuId: "m1",
      at: 77,
    });
    window.release("a1");
    expect(window.leaseFor("ann", "a1")).toEqual(hold);
    window.forget("ann", "a1");
    expect(window.leaseFor("ann", "a1")).toBeNull();
  });

  it.each(["", "{", "null", "[]", '{"lease":""}', '{"lease":"l"}', '{"lease":1,"epoch":1}', '{"lease":"","epoch":1}'])(
    "is ignored where it is %j",
    (text) => {
      const { open, device } = browser();
      device.setItem("lease.ann.a1", text);
      expect(open("w1").leaseFor("ann", "a1")).toBeNull();
    },
  );

  it("is given out where windows can neither send messages nor lock, as no other can be seen", async () => {
    const { open, time } = browser({ hasLocks: false, hasChannel: false });
    open("w1").hold("ann", "a1", hold, "m1");
    expect(await after(open("w2").claim("ann", "a1"), time, 0)).toEqual(hold);
  });

  it("F30: is never the window's name, which is another in a copy of the window", () => {
    const storage = makeTextStorage(() => device);
    const { device } = browser();
    const [one, copy] = [makeWindows({ storage }), makeWindows({ storage })];
    one.hold("ann", "a1", hold, "m1");
    expect([one.window === copy.window, device.getItem("lease.ann.a1")?.includes(one.window)]).toEqual([false, false]);
    one.close();
    copy.close();
  });
});

describe("F53: a browser that is killed before it has written its local storage to disk", () => {
  it("finds its lease again on disk, and the newer one where both are there", async () => {
    const { makeDurableLeaseStore: makeDurableHolds } =
      await import("../../../../src/web/effects/device/durable-lease-store");
    const durable = makeDurableHolds("holds-of-a-killed-browser");
    const { device } = browser();
    const storage = makeTextStorage(() => device);
    const quiet = { storage, durable, channel: () => null };
    makeWindows(quiet).hold("ann", "a1", hold, "m1");
    await expect.poll(() => durable.get("ann", "a1")).toEqual(hold);
    device.clear();
    expect(await makeWindows(quiet).claim("ann", "a1")).toEqual(hold);
    const newer = { lease: "lease-4", epoch: 4 };
    device.setItem("lease.ann.a1", JSON.stringify(newer));
    expect(await makeWindows(quiet).claim("ann", "a1")).toEqual(newer);
    expect(await makeWindows(quiet).claim("bob", "a1")).toBeNull();
  });
});
