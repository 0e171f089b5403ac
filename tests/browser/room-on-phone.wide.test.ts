import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { findings } from "./findings";
import { missedByFingers } from "./fingers";
import { roomClass } from "./room-class";
import { arriveAs, phone, useSite, type Visitor } from "./site";
import { answerItem } from "./sitting";

/** A heartbeat and its reply, with patience for a busy machine. */
const soon = { timeout: 15_000 };

const words = {
  en: {
    open: "Open admission",
    admit: "Admit all 2 waiting",
    start: "Start together",
    hold: "Hold the room",
    alarm: "Fire alarm",
    resume: "Resume the room",
    choose: "Choose Lin",
    message: "Message",
    quiet: "Please be quiet.",
    send: "Send",
    time: "Give time",
    ten: "+10 min",
    give: "Give 10 min",
    given: /\+10:\d\d given/,
    clear: "Choose nobody",
    end: "End now",
    sign: "Sign",
    record: "Record",
    title: /^Record: /,
    code: "Code of the room",
    look: "Go on",
    unlisted: "My name is not in the list",
    name: "Your name",
    ask: "Ask to come in",
    waiting: "Please wait. The invigilator lets you in.",
    admitted: "You are in.",
    stopped: "The invigilator has stopped the time",
    fromRoom: "Message from the invigilator",
    read: "I have read it",
    tenMore: /^\+10:00/,
    seen: "OK",
    saved: /saved \d/i,
    submit: "Submit",
    done: "Done",
  },
  zh: {
    open: "开放进入",
    admit: "准入等待的 2 人",
    start: "统一开始",
    hold: "全场暂停",
    alarm: "火警",
    resume: "全场继续",
    choose: "选择Lin",
    message: "发消息",
    quiet: "请保持安静。",
    send: "发送",
    time: "加时",
    ten: "+10 分钟",
    give: "加时 10 分钟",
    given: /已加时 10:\d\d/,
    clear: "取消选择",
    end: "立即结束",
    sign: "签署",
    record: "考场记录",
    title: /^考场记录：/,
    code: "考场代码",
    look: "继续",
    unlisted: "名单里没有我的名字",
    name: "你的名字",
    ask: "请求进入",
    waiting: "请稍候，监考老师会让你进来。",
    admitted: "你已进入。",
    stopped: "监考老师暂停了计时",
    fromRoom: "监考老师的消息",
    read: "我已阅读",
    tenMore: /^\+10:00/,
    seen: "知道了",
    saved: /已保存/,
    submit: "提交",
    done: "完成",
  },
} as const;

describe("an exam on phones", () => {
  const site = useSite();

  it.each([
    { language: "en", isDark: false },
    { language: "zh", isDark: true },
  ] as const)("is run and sat by touch, $language, dark: $isDark", async ({ language, isDark }) => {
    const visitor: Visitor = { language, isDark, ...phone, hasTouch: true };
    const say = words[language];
    const ofClass = await roomClass(site, ["Lin", "Mei", "Amy"]);
    const roomId = await ofClass.room();
    const board = () => ofClass.board(roomId);
    const phases = async () => (await board()).seats.map(({ name, phase }) => [name, phase]);
    const [invigilator, first, second] = [await site.open(visitor), await site.open(visitor), await site.open(visitor)];
    const seen: Record<string, string[]> = {};
    const look = async (page: Page, name: string) => {
      await site.screen(page, `phone-${name}${isDark ? "-dark" : ""}`, visitor);
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      seen[name] = [...(await missedByFingers(page)), ...(await findings(page)), ...(isWide ? ["too wide"] : [])];
    };
    const tap = (page: Page, name: string, within = "body") =>
      page.locator(within).getByRole("button", { name, exact: true }).filter({ visible: true }).tap();
    const run = (name: string) => tap(invigilator.page, name, "main:visible");
    const confirm = (name: string) => tap(invigilator.page, name, "dialog[open]");

    await arriveAs(invigilator.page, site, "teacher");
    await invigilator.page.goto(`${site.url()}/room?room_id=${roomId}`);
    await run(say.open);
    await expect.poll(async () => (await board()).room.admits).toBe(true);
    const code = (await board()).room.code ?? "";
    await look(invigilator.page, "board-open");

    for (const { page } of [first, second]) {
      await page.goto(`${site.url()}/join`);
      await page.getByLabel(say.code).fill(code.toLowerCase());
      await look(page, "join-code");
      await tap(page, say.look);
    }
    await first.page.getByRole("button", { name: "Lin" }).waitFor();
    await look(first.page, "join-names");
    await tap(first.page, "Lin");
    await tap(second.page, say.unlisted);
    await second.page.getByLabel(say.name).fill("Zoe");
    await look(second.page, "join-name");
    await tap(second.page, say.ask);
    for (const { page } of [first, second]) await page.getByText(say.waiting).waitFor();
    await look(first.page, "lobby-waiting");

    await invigilator.page.getByRole("button", { name: say.admit }).waitFor();
    await look(invigilator.page, "board-waiting");
    await run(say.admit);
    for (const { page } of [first, second]) await page.getByText(say.admitted).waitFor();
    await look(second.page, "lobby-admitted");
    await run(say.start);
    await look(invigilator.page, "board-start");
    await confirm(say.start);
    for (const { page } of [first, second]) await page.locator("main:visible article h1").waitFor();
    await look(first.page, "exam");

    for (const { page } of [first, second]) {
      await answerItem(page, 1);
      await page.locator("footer:visible").getByText(say.saved).first().waitFor();
    }
    await look(first.page, "exam-answered");
    await expect.poll(async () => (await board()).seats.map(({ answered }) => answered), soon).toEqual([0, 1, 0, 1]);

    await run(say.hold);
    await confirm(say.alarm);
    await look(invigilator.page, "board-hold");
    await confirm(say.hold);
    const sheets = [first, second].map(({ page }) => page.getByRole("alertdialog", { name: say.stopped }));
    for (const sheet of sheets) await sheet.waitFor(soon);
    const left = ({ page }: { readonly page: Page }) => page.locator("[role=timer]").getAttribute("data-remaining");
    const held = [await left(first), await left(second)];
    await look(first.page, "exam-held");
    await look(invigilator.page, "board-held");

    await invigilator.page.getByRole("checkbox", { name: say.choose }).tap({ force: true });
    await run(say.message);
    await confirm(say.quiet);
    await look(invigilator.page, "board-message");
    await confirm(say.send);
    const message = first.page.getByRole("alertdialog", { name: say.fromRoom });
    await message.waitFor(soon);
    await look(first.page, "exam-message");
    await message.getByRole("button", { name: say.read }).tap();
    await message.waitFor({ state: "detached" });
    await expect.poll(async () => (await board()).seats.map(({ read_seq: read }) => read > 0), soon).toContain(true);
    expect([await left(first), await left(second)]).toEqual(held);
    await run(say.resume);
    for (const sheet of sheets) await sheet.waitFor({ state: "detached", ...soon });

    await run(say.time);
    await confirm(say.ten);
    await look(invigilator.page, "board-time");
    await confirm(say.give);
    await invigilator.page.getByText(say.given).first().waitFor();
    await run(say.clear);
    await look(invigilator.page, "board-given");
    await first.page.getByText(say.tenMore).first().waitFor(soon);
    await look(first.page, "exam-given");
    await tap(first.page, say.seen);
    expect(await second.page.getByText(say.tenMore).count()).toBe(0);

    for (const { page } of [first, second]) {
      const next = page.locator("footer:visible button").last();
      await next.tap();
      await answerItem(page, 2);
      await next.tap();
      await page.getByRole("button", { name: say.submit }).waitFor();
      if (page === first.page) await look(page, "exam-check");
      await tap(page, say.submit);
      if (page === first.page) await look(page, "exam-submit");
      await tap(page, say.submit, "[role=dialog], dialog[open]");
      await page.waitForURL(/visitor/);
    }
    await first.page.getByRole("button", { name: say.done }).waitFor();
    await look(first.page, "handed-in");
    await expect.poll(phases, soon).toEqual([
      ["Amy", "expected"],
      ["Lin", "handedIn"],
      ["Mei", "expected"],
      ["Zoe", "handedIn"],
    ]);
    await run(say.end);
    await look(invigilator.page, "board-end");
    await confirm(say.end);
    await expect.poll(async () => (await board()).room.phase, soon).toBe("ended");
    await invigilator.page.getByRole("button", { name: say.sign, exact: true, disabled: false }).waitFor();
    await run(say.sign);
    await look(invigilator.page, "board-sign");
    await confirm(say.sign);
    await invigilator.page.getByRole("link", { name: say.record }).tap();
    await invigilator.page.getByRole("heading", { name: say.title }).waitFor();
    await look(invigilator.page, "record");
    expect((await board()).room.phase).toBe("signed");
    expect(Object.fromEntries(Object.entries(seen).filter(([, list]) => list.length > 0))).toEqual({});
    for (const { context, trouble } of [invigilator, first, second]) {
      expect(trouble).toEqual([]);
      await context.close();
    }
  });
});
