import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { longestAskedMs, longestRetryMs, retryMs, shortestRetryMs } from "../../../machines/support/retry";

/** By hand: on top of the shortest wait comes at most so much, by the failures in a row. */
const spans = [500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000];
const names = Array.from({ length: 2_000 }, (_, place) => `0197-attempt-${place}`);
const waitsOf = (failures: number) => names.map((name) => retryMs({ failures, name }));

const failing = fc.record({
  failures: fc.nat({ max: 80 }),
  name: fc.string(),
  atLeastMs: fc.nat({ max: 30_000 }),
});

describe("the wait before the next try", () => {
  it("is at least the shortest wait and the server's demand, and at most the longest wait on top of it", () => {
    fc.assert(
      fc.property(failing, ({ failures, name, atLeastMs }) => {
        const floor = Math.max(shortestRetryMs, atLeastMs);
        const span = spans[Math.min(failures, spans.length - 1)] ?? longestRetryMs;
        const wait = retryMs({ failures, name, atLeastMs });
        expect(Number.isInteger(wait)).toBe(true);
        expect(wait).toBeGreaterThanOrEqual(floor);
        expect(wait).toBeLessThanOrEqual(floor + span);
      }),
    );
  });

  it("is unchanged if the server requests less than the shortest", () => {
    fc.assert(
      fc.property(failing, fc.integer({ min: 0, max: shortestRetryMs }), ({ failures, name }, atLeastMs) => {
        expect(retryMs({ failures, name, atLeastMs })).toBe(retryMs({ failures, name }));
      }),
    );
  });

  it("grows by the time the server asks for beyond the shortest, and by nothing else", () => {
    fc.assert(
      fc.property(failing, fc.nat({ max: 29_500 }), ({ failures, name }, more) => {
        expect(retryMs({ failures, name, atLeastMs: shortestRetryMs + more })).toBe(retryMs({ failures, name }) + more);
      }),
    );
  });

  it("F52: obeys a requested wait of at most half a minute", () => {
    expect(longestAskedMs).toBe(30_000);
    fc.assert(
      fc.property(failing, fc.integer({ min: 30_000, max: 86_400_000 }), ({ failures, name }, atLeastMs) => {
        expect(retryMs({ failures, name, atLeastMs })).toBe(retryMs({ failures, name, atLeastMs: 30_000 }));
        expect(retryMs({ failures, name, atLeastMs })).toBeLessThanOrEqual(38_000);
      }),
    );
  });

  it("is the same for the same name at the same failure", () => {
    fc.assert(
      fc.property(failing, (failure) => {
        expect(retryMs({ ...failure })).toBe(retryMs(failure));
      }),
    );
  });

  it.each(spans.map((span, failures) => [failures, span] as const))(
    "after %i failures lies anywhere within %i ms on top of the shortest, evenly spread over a class",
    (failures, span) => {
      const waits = waitsOf(failures).map((wait) => wait - shortestRetryMs);
      expect(Math.min(...waits)).toBeLessThan(span * 0.01);
      expect(Math.max(...waits)).toBeGreaterThan(span * 0.99);
      const tenths = Array.from({ length: 10 }, (_, tenth) =>
        waits.filter((wait) => Math.min(9, Math.floor((wait / span) * 10)) === tenth),
      ).map(({ length }) => length);
      expect(Math.min(...tenths)).toBeGreaterThan(names.length / 20);
      expect(Math.max(...tenths)).toBeLessThan(names.length / 5);
    },
  );

  it("gives the same name another share at each failure, so that no device is always early", () => {
    const share = (failures: number, name: string) =>
      (retryMs({ failures, name }) - shortestRetryMs) / (spans[Math.min(failures, spans.length - 1)] ?? 1);
    const always = names.filter((name) => [1, 2, 3, 4, 5, 6, 7, 8].every((failures) => share(failures, name) < 0.25));
    expect(always.length).toBeLessThan(3);
    const near = names.filter((name) => Math.abs(share(4, name) - share(5, name)) < 0.05);
    expect(near.length).toBeLessThan(names.length / 5);
  });

  it("lets names that differ in their last letter alone go apart", () => {
    const waits = "0123456789abcdef".split("").map((letter) => retryMs({ failures: 4, name: `attempt-${letter}` }));
    expect(Math.max(...waits) - Math.min(...waits)).toBeGreaterThan(longestRetryMs / 2);
  });
});
