import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ask } from "../api";
import { arriveAs, desktop } from "../site";
import { faultRoom } from "./fault-room";
import { useFaultSite } from "./fault-site";
import { putClocks, shownSeconds, wrongClocks } from "./page-clocks";
import { at, choose, healed, labelOf, next, saved } from "./person";

const hour = 3_600_000;
const minute = 60_000;
/** A heartbeat and its reply, with patience for a busy machine. */
const soon = { timeout: 15_000 };
/** A server, and a database, may take so long to be there again on a busy machine. */
const startMs = 30_000;
const stopped = "The invigilator has stopped the time";

describe("a sitting in a room", { timeout: 120_000 }, () => {
  const faults = useFaultSite();
  const { site } = faults;
  type Room = Awaited<ReturnType<typeof faultRoom>>;

  const sheet = (page: Page) => page.getByRole("alertdialog", { name: stopped });
  const answered = async ({ standing }: Room): Promise<number> =>
    (await standing()).answers.filter(({ answer }) => answer !== null).length;
  const isRight = ({ page, standing }: Room) =>
    expect
      .poll(async () => {
        const { deadline, server_time } = await standing();
        return Math.abs(((deadline ?? 0) - server_time) / 1_000 - (await shownSeconds(page)));
      }, healed)
      .toBeLessThan(1.6);

  it("F76: offline through a hold: the time is back on return, and no answer given meanwhile is late", async () => {
    const room = await faultRoom(faults);
    const { page, context, command, standing } = room;
    await choose(page, 1);
    await saved(page);
    const { deadline } = await standing();
    await context.setOffline(true);
    await command("holdRoom", { reason: "fire alarm" });
    await next(page);
    await at(page, 2);
    await choose(page, 1);
    await expect.poll(() => labelOf(page), healed).toMatch(/^Offline\. \d answers? (is|are) kept on this device\.$/);
    await command("resumeRoom", { reason: "fire alarm" });
    await context.setOffline(false);
    await saved(page);
    await page.getByText(/\+0:\d\d, fire alarm/).waitFor(soon);
    await isRight(room);
    const now = await standing();
    expect([now.answers.length, now.held, (now.deadline ?? 0) - (deadline ?? 0)]).toEqual([
      2,
      0,
      now.room?.given?.[0]?.ms,
    ]);
  });

  it("F77: the server is killed in the middle of a hold, which is done once when it is sent again", async () => {
    const room = await faultRoom(faults);
    const { page, command, standing, board, teacher } = room;
    faults.spare("O5 errors", "while the server is away, 503 is the right word");
    await choose(page, 1);
    await saved(page);
    const { deadline } = await standing();
    const hold = () =>
      command("holdRoom", { reason: "fire alarm" }, teacher, "hold-of-a-killed-server").catch(() => null);
    await Promise.all([hold(), site.restart()]);
    const { seq } = (await hold()) ?? expect.fail("the hold is not answered");
    await sheet(page).waitFor({ timeout: startMs });
    const held = await board();
    const holds = held.events.filter(({ kind }) => kind === "held");
    expect(holds.map((event) => [event.seq, event.at])).toEqual([[seq, held.room.held_since]]);
    expect((await standing()).stopped_at).toBe(held.room.held_since);
    await Promise.all([site.restart(), hold()]);
    await command("resumeRoom", { reason: "fire alarm" });
    await sheet(page).waitFor({ state: "detached", timeout: startMs });
    await next(page);
    await at(page, 2);
    await choose(page, 1);
    await saved(page, { timeout: startMs });
    const now = await standing();
    const resumed = (await board()).events.find(({ kind }) => kind === "resumed");
    const lasted = (resumed?.at ?? 0) - (held.room.held_since ?? 0);
    expect([now.answers.length, now.stopped_at, (now.deadline ?? 0) - (deadline ?? 0)]).toEqual([2, null, lasted]);
    expect(now.room?.given?.map(({ ms }) => ms)).toEqual([lasted]);
    await isRight(room);
  });

  it("F78: the invigilator is signed out in mid-exam: students go on, and the board after a sign-in", async () => {
    const room = await faultRoom(faults);
    const { page, command, openBoard, tokenOf } = room;
    const visit = await site.open({ language: "en", ...desktop });
    await arriveAs(visit.page, site, "teacher");
    await openBoard(visit.page);
    await choose(page, 1);
    await saved(page);
    await ask(site, visit.page, "logout", {});
    await visit.context.setOffline(true);
    await visit.page.getByText(/^You are offline since/).waitFor(soon);
    await visit.context.setOffline(false);
    await visit.page.locator("input[type=password]").waitFor(soon);
    await next(page);
    await at(page, 2);
    await choose(page, 1);
    await saved(page);
    await visit.page.locator("input[autocomplete=username]").fill("teacher");
    await visit.page.locator("input[type=password]").fill("teacher123");
    await visit.page.locator("form button[type=submit]").click();
    await visit.page.locator("[data-seat]").first().waitFor(soon);
    const teacher = await tokenOf("teacher");
    await command("extendSeats", { seats: "all", ms: 5 * minute, reason: "noise" }, teacher);
    await page.getByText("+5:00, noise").waitFor(soon);
    await isRight(room);
    expect(await answered(room)).toBe(2);
    await visit.context.close();
  });

  it.each([
    ["two hours ahead, the board's three behind", 2 * hour, -3 * hour],
    ["three hours behind, the board's two ahead", -3 * hour, 2 * hour],
  ])("F79: the student's clock is %s: time, holds and signs are the server's", async (_name, day, boardDay) => {
    const room = await faultRoom(faults, (context) => context.addInitScript(wrongClocks));
    const { page, command, openBoard, standing } = room;
    faults.spare("O5 words", "the watcher's own clock is wrong as well");
    await putClocks(page, { day });
    const visit = await site.open({ language: "en", ...desktop });
    await visit.context.addInitScript(wrongClocks);
    await arriveAs(visit.page, site, "teacher");
    await putClocks(visit.page, { day: boardDay });
    await openBoard(visit.page);
    await putClocks(visit.page, { day: boardDay });
    await choose(page, 1);
    await saved(page);
    await command("holdRoom", { reason: "fire alarm" });
    await sheet(page).waitFor(soon);
    await command("resumeRoom", { reason: "fire alarm" });
    await sheet(page).waitFor({ state: "detached", ...soon });
    await command("extendSeats", { seats: "all", ms: minute, reason: "noise" });
    await page.getByText("+1:00, noise").waitFor(soon);
    await isRight(room);
    await next(page);
    await at(page, 2);
    await choose(page, 1);
    await saved(page);
    const { answers, held } = await standing();
    expect([answers.length, held]).toEqual([2, 0]);
    const seat = visit.page.locator("[data-seat]").first();
    await expect.poll(() => seat.innerText(), soon).toMatch(/Here now|Last sign \d{1,2} s ago/);
    expect(await seat.innerText()).not.toMatch(/No sign/);
    await visit.context.close();
  });

  it("F80: the device dies: another one goes on with all that was saved, once the invigilator lets it in", async () => {
    const room = await faultRoom(faults);
    const { page, context, secondDevice, standing } = room;
    await choose(page, 1);
    await saved(page);
    await context.setOffline(true);
    await context.close();
    const { page: other } = await secondDevice();
    await at(other, 2);
    await choose(other, 1);
    await saved(other);
    await other.getByRole("button", { name: "Back", exact: true }).click();
    await at(other, 1);
    expect(await other.locator("main:visible article input:checked").count()).toBe(1);
    await isRight({ ...room, page: other });
    const { answers, held } = await standing();
    expect([answers.length, held]).toEqual([2, 0]);
  });
});
