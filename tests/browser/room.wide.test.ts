import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ask } from "./api";
import { byKeyboard } from "./keyboard";
import { lookAt } from "./looked";
import { roomClass } from "./room-class";
import { arriveAs, desktop, phone, useSite, type Visitor } from "./site";

const words = {
  en: {
    open: "Open admission",
    admit: "Admit all 2 waiting",
    start: "Start together",
    sitting: "2 sit",
    hold: "Hold the room",
    alarm: "Fire alarm",
    held: /held since/,
    resume: "Resume the room",
    back: /^Done: Resume the room/,
    choose: "Choose Lin",
    time: "Give time",
    ten: "+10 min",
    give: "Give 10 min",
    given: "+10:00 given",
    clear: "Choose nobody",
    incident: "Note an incident",
    happened: "What happened",
    noted: "Note it",
    end: "End now",
    sign: "Sign",
    record: "Record",
    title: /^Record: /,
    room: "Open the room",
    enter: "Open",
  },
  zh: {
    open: "开放进入",
    admit: "准入等待的 2 人",
    start: "统一开始",
    sitting: "2 人作答中",
    hold: "全场暂停",
    alarm: "火警",
    held: /起暂停/,
    resume: "全场继续",
    back: /^已完成：全场继续/,
    choose: "选择Lin",
    time: "加时",
    ten: "+10 分钟",
    give: "加时 10 分钟",
    given: "已加时 10:00",
    clear: "取消选择",
    incident: "记录事件",
    happened: "发生了什么",
    noted: "记录",
    end: "立即结束",
    sign: "签署",
    record: "考场记录",
    title: /^考场记录：/,
    room: "打开教室",
    enter: "打开",
  },
} as const;

describe("a room", () => {
  const site = useSite();
  const looked = lookAt(site);

  /** Presses a button that the keyboard reaches. */
  const pressing = (page: Page) => {
    const { reach, unseen } = byKeyboard(page);
    const press = async (name: string | RegExp, within = "main:visible, dialog[open]"): Promise<void> => {
      await reach(page.locator(within).getByRole("button", { name, exact: typeof name === "string" }));
      await page.keyboard.press("Enter");
    };
    return { reach, press, unseen };
  };

  it.each([
    { language: "en", ...desktop },
    { language: "zh", ...phone },
  ] as const satisfies readonly Visitor[])(
    "is opened, run and signed by keyboard, $language, $width wide",
    async (visitor) => {
      const say = words[visitor.language];
      const ofClass = await roomClass(site, ["Lin", "Mei", "Amy"]);
      const visit = await site.open(visitor);
      const { page } = visit;
      const { reach, press, unseen } = pressing(page);
      const dialog = page.locator("dialog[open]");
      const shoot = (name: string) => site.screen(page, name, visitor);
      await arriveAs(page, site, "teacher");
      await page.goto(`${site.url()}/studio/assignment?assignment_id=${ofClass.assignment_id}`);
      await press(say.room);
      await press(say.enter);
      await page.waitForURL(/\/room\?room_id=/);
      const roomId = new URL(page.url()).searchParams.get("room_id") ?? "";
      await press(say.open);
      await shoot("room-open");
      await expect.poll(async () => (await ofClass.board(roomId)).room.admits).toBe(true);
      const { code } = (await ofClass.board(roomId)).room;
      const guests = [await ofClass.join(code ?? "", "Lin"), await ofClass.join(code ?? "", "Mei")];
      await page.getByRole("button", { name: say.admit }).waitFor();
      await shoot("room-waiting");
      const projector = await visit.context.newPage();
      await projector.goto(`${site.url()}/room/screen?room_id=${roomId}`);
      await projector.getByText(`${code?.slice(0, 4)} ${code?.slice(4)}`).waitFor();
      await projector.locator("svg[role=img]").waitFor();
      expect(await projector.locator("body").innerText()).not.toMatch(/Lin|Mei|Amy/);
      await site.screen(projector, "room-projector", visitor);
      await projector.close();
      await press(say.admit);
      await expect
        .poll(async () => (await ofClass.board(roomId)).seats.map(({ phase }) => phase))
        .toEqual(["expected", "admitted", "admitted"]);
      await reach(page.getByRole("button", { name: say.start }), "Shift+Tab");
      await page.keyboard.press("Enter");
      await shoot("room-start");
      await press(say.start, "dialog[open]");
      await expect.poll(async () => (await ofClass.board(roomId)).room.phase).toBe("running");
      const sittings = [await ofClass.begin(guests[0] ?? ""), await ofClass.begin(guests[1] ?? "")];
      await page.getByText(say.sitting).first().waitFor();
      await shoot("room-running");

      await press(say.hold);
      await press(say.alarm, "dialog[open]");
      await shoot("room-hold");
      await press(say.hold, "dialog[open]");
      await page.getByText(say.held).first().waitFor();
      await shoot("room-held");
      await press(say.resume);
      await page.getByText(say.back).waitFor();

      await reach(page.getByRole("checkbox", { name: say.choose }));
      await page.keyboard.press("Space");
      await press(say.time);
      await press(say.ten, "dialog[open]");
      await shoot("room-time");
      await press(say.give, "dialog[open]");
      await page.getByText(say.given).first().waitFor();
      await shoot("room-given");
      await press(say.clear);
      await press(say.incident);
      await reach(dialog.getByLabel(say.happened));
      await page.keyboard.insertText("Lin felt ill for a moment");
      await shoot("room-incident");
      await press(say.noted, "dialog[open]");
      await page.getByText("Lin felt ill for a moment").first().waitFor();

      for (const sitting of sittings) await ofClass.handIn(sitting);
      await expect
        .poll(async () => (await ofClass.board(roomId)).seats.map(({ phase }) => phase))
        .toEqual(["expected", "handedIn", "handedIn"]);
      await press(say.end);
      await press(say.end, "dialog[open]");
      await expect.poll(async () => (await ofClass.board(roomId)).room.phase).toBe("ended");
      await page.getByRole("button", { name: say.sign, exact: true, disabled: false }).waitFor();
      await press(say.sign);
      await shoot("room-sign");
      await press(say.sign, "dialog[open]");
      await reach(page.getByRole("link", { name: say.record }));
      await shoot("room-signed");
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: say.title }).waitFor();
      await page.getByText("Lin felt ill for a moment").first().waitFor();
      await shoot("room-record");
      expect([unseen(), visit.trouble]).toEqual([[], []]);
      await visit.context.close();
    },
  );

  it("asks for the sign-in where it has ended, and goes on", async () => {
    const ofClass = await roomClass(site, ["Lin"]);
    const roomId = await ofClass.room();
    const visit = await site.open({ language: "en", ...desktop });
    const { page } = visit;
    await arriveAs(page, site, "teacher");
    await page.goto(`${site.url()}/room?room_id=${roomId}`);
    await page.locator("[data-seat]").first().waitFor();
    await ask(site, page, "logout", {});
    await page.getByRole("button", { name: "Open admission" }).click();
    await page.locator("input[autocomplete=username]").fill("teacher");
    await page.locator("input[type=password]").fill("teacher123");
    await page.locator("form button[type=submit]").click();
    await page.locator("[data-seat]").first().waitFor();
    expect(new URL(page.url()).search).toBe(`?room_id=${roomId}`);
    await page.getByRole("button", { name: "Open admission" }).click();
    await expect.poll(async () => (await ofClass.board(roomId)).room.admits).toBe(true);
    await visit.context.close();
  });

  it.each([
    ["en", false],
    ["zh", true],
  ] as const)("is readable and accessible in %s, dark: %s", async (language, isDark) => {
    const ofClass = await roomClass(
      site,
      Array.from({ length: 12 }, (_, place) => `Student ${place + 1}`),
    );
    const roomId = await ofClass.room();
    const visit = await site.open({ language, isDark, ...desktop });
    const { page } = visit;
    await arriveAs(page, site, "teacher");
    await page.goto(`${site.url()}/room?room_id=${roomId}`);
    await page.locator("[data-seat]").first().waitFor();
    await looked(page, "room", { language, isDark });
    await page.locator("[data-seat] input").first().check();
    await page.getByRole("button", { name: language === "en" ? "As a table" : "表格" }).click();
    await page.locator("tr[data-seat]").first().waitFor();
    await looked(page, "room-table", { language, isDark });
    await page.getByRole("button", { name: "Student 3", exact: true }).click();
    await looked(page, "room-seat", { language, isDark });
    await page.goto(`${site.url()}/room/screen?room_id=${roomId}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await looked(page, "room-screen", { language, isDark });
    await page.goto(`${site.url()}/room/record?room_id=${roomId}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await looked(page, "room-record-unsigned", { language, isDark });
    await page.goto(site.url());
    await page.getByText(ofClass.className).first().waitFor();
    await looked(page, "home-room", { language, isDark });
    expect(visit.trouble).toEqual([]);
    await visit.context.close();
  });
});
