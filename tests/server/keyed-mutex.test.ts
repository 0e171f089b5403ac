import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createKeyedMutex } from "../../src/server/use-cases/keyed-mutex";

const patienceMs = 1_000;

/** Works that end on command, with a record of their events. */
function works(atOnce: number) {
  const inTurn = createKeyedMutex({ atOnce, patienceMs });
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const outcomes = new Map<string, unknown>();
  return {
    begun,
    outcomes,
    ask: (name: string, id: string): void => {
      const work = () => {
        begun.push(id);
        return new Promise<string>((resolve, reject) => {
          ends.set(id, (error) => (error === undefined ? resolve(id) : reject(error)));
        });
      };
      inTurn(name, work).then(
        (result) => outcomes.set(id, result),
        (error: unknown) => outcomes.set(id, error),
      );
    },
    end: async (id: string, error?: Error): Promise<void> => {
      ends.get(id)?.(error);
      ends.delete(id);
      await settled();
    },
    underWay: (): string[] => [...ends.keys()],
  };
}

/** Waits until everything that follows from resolved promises has happened. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe("the keyed mutex", () => {
  afterEach(() => vi.useRealTimers());

  it("runs a limited number of works simultaneously, the others in order of arrival", async () => {
    const { ask, end, begun } = works(2);
    for (const name of ["ann", "ben", "cat", "dan"]) ask(name, name);
    await settled();
    expect(begun).toEqual(["ann", "ben"]);
    await end("ben");
    expect(begun).toEqual(["ann", "ben", "cat"]);
    await end("ann");
    expect(begun).toEqual(["ann", "ben", "cat", "dan"]);
  });

  it("runs one person's works one after another, and those of others meanwhile", async () => {
    const { ask, end, begun } = works(2);
    ask("ann", "first");
    ask("ann", "second");
    ask("ben", "ben");
    await settled();
    expect(begun).toEqual(["first", "ben"]);
    await end("first");
    expect(begun).toEqual(["first", "ben", "second"]);
  });

  it("frees the place of a failed work, and reports the error to its caller only", async () => {
    const { ask, end, begun, outcomes } = works(1);
    for (const name of ["ann", "ben"]) ask(name, name);
    await settled();
    const error = new Error("on purpose");
    await end("ann", error);
    await end("ben");
    expect(begun).toEqual(["ann", "ben"]);
    expect([...outcomes]).toEqual([
      ["ann", error],
      ["ben", "ben"],
    ]);
  });

  it("refuses work that waited too long, without starting it later or losing a place", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { ask, end, begun, outcomes } = works(1);
    ask("ann", "ann");
    ask("ben", "ben");
    await settled();
    vi.advanceTimersByTime(patienceMs - 1);
    ask("cat", "cat");
    await settled();
    expect([...outcomes]).toEqual([]);
    vi.advanceTimersByTime(1);
    await settled();
    expect([...outcomes]).toEqual([["ben", expect.objectContaining({ fault: "unavailable" })]]);
    await end("ann");
    expect(begun).toEqual(["ann", "cat"]);
    vi.advanceTimersByTime(patienceMs);
    await end("cat");
    expect([...outcomes.keys()]).toEqual(["ben", "ann", "cat"]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("never exceeds its limit or runs two works of one person, and finishes all", async () => {
    const asked = fc.array(fc.record({ name: fc.constantFrom("ann", "ben", "cat"), fails: fc.boolean() }), {
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        asked,
        fc.infiniteStream(fc.nat()),
        async (atOnce, all, chances) => {
          const { ask, end, begun, outcomes, underWay } = works(atOnce);
          for (const [place, { name }] of all.entries()) ask(name, `${name} ${place}`);
          await settled();
          while (underWay().length > 0) {
            const now = underWay();
            const names = new Set(now.map((id) => id.split(" ")[0]));
            expect(now.length).toBeLessThanOrEqual(atOnce);
            expect(names.size).toBe(now.length);
            const id = now[(chances.next().value ?? 0) % now.length] ?? "";
            await end(id, all[Number(id.split(" ")[1])]?.fails === true ? new Error(id) : undefined);
          }
          expect(outcomes.size).toBe(all.length);
          for (const name of ["ann", "ben", "cat"]) {
            const places = begun.filter((id) => id.startsWith(name)).map((id) => Number(id.split(" ")[1]));
            expect(places).toEqual(places.toSorted((one, other) => one - other));
          }
        },
      ),
    );
  });
});
