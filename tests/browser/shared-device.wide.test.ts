import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { askAs } from "./api";
import { findings } from "./findings";
import { roomClass } from "./room-class";
import { phone, useSite, type Visitor } from "./site";
import { answerItem } from "./sitting";

/** A heartbeat and its reply, with patience for a busy machine. */
const soon = { timeout: 15_000 };
let keys = 0;

describe("a device that students share", () => {
  const site = useSite();
  const visitor: Visitor = { language: "en", ...phone };

  const openRoom = async () => {
    const ofClass = await roomClass(site, ["Lin", "Mei"]);
    const room_id = await ofClass.room();
    const command = (name: "setAdmission" | "admitSeats" | "startRoom" | "endRoom", more: object) =>
      askAs(site, ofClass.token, name, { room_id, idempotency_key: `shared-${(keys += 1)}`, ...more } as never);
    await command("setAdmission", { admits: true });
    const board = () => ofClass.board(room_id);
    return { ...ofClass, command, board, code: (await board()).room.code ?? "" };
  };
  const comeIn = async (page: Page, code: string, name: string): Promise<void> => {
    await page.getByLabel("Code of the room").fill(code);
    await page.getByRole("button", { name: "Go on" }).click();
    await page.getByRole("button", { name, exact: true }).click();
    await page.getByText("Please wait. The invigilator lets you in.").waitFor();
  };
  const answerFirst = async (page: Page): Promise<void> => {
    await page.getByRole("heading", { name: "Question 1" }).waitFor();
    expect(await page.locator("main:visible input:checked").count()).toBe(0);
    await answerItem(page, 1);
    await page
      .locator("footer:visible")
      .getByText(/saved \d/i)
      .first()
      .waitFor();
  };
  const handIn = async (page: Page): Promise<void> => {
    const next = page.locator("footer:visible button").last();
    await next.click();
    await page.getByRole("heading", { name: "Question 2" }).waitFor();
    await next.click();
    await page.getByRole("button", { name: "Submit" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Submit" }).click();
    await page.getByRole("heading", { name: "Handed in" }).waitFor();
  };
  const stored = (page: Page): Promise<string> =>
    page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));

  it("forgets the one who presses Done, and the next comes in as themselves", async () => {
    const room = await openRoom();
    const { context, page, trouble } = await site.open(visitor);
    await page.goto(`${site.url()}/join`);
    await comeIn(page, room.code, "Lin");
    await room.command("admitSeats", { seats: "all" });
    await room.command("startRoom", {});
    await answerFirst(page);
    const sitting = page.url();
    await handIn(page);
    expect(await stored(page)).toContain("Lin");
    await site.screen(page, "shared-handed-in", visitor);
    expect(await findings(page)).toEqual([]);
    await page.getByRole("button", { name: "Done" }).click();
    await page.getByLabel("Code of the room").waitFor();
    expect(await page.getByLabel("Code of the room").inputValue()).toBe("");
    expect(await stored(page)).not.toMatch(/Lin|"v\./);

    const other = await context.newPage();
    await other.goto(sitting);
    await other.locator("input[autocomplete=username]").waitFor();
    expect(await other.locator("body").innerText()).not.toMatch(/Lin|What is a/);
    await other.close();

    await comeIn(page, room.code, "Mei");
    await room.command("admitSeats", { seats: "all" });
    await answerFirst(page);
    expect(await page.locator("body").innerText()).not.toContain("Lin");
    const seats = async () => (await room.board()).seats.map(({ name, phase, answered }) => [name, phase, answered]);
    await expect.poll(seats, soon).toEqual([
      ["Lin", "handedIn", 1],
      ["Mei", "sitting", 1],
    ]);
    expect(trouble).toEqual([]);
    await context.close();
  });

  it("shows no test of a room that is over to the one who comes after a student without Done", async () => {
    const room = await openRoom();
    const { context, page, trouble } = await site.open(visitor);
    await page.goto(`${site.url()}/join`);
    await comeIn(page, room.code, "Lin");
    await room.command("admitSeats", { seats: "all" });
    await room.command("startRoom", {});
    await answerFirst(page);
    const sitting = page.url();
    await handIn(page);
    await page.close();
    await room.command("endRoom", { at: "now" });
    await expect.poll(async () => (await room.board()).room.phase, soon).toBe("ended");

    const next = await context.newPage();
    await next.goto(sitting);
    await next.getByText(/^You handed this test in on/).waitFor();
    await site.screen(next, "shared-room-over", visitor);
    expect(await next.locator("main:visible button").allInnerTexts()).toEqual([
      "See the result",
      "Go to the home page",
    ]);
    expect(await next.locator("body").innerText()).not.toMatch(/What is a/);
    await next.getByRole("button", { name: "See the result" }).click();
    await next.getByText("Your answers are handed in. Your teacher gives out the results.").waitFor();
    await next.getByRole("button", { name: "Done" }).click();
    await next.getByLabel("Code of the room").waitFor();
    expect(await stored(next)).not.toMatch(/Lin|"v\./);
    expect(trouble).toEqual([]);
    await context.close();
  });
});
