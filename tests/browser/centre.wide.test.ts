import { sql } from "drizzle-orm";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { exportSchema } from "../../src/contract/account/export";
import { readConfig } from "../../src/server/configuration/config";
import { users } from "../../src/server/db/accounts-schema";
import { items, media } from "../../src/server/db/schema";
import { accommodations } from "../../src/server/db/student-schema";
import { openStorage } from "../../src/server/start/storage";
import { film, filmHash } from "../support/film";
import { ask, endSitting } from "./api";
import { findings } from "./findings";
import { arriveAs, desktop, phone, signIn, useSite } from "./site";
import { beginFixed } from "./sitting";

const video = {
  type: "video/webm",
  sha256: filmHash,
  description: { en: "Four dots become a square.", zh: "四个点连成一个正方形。" },
} as const;

/** The student has more time than others, and the text questions are explained by a film. */
async function prepare(dataDir: string): Promise<void> {
  const { db, close } = await openStorage(readConfig({ DATA_DIR: dataDir }), console.error, () => undefined);
  try {
    const [student] = await db
      .select()
      .from(users)
      .where(sql`${users.username} = 'student'`);
    const terms = { time_factor: 1.5, break_factor: 2, extra_breaks: false, text_to_speech: true } as const;
    await db.insert(accommodations).values({
      userId: student?.userId ?? "",
      version: 1,
      terms: { ...terms, text_size: 125, colours: null },
      givenBy: "Ms Chen",
      givenAt: Date.now(),
    });
    await db.insert(media).values({ sha256: filmHash, type: "video/webm", bytes: film });
    await db
      .update(items)
      .set({ explanationVideo: video })
      .where(sql`${items.body} -> 'interaction' ->> 'type' = 'text_entry'`);
  } finally {
    await close();
  }
}

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#2b6cb0"/>' +
  '<circle cx="450" cy="260" r="150" fill="#f6d365"/></svg>';
const photo = () => sharp(Buffer.from(drawing)).png().toBuffer();

describe("the personal centre", () => {
  const site = useSite(prepare);

  it("changes the picture by keyboard, signs other devices out, and saves all data", async () => {
    const look = { language: "en", ...desktop } as const;
    const { context, page, trouble } = await site.open(look);
    const other = await site.open({ language: "zh", ...phone });
    await signIn(other.page, site);
    await signIn(page, site);
    await page.goto(`${site.url()}/center`);
    await page.getByText("You have 1.5 times the usual time.").waitFor();
    await page.getByText("This device", { exact: true }).waitFor();
    await site.screen(page, "centre", look);
    expect(await findings(page)).toEqual([]);

    const picture = { name: "me.png", mimeType: "image/png", buffer: await photo() };
    const choosing = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choose a picture" }).click();
    await (await choosing).setFiles(picture);
    const dialog = page.getByRole("dialog", { name: "Crop your picture" });
    const area = dialog.getByRole("group", { name: "Picture; the arrow keys move it" });
    await area.waitFor();
    const shown = dialog.locator("img");
    const before = await shown.getAttribute("style");
    await dialog.getByRole("slider", { name: "Size" }).focus();
    for (let step = 0; step < 10; step += 1) await page.keyboard.press("ArrowRight");
    await area.focus();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => shown.getAttribute("style")).not.toBe(before);
    await site.screen(page, "centre-crop", look);
    expect(await findings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Use this picture" }).click();
    await dialog.waitFor({ state: "detached" });
    const face = page.locator("main:visible img[src^='/uploads/']");
    await face.waitFor();
    await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
    await page.getByRole("button", { name: "Undo" }).click();
    await face.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Undo" }).click();
    await face.waitFor();
    await page.reload();
    await face.waitFor();

    const refused = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Change the picture" }).click();
    await (await refused).setFiles({ name: "me.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") });
    await page.getByText("The picture is damaged or has too many pixels").waitFor();

    await page.getByRole("button", { name: /^Sign out Chrom.* on/ }).click();
    await page.getByText("You are signed in on this device only.").waitFor();
    await other.page.reload();
    await other.page.locator("input[type=password]").waitFor();

    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as a file" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^invigil-student-\d{4}-\d\d-\d\d\.json$/);
    const own = exportSchema.parse(JSON.parse(await readFile(await file.path(), "utf8")));
    expect([own.account.username, own.files.length, own.accommodations.length]).toEqual(["student", 1, 1]);
    expect([trouble, other.trouble]).toEqual([[], []]);
    await context.close();
    await other.context.close();
  });

  it("shows the film that explains a question, once it may be seen", async () => {
    const look = { language: "zh", ...phone } as const;
    const { context, page, trouble } = await site.open(look);
    await arriveAs(page, site);
    await beginFixed(page, site.url(), site.fixedTest());
    await endSitting(site, page, site.fixedTest());
    const { attempts } = await ask(site, page, "menuDetail", { menu_id: site.fixedTest() });
    const attempt = attempts[0]?.attempt_id ?? "";
    const report = await ask(site, page, "answerRecord", { attempt_id: attempt });
    const last = "items" in report ? report.items.at(-1)?.exercise_id : "";
    await page.goto(`${site.url()}/analyse?attempt_id=${attempt}&exercise_id=${last}`);
    await page.getByRole("button", { name: "播放视频" }).waitFor();
    await page.getByText("四个点连成一个正方形。").waitFor();
    await page.getByRole("button", { name: "播放视频" }).click();
    const player = page.locator("video");
    await expect.poll(() => player.evaluate((one: HTMLVideoElement) => one.readyState)).toBeGreaterThanOrEqual(2);
    await site.screen(page, "analyse-film", look);
    expect(await findings(page)).toEqual([]);
    expect(trouble).toEqual([]);
    await context.close();
  });

  it("deletes an account that has a test under way, after a warning", async () => {
    const look = { language: "zh", ...phone } as const;
    const { context, page, trouble } = await site.open(look);
    await page.goto(`${site.url()}/register`);
    await page.locator("input[name=username]").fill("leaver_1");
    await page.locator("input[name=nickname]").fill("小别");
    await page.locator("input[name=password]").fill("a-long-word-7");
    await page.locator("form button[type=submit]").click();
    await page.locator("a[href*='examAccess']").first().waitFor();
    await ask(site, page, "startExam", { menu_id: site.fixedTest(), idempotency_key: "leaving-1" });
    await page.goto(`${site.url()}/setting/personalCenter`);
    await page.getByRole("button", { name: "注销我的账号" }).click();
    const form = page.getByRole("form", { name: "确认注销此账号" });
    await form.getByRole("button", { name: "永久注销" }).click();
    await form.getByText("这不是你的用户名").waitFor();
    await form.getByText("请先勾选这一项").waitFor();
    await site.screen(page, "centre-deletion", look);
    expect(await findings(page)).toEqual([]);
    await form.getByLabel("请输入你的用户名：leaver_1").fill("leaver_1");
    await form.locator("input[name=password]").fill("a-wrong-word-7");
    await form.getByLabel("我知道它们会按现有答案交卷").check();
    await form.getByRole("button", { name: "永久注销" }).click();
    await form.locator("[role=alert]").waitFor();
    await form.locator("input[name=password]").fill("a-long-word-7");
    await form.getByRole("button", { name: "永久注销" }).click();
    await page.getByText("账号已注销").waitFor();
    await page.locator("input[autocomplete=username]").waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
    await page.locator("input[autocomplete=username]").fill("leaver_1");
    await page.locator("input[type=password]").fill("a-long-word-7");
    await page.locator("form button[type=submit]").click();
    await page.getByRole("alert").getByText("用户名或密码不正确").waitFor();
    expect(trouble).toEqual([]);
    await context.close();
  });
});
