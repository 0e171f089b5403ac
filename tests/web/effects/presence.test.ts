import { afterEach, describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import type { KnownAbsences } from "../../../machines/exam/presence-facts";
import { selectSums, selectUnread } from "../../../machines/exam/presence.selectors";
import type { AbsenceSums } from "../../../src/contract/attempt/absences";
import type { Heartbeat } from "../../../src/contract/attempt/exam";
import { makeServerClock } from "../../../src/web/effects/device/server-clock";
import { providePresence } from "../../../src/web/effects/exam/presence";
import type { StoredAbsences } from "../../../src/web/effects/exam/stored-absences";
import type { SendCall } from "../../../src/web/effects/http";

const began = Date.UTC(2026, 10, 21, 9);

/** A window whose visibility and focus the test sets. */
const makeWindow = () => {
  const state = { isVisible: true, hasFocus: true, fullscreen: null as object | null };
  const whole = Object.assign(new EventTarget(), { matches: false });
  const document = Object.defineProperties(new EventTarget(), {
    visibilityState: { get: () => (state.isVisible ? "visible" : "hidden") },
    fullscreenElement: { get: () => state.fullscreen },
    hasFocus: { value: () => state.hasFocus },
  });
  const window = Object.assign(new EventTarget(), { document, matchMedia: () => whole });
  const change = (changes: Partial<typeof state>, target: EventTarget, type: string) => {
    Object.assign(state, changes);
    target.dispatchEvent(new Event(type));
  };
  return {
    window: window as unknown as Window,
    blur: () => change({ hasFocus: false }, window, "blur"),
    focus: () => change({ hasFocus: true }, window, "focus"),
    hide: () => change({ isVisible: false }, document, "visibilitychange"),
    show: () => change({ isVisible: true }, document, "visibilitychange"),
    fill: (fullscreen: object | null) => change({ fullscreen }, document, "fullscreenchange"),
  };
};

const beat: Heartbeat = {
  server_time: began,
  deadline: null,
  stage_deadline: null,
  lease_held: true,
  status: "sitting",
  stage: "main",
  last_seq: 1,
};

/** The absences on a device, stored as long as the test lasts. */
const makeKept = (): StoredAbsences => {
  const rows = new Map<string, string>();
  return {
    keep: (attemptId, known) => void rows.set(attemptId, JSON.stringify(known)),
    forget: (attemptId) => void rows.delete(attemptId),
    recall: async (attemptId) => JSON.parse(rows.get(attemptId) ?? "null") as KnownAbsences | null,
  };
};

const watch = (
  answers: (absences: unknown) => Promise<Partial<Heartbeat>>,
  absences = makeKept(),
  sums: AbsenceSums | null = null,
) => {
  let now = 0;
  const clock = makeServerClock(
    () => now,
    () => began + now,
  );
  const asked: unknown[] = [];
  const call = (async (name: string, input: object) => {
    asked.push([name, input]);
    return { ...beat, ...(await answers(input)) };
  }) as unknown as SendCall;
  const page = makeWindow();
  const input = { attemptId: "a1", lease: "lease-1", sums };
  const actor = createActor(providePresence({ window: page.window, call, clock, absences }), { input }).start();
  return { ...page, actor, asked, pass: (ms: number) => (now += ms) };
};

const settled = () => new Promise((resolve) => setImmediate(resolve));
const sums = { away: { count: 3, total_ms: 9_000 }, windowed: { count: 0, total_ms: 0 } };

afterEach(() => {
  vi.useRealTimers();
});

describe("looking away", () => {
  it("is one absence however it is noticed, reported once with a beat; short ones are ignored", async () => {
    const { actor, asked, pass, ...page } = watch(async () => ({ absences: sums }));
    page.blur();
    pass(400);
    page.hide();
    pass(42_000);
    page.show();
    expect(selectUnread(actor.getSnapshot())).toBeNull();
    page.focus();
    const absence = { kind: "away", left_at: began, back_at: began + 42_400 };
    expect(selectUnread(actor.getSnapshot())).toEqual(absence);
    await settled();
    expect(asked).toEqual([["heartbeat", { attempt_id: "a1", lease: "lease-1", absences: [absence] }]]);
    expect(selectSums(actor.getSnapshot())).toEqual(sums);
    page.blur();
    pass(999);
    page.focus();
    await settled();
    expect(asked).toHaveLength(1);
    actor.stop();
  });

  it("by leaving full screen counts once the page has filled the screen, until it does again", async () => {
    const { actor, asked, pass, fill } = watch(async () => ({ absences: sums }));
    fill(null);
    pass(5_000);
    fill({});
    pass(5_000);
    fill(null);
    pass(3_000);
    fill({});
    await settled();
    const absence = { kind: "windowed", left_at: began + 10_000, back_at: began + 13_000 };
    expect(asked).toEqual([["heartbeat", { attempt_id: "a1", lease: "lease-1", absences: [absence] }]]);
    actor.stop();
  });

  it("is ignored in a break, and ends with the attempt", async () => {
    const { actor, asked, pass, ...page } = watch(async () => ({ absences: sums }));
    actor.send({ type: "break.begun", at: began });
    page.blur();
    pass(60_000);
    page.focus();
    actor.send({ type: "break.ended" });
    page.blur();
    pass(2_000);
    actor.send({ type: "sitting.ended", at: began + 62_000 });
    pass(9_000);
    page.focus();
    await settled();
    const absence = { kind: "away", left_at: began + 60_000, back_at: began + 62_000 };
    expect(asked).toEqual([["heartbeat", { attempt_id: "a1", lease: "lease-1", absences: [absence] }]]);
    actor.stop();
  });

  it("is reported again if the server cannot be reached, and shown meanwhile", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    let tries = 0;
    const { actor, asked, pass, ...page } = watch(async () => {
      tries += 1;
      if (tries < 3) throw new Error("offline");
      return {};
    });
    page.hide();
    pass(7_000);
    page.show();
    await settled();
    const own = { away: { count: 1, total_ms: 7_000 }, windowed: { count: 0, total_ms: 0 } };
    expect(selectSums(actor.getSnapshot())).toEqual(own);
    for (let waits = 0; waits < 3; waits += 1) {
      await vi.runAllTimersAsync();
      await settled();
    }
    expect(asked).toHaveLength(3);
    expect(actor.getSnapshot()).toMatchObject({ value: { telling: "quiet" }, context: { pending: [] } });
    actor.stop();
  });

  it("is restored after a reload without network, shown as before, and reported once there is one", async () => {
    const kept = makeKept();
    const never = () => new Promise<Partial<Heartbeat>>(() => undefined);
    const before = watch(never, kept);
    await settled();
    before.blur();
    before.pass(42_000);
    before.focus();
    before.actor.stop();

    const { actor, asked } = watch(never, kept);
    expect(selectSums(actor.getSnapshot()).away.count).toBe(0);
    await settled();
    const absence = { kind: "away", left_at: began, back_at: began + 42_000 };
    expect(selectSums(actor.getSnapshot()).away).toEqual({ count: 1, total_ms: 42_000 });
    expect(selectUnread(actor.getSnapshot())).toEqual(absence);
    expect(asked).toEqual([["heartbeat", { attempt_id: "a1", lease: "lease-1", absences: [absence] }]]);
    actor.send({ type: "note.read" });
    actor.stop();

    const again = watch(never, kept);
    await settled();
    expect(selectUnread(again.actor.getSnapshot())).toBeNull();
    again.actor.send({ type: "sitting.ended", at: began + 50_000 });
    again.actor.stop();
    expect(await kept.recall("a1")).toBeNull();
  });

  it("stores the latest report of each kind, by this device or by the server", async () => {
    const none = { count: 0, total_ms: 0 };
    const kept = makeKept();
    kept.keep("a1", { sums: { away: { count: 1, total_ms: 2_000 }, windowed: none }, pending: [], unread: null });
    const server = { away: none, windowed: { count: 2, total_ms: 8_000 } };
    const { actor } = watch(async () => ({}), kept, server);
    await settled();
    expect(selectSums(actor.getSnapshot())).toEqual({ away: { count: 1, total_ms: 2_000 }, windowed: server.windowed });
    actor.stop();
  });
});
