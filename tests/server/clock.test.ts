import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { createDatabaseClock, openDatabaseClock } from "../../src/server/db/clock";
import { testDatabase } from "../support/database";

/** A database whose replies take the given times to return; its clock is `ahead` of the ticks. */
function world(ahead: number) {
  const state = { ticks: 1_000, ahead, delays: [] as number[] };
  const source = {
    ticks: () => state.ticks,
    ask: async () => {
      const told = state.ticks + state.ahead;
      state.ticks += state.delays.shift() ?? 2;
      return told;
    },
  };
  return { state, source };
}

it("F33: takes the database's time by the best of a few round trips, not this machine's", async () => {
  const { state, source } = world(5_000_000);
  state.delays = [400, 30, 4, 90, 600];
  const clock = await createDatabaseClock(source);
  expect(clock.now()).toBe(state.ticks + 5_000_000 - 2);
});

it("advances by ticks, never takes a small step back, and follows a large one", async () => {
  const { state, source } = world(5_000_000);
  const clock = await createDatabaseClock(source);
  const first = clock.now();
  state.ticks += 1_234;
  expect(clock.now()).toBe(first + 1_234);
  state.ahead -= 500;
  await clock.measure();
  const held = clock.now();
  expect(held).toBe(first + 1_234);
  state.ticks += 1_000;
  expect(clock.now()).toBeGreaterThan(held);
  state.ahead -= 3_600_000;
  await clock.measure();
  expect(clock.now()).toBe(state.ticks + state.ahead - 1);
});

it("keeps its measurement where a slow reply is not more accurate, and where none arrives", async () => {
  const { state, source } = world(5_000_000);
  const clock = await createDatabaseClock(source);
  const offset = clock.now() - state.ticks;
  state.delays = [800, 800, 800, 800, 800];
  await clock.measure();
  expect(clock.now() - state.ticks).toBe(offset);
  source.ask = () => Promise.reject(new Error("away"));
  await expect(clock.measure()).rejects.toThrow("away");
  expect(clock.now() - state.ticks).toBe(offset);
});

it("agrees with a real database within a few milliseconds", async () => {
  const { db } = await testDatabase();
  const clock = await openDatabaseClock(db);
  const before = clock.now();
  const { rows } = await db.execute<{ ms: string }>(sql`select extract(epoch from clock_timestamp()) * 1000 as ms`);
  const after = clock.now();
  clock.close();
  expect(Number.isInteger(before)).toBe(true);
  expect(Number(rows[0]?.ms)).toBeGreaterThan(before - 20);
  expect(Number(rows[0]?.ms)).toBeLessThan(after + 20);
});
