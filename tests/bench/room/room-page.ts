import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { CDPSession, Page } from "playwright-core";
import type { Database } from "../../../src/server/db/open";
import { launchWholeBrowser } from "../../support/chromium";
import type { Figure } from "../figure";
import type { Call } from "../load/call";
import { median, percentile } from "../percentile";
import { sittingRoom } from "./room-commands";

const changes = 12;
const openings = 3;
const settleMs = 1_500;
/** An event every five seconds for an hour. */
const eventsOfHour = 720;
/** Ten minutes of them, in which the browser compiles what the page does at an event: that does not grow by more. */
const eventsOfWarmUp = 120;

const heapOf = async (protocol: CDPSession): Promise<number> => {
  await protocol.send("HeapProfiler.collectGarbage");
  return (await protocol.send("Runtime.getHeapUsage")).usedSize;
};

/** Opens the board with its files cached; ms until a seat is drawn. */
async function openBoard(page: Page, address: string): Promise<number> {
  await page.goto("about:blank");
  const begun = performance.now();
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => document.querySelector("[data-seat]") !== null, undefined, { polling: "raf" });
  return performance.now() - begun;
}

/** The longest task of the page, in ms, while something is done and until it is drawn; 0: none over 50 ms. */
async function longestTaskDuring(page: Page, work: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => void Object.assign(globalThis, { tasks: [] }));
  await work();
  await pause(settleMs);
  return page.evaluate(() => Math.max(0, ...(globalThis as unknown as { tasks: number[] }).tasks));
}

/** The page of a large room: its first data, a change of a seat, and its memory after an hour of events. */
export async function measureRoomPage(
  site: { readonly url: string; readonly token: string },
  call: Call,
  db: Database,
  { menuId, seats, hour }: { readonly menuId: string; readonly seats: number; readonly hour: number },
): Promise<Figure[]> {
  const { roomId } = await sittingRoom(call, db, menuId, seats, "page");
  const { seats: rows } = await call("roomBoard", { room_id: roomId, since: 0 });
  const address = `${site.url}/room?room_id=${roomId}`;
  const command = async (name: "pauseSeats" | "unpauseSeats", place: number): Promise<void> => {
    const seat = rows[place % rows.length]?.seat_id ?? "";
    await call(name, { room_id: roomId, idempotency_key: randomUUID(), seats: [seat] });
  };
  const browser = await launchWholeBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addInitScript((token) => localStorage.setItem("token", token), site.token);
    await context.addInitScript("globalThis.__name = (named) => named");
    await context.addInitScript(() => {
      Object.assign(globalThis, { tasks: [] });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          (globalThis as unknown as { tasks: number[] }).tasks.push(duration);
      }).observe({ type: "longtask" });
    });
    const page = await context.newPage();
    await openBoard(page, address);
    await pause(settleMs);
    const opened: number[] = [];
    for (let turn = 0; turn < openings; turn += 1) opened.push(await openBoard(page, address));
    await pause(settleMs);
    const repainted: number[] = [];
    for (let turn = 0; turn < changes; turn += 1)
      repainted.push(
        await longestTaskDuring(page, () => command(turn % 2 === 0 ? "pauseSeats" : "unpauseSeats", turn >> 1)),
      );
    const protocol = await context.newCDPSession(page);
    const give = async (events: number): Promise<void> => {
      for (let turn = 0; turn < events; turn += 1)
        await command(turn % 2 === 0 ? "pauseSeats" : "unpauseSeats", turn >> 1);
      await pause(2 * settleMs);
    };
    const [warmUp, events] = [Math.round(eventsOfWarmUp * hour), Math.round(eventsOfHour * hour)];
    await give(warmUp);
    const before = await heapOf(protocol);
    await give(events);
    const after = await heapOf(protocol);
    const board = `the page of ${seats} seats`;
    return [
      { measure: `room: ${board}, until it shows data`, value: median(opened), unit: "ms", bar: { atMost: 1_500 } },
      {
        measure: `room: ${board}, the longest task at a change (0: none over 50)`,
        value: percentile(repainted, 0.5),
        unit: "ms",
        bar: { atMost: 50 },
      },
      {
        measure: `room: ${board}, memory after ${events} events by that after the first ${warmUp}`,
        value: after / before,
        unit: "×",
        bar: { atMost: 1.1 },
      },
    ];
  } finally {
    await browser.close();
  }
}
