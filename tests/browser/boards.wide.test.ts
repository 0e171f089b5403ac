import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { boardStreamPath } from "../../src/contract/rooms/board-stream";
import { lookAt } from "./looked";
import { runningRoom } from "./running-room";
import { desktop, useSite } from "./site";

const soon = { timeout: 15_000 };

/** The card of a student on a board. */
const card = (page: Page, name: string) =>
  page.locator("li[data-seat]").filter({ has: page.getByRole("button", { name, exact: true }) });
const choose = (page: Page, name: string) => page.getByRole("checkbox", { name: `Choose ${name}` }).check();
const bar = (page: Page) => page.getByRole("group", { name: "For the students you chose" });
const dialog = (page: Page) => page.locator("dialog[open]");

/** Opens the dialog that gives time, for the student who is chosen. */
const asksForTime = async (page: Page, minutes: "+5 min" | "+10 min"): Promise<void> => {
  await bar(page).getByRole("button", { name: "Give time" }).click();
  await dialog(page).getByRole("button", { name: minutes }).click();
};
const give = (page: Page) =>
  dialog(page)
    .getByRole("button", { name: /^Give \d+ min$/ })
    .click();
const pause = (page: Page) => dialog(page).getByRole("button", { name: "Pause", exact: true }).click();

describe("two boards of one room", () => {
  const site = useSite();
  const looked = lookAt(site);
  const light = { language: "en", isDark: false } as const;

  it("lose no command that both send for one seat in the same moment", async () => {
    const room = await runningRoom(site, ["Lin", "Mei"]);
    const [one, other] = [await room.boardOf("teacher"), await room.boardOf("admin")];
    const pages = [one.page, other.page] as const;
    for (const page of pages) await choose(page, "Lin");
    await asksForTime(one.page, "+10 min");
    await asksForTime(other.page, "+5 min");
    await Promise.all(pages.map(give));
    await one.page.getByText("Done: Give Lin 10 min.").waitFor();
    await other.page.getByText("Done: Give Lin 5 min.").waitFor();
    for (const page of pages) await card(page, "Lin").getByText("+15:00 given").waitFor();
    expect((await room.seat("Lin")).given_ms).toBe(15 * 60_000);

    for (const page of pages) await bar(page).getByRole("button", { name: "Pause", exact: true }).click();
    await Promise.all(pages.map(pause));
    for (const page of pages) await card(page, "Lin").getByText("Paused").waitFor();
    const said = async () =>
      (await Promise.all(pages.map((page) => page.locator("[role=status]").allInnerTexts())))
        .flat()
        .filter((text) => /Pause Lin/.test(text))
        .map((text) => text.replace(/\s*Undo\s*/, ""))
        .sort();
    await expect.poll(said, soon).toEqual(["Done: Pause Lin.", "Nothing to do: Pause Lin. Not for Lin (Paused)."]);
    const kinds = (await room.board(room.roomId)).events.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "extended" || kind === "paused")).toEqual([
      "extended",
      "extended",
      "paused",
    ]);

    for (const page of pages) await page.getByRole("button", { name: "Choose nobody" }).click();
    for (const page of pages) await choose(page, "Lin");
    const resume = bar(one.page).getByRole("button", { name: "Resume", exact: true });
    expect(await resume.getAttribute("aria-disabled")).toBe(null);
    await bar(one.page).getByRole("button", { name: "Admit" }).press("Enter");
    await bar(one.page).getByText("Nobody of them waits to be admitted.").waitFor();
    await looked(one.page, "boards-refused", light);
    const history = (page: Page) => page.getByRole("region", { name: "What happened" }).getByRole("listitem");
    const told = async (page: Page) =>
      (await history(page).allInnerTexts()).map((text) => text.replaceAll(/\s+/g, " ").trim());
    expect(await told(other.page)).toEqual(await told(one.page));
    expect([one.trouble, other.trouble]).toEqual([[], []]);
    await one.context.close();
    await other.context.close();
  });

  it("say since when one is offline, send its command again as the same one, and catch up", async () => {
    const room = await runningRoom(site, ["Lin"]);
    const [one, other] = [await room.boardOf("teacher"), await room.boardOf("admin")];
    await choose(one.page, "Lin");
    await asksForTime(one.page, "+10 min");
    await one.context.setOffline(true);
    await give(one.page);
    const alert = one.page.getByRole("alert").filter({ hasText: "Give Lin 10 min" });
    await alert.getByText(/^Not confirmed: Give Lin 10 min\./).waitFor(soon);
    await one.page.getByText(/^You are offline since \d{1,2}:\d\d/).waitFor();
    await looked(one.page, "boards-offline", light);
    await choose(other.page, "Lin");
    await asksForTime(other.page, "+5 min");
    await give(other.page);
    await card(other.page, "Lin").getByText("+5:00 given").waitFor();
    expect(await card(one.page, "Lin").getByText("+5:00 given").count()).toBe(0);

    await one.context.setOffline(false);
    await one.page.getByText("Live", { exact: true }).waitFor(soon);
    await card(one.page, "Lin").getByText("+5:00 given").waitFor();
    await alert.getByRole("button", { name: "Try again" }).click();
    for (const { page } of [one, other]) await card(page, "Lin").getByText("+15:00 given").waitFor();
    expect(await alert.count()).toBe(0);
    expect((await room.seat("Lin")).given_ms).toBe(15 * 60_000);
    await one.context.close();
    await other.context.close();
  });

  it("do a command once whose reply was lost, and that is sent again", async () => {
    const room = await runningRoom(site, ["Lin"]);
    const { page, context } = await room.boardOf("teacher");
    let replies = 0;
    await page.route("**/api/room/extend", async (route) => {
      replies += 1;
      if (replies > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await choose(page, "Lin");
    await asksForTime(page, "+10 min");
    await give(page);
    await page.getByText(/^Not confirmed: Give Lin 10 min\./).waitFor(soon);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("Done: Give Lin 10 min.").waitFor();
    expect([replies, (await room.seat("Lin")).given_ms]).toEqual([2, 10 * 60_000]);
    await context.close();
  });
});

describe("a board whose stream does not come through", () => {
  const site = useSite();

  it("asks every five seconds, says so, and goes back to the stream by itself", { timeout: 120_000 }, async () => {
    const room = await runningRoom(site, ["Lin"]);
    const visit = await site.open({ language: "en", ...desktop });
    const { page } = visit;
    const streams = `**${boardStreamPath}**`;
    await page.route(streams, (route) => route.abort());
    await page.goto(`${site.url()}/healthz`);
    await page.evaluate((token) => localStorage.setItem("token", token), room.token);
    await room.openBoard(page);
    await page.getByText("Checks every 5 s").waitFor();
    await room.command("extendSeats", { seats: "all", ms: 600_000, reason: "" });
    await card(page, "Lin").getByText("+10:00 given").waitFor({ timeout: 6_000 });
    await page.unroute(streams);
    await page.getByText("Live", { exact: true }).waitFor({ timeout: 70_000 });
    await room.command("extendSeats", { seats: "all", ms: 300_000, reason: "" });
    await card(page, "Lin").getByText("+15:00 given").waitFor({ timeout: 2_000 });
    expect(visit.trouble).toEqual([]);
    await visit.context.close();
  });
});
