// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeServerClock } from "../../../../src/web/effects/device/server-clock";

const epoch = 1_800_000_000_000;

/** A world with a true time, in which the device's monotonic clock runs a little fast or slow, and stops in sleep. */
const world = (rate = 1, offset = epoch) => {
  let truth = 0;
  let monotonic = 5_000;
  const clock = makeServerClock(
    () => monotonic,
    () => 42,
  );
  const pass = (milliseconds: number) => {
    truth += milliseconds;
    monotonic += milliseconds * rate;
  };
  return {
    clock,
    pass,
    sleep: (milliseconds: number) => {
      truth += milliseconds;
    },
    truth: () => offset + truth,
    /** A request that takes so long there and so long back. */
    ask: (there: number, back: number) => {
      const sentAt = monotonic;
      pass(there);
      const serverTime = Math.floor(offset + truth);
      pass(back);
      clock.tell(serverTime, { sentAt, receivedAt: monotonic });
    },
    wrong: () => Math.abs(clock.now() - (offset + truth)),
  };
};

const latency = fc.oneof(fc.nat({ max: 300 }), fc.nat({ max: 15_000 }));
const drift = fc.double({ min: -99e-6, max: 99e-6, noNaN: true });
const step = fc.record({ there: latency, back: latency, pause: fc.nat({ max: 600_000 }) });
/** The error from rounding to whole milliseconds. */
const rounding = 0.5;

describe("the server's time as a window reckons it", () => {
  it("is the device's clock until the server has sent its time", () => {
    const { clock } = world();
    expect([clock.now(), clock.error()]).toEqual([42, Number.POSITIVE_INFINITY]);
  });

  it("F33: is wrong by no more than its stated error, for any offset, latencies and drift", () => {
    fc.assert(
      fc.property(fc.nat(), drift, fc.array(step, { minLength: 1, maxLength: 20 }), (offset, by, steps) => {
        const { clock, ask, pass, wrong } = world(1 + by, epoch + offset);
        for (const { there, back, pause } of steps) {
          ask(there, back);
          expect(wrong()).toBeLessThanOrEqual(clock.error() + rounding);
          pass(pause);
          expect(wrong()).toBeLessThanOrEqual(clock.error() + rounding);
        }
      }),
    );
  });

  it("never becomes less certain with a new reading", () => {
    fc.assert(
      fc.property(drift, fc.array(step, { minLength: 2, maxLength: 20 }), (by, steps) => {
        const { clock, ask, pass } = world(1 + by);
        ask(20, 20);
        for (const { there, back, pause } of steps) {
          pass(pause);
          const before = clock.error();
          ask(there, back);
          const grown = (there + back) * 1.001 * 100e-6;
          expect(clock.error()).toBeLessThanOrEqual(before + grown + 1e-6);
        }
      }),
    );
  });

  it("F10: is not moved by a slow reply after a good one, in whichever direction it was slow", () => {
    for (const [there, back] of [
      [10_000, 5],
      [5, 10_000],
      [5_000, 5_000],
    ] as const) {
      const { ask, wrong } = world();
      ask(10, 10);
      ask(there, back);
      expect([there, wrong()]).toEqual([there, 0]);
    }
  });

  it("takes the more exact of two replies", () => {
    const { clock, ask, wrong } = world();
    ask(1_900, 100);
    expect([wrong(), clock.error()]).toEqual([900, 1_001.2]);
    ask(30, 10);
    expect([wrong(), clock.error()]).toEqual([10, expect.closeTo(21, 2)]);
  });

  it("takes a worse reading once drift has made the present one worse still", () => {
    const { clock, ask, pass } = world();
    ask(10, 10);
    pass(600_000);
    expect(clock.error()).toBeCloseTo(71, 1);
    ask(40, 40);
    expect(clock.error()).toBeCloseTo(41, 1);
  });

  it("F32: is right again with the first reply after a sleep in which the monotonic clock stood still", () => {
    fc.assert(
      fc.property(latency, latency, fc.integer({ min: 31_000, max: 36_000_000 }), (there, back, slept) => {
        const { clock, ask, sleep, wrong } = world();
        ask(10, 10);
        sleep(slept);
        expect(wrong()).toBe(slept);
        ask(there, back);
        expect(wrong()).toBeLessThanOrEqual(clock.error() + rounding);
      }),
    );
  });

  it("F32: also where it fell asleep with the request under way, with the reply after that", () => {
    const { clock, pass, sleep, wrong, truth } = world();
    const sentAt = 5_000;
    const serverTime = truth();
    sleep(600_000);
    pass(50);
    clock.tell(serverTime, { sentAt, receivedAt: sentAt + 50 });
    expect(wrong()).toBeGreaterThan(599_000);
    clock.tell(truth(), { sentAt: sentAt + 50, receivedAt: sentAt + 50 });
    expect(wrong()).toBeLessThanOrEqual(1);
  });

  it("ignores values that are no number", () => {
    const { clock, ask, wrong } = world();
    ask(10, 10);
    clock.tell(Number.NaN, { sentAt: 0, receivedAt: 0 });
    expect(wrong()).toBe(0);
  });

  it("takes the latest reply where round trips are not known, and any reply with a known one", () => {
    const { clock, ask, pass, truth, wrong } = world();
    clock.tell(truth() - 3_000);
    pass(10_000);
    clock.tell(truth() - 1_000);
    expect(wrong()).toBe(1_000);
    ask(200, 200);
    expect(wrong()).toBe(0);
  });
});
