import { describe, expect, it } from "vitest";
import { askOfSittings } from "./database";
import { findings } from "./findings";
import { roomOnSite } from "./joining-class";
import { arriveAs, desktop, phone, useSite, type Visitor } from "./site";
import { answerItem } from "./sitting";

describe("a student without an account", () => {
  const site = useSite();
  const visitor: Visitor = { language: "en", ...phone };

  it("comes in to a room on a phone, is back after a reload and a crash, and is in the class's results", async () => {
    const room = await roomOnSite(site, ["Lin", "Mei", "Sam"]);
    const { context, page, trouble } = await site.open(visitor);
    const seen: Record<string, string[]> = {};
    const look = async (name: string) => {
      await site.screen(page, name, visitor);
      seen[name] = await findings(page);
    };
    await page.goto(`${site.url()}/join`);
    await page.getByLabel("Code of the room").fill("0000 0000");
    await page.getByRole("button", { name: "Go on" }).click();
    await page.getByRole("alert").getByText("No room has this code.").waitFor();
    await look("join-code");
    await page.getByLabel("Code of the room").fill(` ${room.code.toLowerCase().slice(0, 4)} ${room.code.slice(4)}`);
    await page.getByRole("button", { name: "Go on" }).click();
    await page.getByRole("heading", { name: "Who are you?" }).waitFor();
    await look("join-names");
    await page.getByRole("button", { name: "Lin" }).click();
    await page.getByText("Please wait. The invigilator lets you in.").waitFor();
    await page.getByText("Connected to the server").waitFor();
    await look("join-waiting");
    await page.reload();
    await page.getByText("Please wait. The invigilator lets you in.").waitFor();
    await room.command("admitSeats", { seats: "all" });
    await page.getByText("You are in. The test begins by itself when the invigilator starts it.").waitFor();
    await look("join-admitted");
    await room.command("startRoom");
    await page.waitForURL("**/examAccess/exam?*");
    await page.locator("main:visible article h1").waitFor();
    await answerItem(page, 1);
    const saved = () =>
      page
        .locator("footer:visible")
        .getByText(/saved \d/i)
        .first()
        .waitFor();
    await saved();
    await page.reload();
    await page.getByRole("heading", { name: "Question 1" }).waitFor();
    await page.locator("main:visible input:checked").waitFor({ state: "attached" });

    // what belongs to a tab is lost with it, and what the device has stored is kept
    const address = page.url();
    await page.close();
    const back = await context.newPage();
    await back.goto(address);
    await back.getByRole("heading", { name: "Question 2" }).waitFor();
    await back.close();
    const third = await context.newPage();
    await third.goto(`${site.url()}/join`);
    await third.waitForURL("**/examAccess/exam?*");
    await third.getByRole("heading", { name: "Question 2" }).waitFor();
    const next = third.locator("footer:visible button").last();
    for (let turn = 3; turn <= 6; turn += 1) {
      await next.click();
      await third.getByRole("heading", { name: `Question ${turn}` }).waitFor();
    }
    await next.click();
    await third.getByRole("button", { name: "Submit" }).click();
    await third.getByRole("dialog").getByRole("button", { name: "Submit" }).click();
    await third.waitForURL(/visitor/);
    const handedIn = async () =>
      (await room.results()).members.map(({ name, state, attempts }) => [name, state, attempts]);
    await expect.poll(handedIn, { timeout: 10_000 }).toEqual([
      ["Lin", "handedIn", 1],
      ["Mei", "notBegun", 0],
      ["Sam", "notBegun", 0],
    ]);
    await third.goto(`${site.url()}/join`);
    await third.getByText("Lin, your test has been handed in.").waitFor();
    expect(await findings(third)).toEqual([]);
    expect(Object.fromEntries(Object.entries(seen).filter(([, list]) => list.length > 0))).toEqual({});
    expect(trouble).toEqual([]);
    await context.close();
  });

  it("goes on at another device, which the first one says calmly", async () => {
    const room = await roomOnSite(site, ["Lin"]);
    const dark: Visitor = { language: "zh", isDark: true, ...phone };
    const first = await site.open(dark);
    const second = await site.open({ language: "zh", ...desktop });
    for (const { page } of [first, second]) await page.goto(`${site.url()}/join?code=${room.code}`);
    await first.page.getByRole("button", { name: "Lin" }).click();
    await first.page.getByText("请稍候，监考老师会让你进来。").waitFor();
    await site.screen(first.page, "join-waiting-dark", dark);
    await room.command("admitSeats", { seats: "all" });
    await first.page.getByText("你已进入。").waitFor();
    await second.page.reload();
    await second.page.getByRole("button", { name: /Lin/ }).click();
    await site.screen(second.page, "join-taken", { language: "zh", ...desktop });
    await second.page.getByRole("button", { name: "我是Lin，继续" }).click();
    await second.page.getByText("请稍候，监考老师会让你进来。").waitFor();
    await site.screen(second.page, "join-second", { language: "zh", ...desktop });
    const { seats } = await room.board();
    const [{ seat_id, entrants } = { seat_id: "", entrants: [] }] = seats;
    await room.command("moveDevice", { seat_id, entry_id: entrants[0]?.entry_id });
    await first.page.getByRole("heading", { name: "你在另一台设备上继续" }).waitFor();
    await site.screen(first.page, "join-replaced", dark);
    expect(await findings(first.page)).toEqual([]);
    await second.page.getByText("你已进入。").waitFor();
    await first.context.close();
    await second.context.close();
  });

  it("keeps one place where replies are lost and the server is killed, and loses no answer", async () => {
    const room = await roomOnSite(site, ["Lin"]);
    const { context, page } = await site.open(visitor);
    let lost = 0;
    await page.route("**/api/room/join", async (route) => {
      if (lost > 1) return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort();
    });
    await page.goto(`${site.url()}/join?code=${room.code}`);
    await page.getByRole("button", { name: "Lin" }).click();
    await page.getByText("Please wait. The invigilator lets you in.").waitFor();
    expect(lost).toBe(2);
    const entrants = async () =>
      (await room.board()).seats.map((seat) => [seat.name, seat.phase, seat.entrants.length]);
    expect(await entrants()).toEqual([["Lin", "waiting", 1]]);

    await site.restart();
    await room.command("admitSeats", { seats: "all" });
    await page.getByText("You are in.").waitFor();
    await room.command("startRoom");
    await page.locator("main:visible article h1").waitFor();
    await answerItem(page, 1);
    await page
      .locator("footer:visible")
      .getByText(/saved \d/i)
      .first()
      .waitFor();
    await site.restart();
    expect((await room.board()).seats).toMatchObject([{ name: "Lin", answered: 1 }]);
    await askOfSittings(site);
    await context.close();
  });

  it("comes in by a card, which its teacher has made and printed", async () => {
    const room = await roomOnSite(site, ["Lin", "Mei", "Alexandra Featherstonehaugh-Cholmondeley", "王小明"]);
    for (const seat of [
      { language: "en", ...desktop },
      { language: "zh", isDark: true, ...phone },
    ] as const) {
      const { context, page, trouble } = await site.open(seat);
      await arriveAs(page, site, "teacher");
      await page.goto(`${site.url()}/room/cards?room_id=${room.room_id}`);
      if (seat.language === "en") {
        await site.screen(page, "cards-none", seat);
        await page.getByRole("button", { name: "Make the cards" }).click();
      }
      await page.getByRole("listitem").getByText("Lin", { exact: true }).waitFor();
      await site.screen(page, "cards", seat);
      expect(await findings(page)).toEqual([]);
      if (seat.language === "en") {
        await page.emulateMedia({ media: "print", colorScheme: "light" });
        await site.screen(page, "cards-printed", seat);
      }
      expect(trouble).toEqual([]);
      await context.close();
    }
    const { cards } = await room.cards();
    const { context, page } = await site.open(visitor);
    const code = cards.find(({ name }) => name === "王小明")?.code ?? "";
    await page.goto(`${site.url()}/join?code=${code.slice(0, 4)}-${code.slice(4)}`);
    await page.getByRole("button", { name: "Yes, I am 王小明" }).click();
    await page.getByText("Please wait. The invigilator lets you in.").waitFor();
    await context.close();
  });
});
