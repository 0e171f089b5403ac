import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ask, askAs, openAttempt } from "./api";
import { giveTest } from "./given-test";
import { lookAt } from "./looked";
import { arriveAs, desktop, useSite } from "./site";

/** A heartbeat and its reply, with patience for a busy machine. */
const soon = { timeout: 15_000 };

const words = {
  en: {
    stopped: "The invigilator has stopped the time",
    reason: "Reason: fire alarm",
    message: "Message from the invigilator",
    text: "<i>Leave</i> everything on the desk",
    read: "I have read it",
    seen: "OK",
    given: /\+0:\d\d, fire alarm/,
    start: "Start the test",
  },
  zh: {
    stopped: "监考老师暂停了计时",
    reason: "原因：fire alarm",
    message: "监考老师的消息",
    text: "东西都留在<i>桌上</i>",
    read: "我已阅读",
    seen: "知道了",
    given: /\+0:\d\d，fire alarm/,
    start: "开始测试",
  },
} as const;

describe("a sitting in a room", () => {
  const site = useSite();
  const looked = lookAt(site);
  let keys = 0;
  const key = () => `key-of-rooms-${(keys += 1)}`;
  const tokenOf = async (username: string): Promise<string> =>
    (await askAs(site, "", "login", { username, password: `${username}123` })).token;

  /** A test of ten minutes that a class with the student sits in a room, which admits. */
  const openRoom = async (teacher: string) => {
    const { menu_id, assignment_id } = await giveTest(site, teacher, {
      key,
      questions: ["What is a tenth of a hundred?"],
      title: { en: "Tenths", zh: "十分之几" },
      minutes: 10,
      className: `6b ${keys}`,
      roster: "Name,Username\nSam,student",
      manager: await tokenOf("admin"),
      place: "room",
    });
    const { room_id } = await askAs(site, teacher, "openRoom", { idempotency_key: key(), assignment_id });
    await askAs(site, teacher, "setAdmission", { idempotency_key: key(), room_id, admits: true });
    return { room_id, menu_id, assignment_id };
  };

  const leftOn = async (page: Page): Promise<number> =>
    Number(await page.locator("[role=timer]").getAttribute("data-remaining"));

  it.each([
    ["en", false],
    ["zh", true],
  ] as const)("stands still in a hold, and goes on with the right time (%s, dark: %s)", async (language, isDark) => {
    const said = words[language];
    const teacher = await tokenOf("teacher");
    const { room_id, menu_id, assignment_id } = await openRoom(teacher);
    const { context, page, trouble } = await site.open({ language, isDark, ...desktop });
    await arriveAs(page, site, "student");
    await ask(site, page, "enterRoom", { idempotency_key: key(), assignment_id });
    await askAs(site, teacher, "admitSeats", { idempotency_key: key(), room_id, seats: "all" });
    await askAs(site, teacher, "startRoom", { idempotency_key: key(), room_id });
    await page.goto(`${site.url()}/examAccess/exam?menu_id=${menu_id}&assignment_id=${assignment_id}`);
    await page.getByRole("button", { name: said.start }).click();
    await page.locator("main:visible article h1").waitFor();
    const question = page.getByText("What is a tenth of a hundred?");
    await question.waitFor();

    await askAs(site, teacher, "holdRoom", { idempotency_key: key(), room_id, reason: "fire alarm" });
    const sheet = page.getByRole("alertdialog", { name: said.stopped });
    await sheet.waitFor(soon);
    await sheet.getByText(said.reason).waitFor();
    expect(await question.isVisible()).toBe(false);
    const held = await openAttempt(site, page, menu_id);
    const leftThen = (held.deadline ?? 0) - (held.stopped_at ?? 0);
    await looked(page, `in-room-stopped-${language}`, { language, isDark });
    expect(await leftOn(page)).toBe(leftThen);

    const text = { en: words.en.text, zh: words.zh.text };
    const sent = { idempotency_key: key(), room_id, seats: "all", text } as const;
    const { seq } = await askAs(site, teacher, "messageSeats", sent);
    const message = page.getByRole("alertdialog", { name: said.message });
    await message.waitFor(soon);
    expect(await message.getByText(said.text).count()).toBe(1);
    await looked(page, `in-room-message-${language}`, { language, isDark });
    await page.keyboard.press("Escape");
    expect(await message.isVisible()).toBe(true);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await message.waitFor({ state: "detached" });
    const readOnBoard = async () => (await askAs(site, teacher, "roomBoard", { room_id })).seats[0]?.read_seq;
    await expect.poll(readOnBoard, soon).toBe(seq);
    expect(await leftOn(page)).toBe(leftThen);

    await askAs(site, teacher, "resumeRoom", { idempotency_key: key(), room_id, reason: "fire alarm" });
    await sheet.waitFor({ state: "detached", ...soon });
    const { deadline, server_time, stopped_at, room } = await openAttempt(site, page, menu_id);
    const left = (deadline ?? 0) - server_time;
    expect(Math.abs((await leftOn(page)) - left)).toBeLessThan(2_000);
    expect([stopped_at, (deadline ?? 0) - (held.deadline ?? 0)]).toEqual([null, room?.given?.[0]?.ms]);
    expect(await question.isVisible()).toBe(true);
    await page.getByText(said.given).waitFor();
    await looked(page, `in-room-given-${language}`, { language, isDark });
    await page.getByRole("button", { name: said.seen, exact: true }).click();
    expect(await page.getByText(said.given).count()).toBe(0);
    expect(trouble).toEqual([]);
    await context.close();
  });
});
