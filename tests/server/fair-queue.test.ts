import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createFairQueue, type WorkSource } from "../../src/server/use-cases/fair-queue";

const other = (key: string): WorkSource => ({ key, isKnown: false });
const known = (key: string): WorkSource => ({ key, isKnown: true });

/** A simulated time that passes only when no work is left; work and pauses end in the order of their times. */
function createTime() {
  let now = 0;
  const ends: { readonly at: number; readonly end: () => void }[] = [];
  const after = (ms: number) => new Promise<void>((end) => ends.push({ at: now + ms, end }));
  return {
    clock: () => now,
    after,
    run: async () => {
      for (;;) {
        for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
        ends.sort((one, another) => one.at - another.at);
        const next = ends.shift();
        if (next === undefined) return;
        now = next.at;
        next.end();
      }
    },
  };
}

const hashMs = 25;
function open(longest = 1_000) {
  const time = createTime();
  const queue = createFairQueue({ atOnce: 2, longest, clock: time.clock, pause: time.after });
  const ended: { readonly key: string; readonly at: number }[] = [];
  const work = () => time.after(hashMs);
  const note = (key: string) => () => void ended.push({ key, at: time.clock() });
  return {
    time,
    ended,
    at: (key: string) => ended.filter((one) => one.key === key).map(({ at }) => at),
    real: (source: WorkSource) => queue.run(source, work).then(note(source.key)),
    madeUp: (source: WorkSource) => queue.imitate(source, work).then(note(source.key)),
  };
}

describe("the queue of password hashing", () => {
  it("delays one address behind another's four hundred tries no longer than behind one", async () => {
    const { time, real, at } = open();
    for (let one = 0; one < 400; one += 1) void real(other("crowd"));
    void real(other("alone"));
    await time.run();
    expect(at("alone")).toEqual([2 * hashMs]);
    expect(Math.max(...at("crowd"))).toBe((401 / 2) * hashMs + hashMs / 2);
  });

  it("puts known devices first and leaves every fourth turn to others", async () => {
    const { time, real, ended } = open();
    for (const device of ["a", "b", "c", "d", "e", "f"]) for (let one = 0; one < 4; one += 1) void real(known(device));
    for (const address of ["1", "2"]) void real(other(address));
    await time.run();
    const places = ended.flatMap(({ key }, place) => (["1", "2"].includes(key) ? [place] : []));
    expect(places.map((place) => place < 12)).toEqual([true, true]);
  });

  it("spends no turn of other addresses on made-up names, and hashes only to measure the time", async () => {
    const time = createTime();
    const queue = createFairQueue({ atOnce: 2, longest: 1_000, clock: time.clock, pause: time.after });
    let worked = 0;
    const work = async () => {
      worked += 1;
      await time.after(hashMs);
    };
    for (let one = 0; one < 400; one += 1) void queue.imitate(other("made-up"), work);
    await time.run();
    expect(worked).toBeLessThanOrEqual(9 + Math.ceil(time.clock() / 1_000));
  });

  it("takes as long for existing names as for made-up ones, for one or many simultaneous tries", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 3 }), async (tries, busy) => {
        const endOf = async (kind: "real" | "madeUp") => {
          const { time, at, ...ways } = open();
          for (let one = 0; one < 8; one += 1) void ways.real(other("before"));
          await time.run();
          for (let one = 0; one < busy; one += 1) void ways.real(other(`busy-${one}`));
          for (let one = 0; one < tries; one += 1) void ways[kind](other("asking"));
          await time.run();
          return Math.max(...at("asking"));
        };
        const [real, madeUp] = [await endOf("real"), await endOf("madeUp")];
        expect(Math.abs(real - madeUp)).toBeLessThanOrEqual((busy + 1) * hashMs);
      }),
      { numRuns: 40 },
    );
  });

  it("refuses tries beyond the limit of one address, and only for that address", async () => {
    const { time, real, at } = open(3);
    const many = Array.from({ length: 8 }, () =>
      real(other("crowd")).then(
        () => "done",
        (error: { fault: string }) => error.fault,
      ),
    );
    void real(other("alone"));
    await time.run();
    const refused = Array.from({ length: 3 }, () => "tooManyRequests");
    expect(await Promise.all(many)).toEqual([...Array.from({ length: 5 }, () => "done"), ...refused]);
    expect(at("alone")).toHaveLength(1);
  });
});
