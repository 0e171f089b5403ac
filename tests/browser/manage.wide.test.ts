import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ask } from "./api";
import { findings } from "./findings";
import { arriveAs, desktop, phone, signIn, useSite, type Visitor } from "./site";
import { beginFixed } from "./sitting";

const tablet = { width: 1024, height: 768 } as const;

describe("an admin", () => {
  const site = useSite();

  const picture =
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 60 60'><circle cx='30' cy='30' r='24' fill='#2f825f'/>" +
    "<path d='M18 31l8 8 16-18' fill='none' stroke='#fff' stroke-width='5'/></svg>";
  /** A browser of a site with an uploaded picture. */
  const open = async (visitor: Visitor) => {
    const opened = await site.open(visitor);
    await opened.context.route("**/uploads/*", (route) =>
      route.fulfill({ contentType: "image/svg+xml", body: picture }),
    );
    return opened;
  };

  const looked = async (page: Page, name: string, language: Visitor["language"]) => {
    for (const size of [desktop, tablet, phone]) {
      await page.setViewportSize(size);
      await site.screen(page, name, { language, ...size });
      expect(await findings(page)).toEqual([]);
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect([name, size.width, isWide]).toEqual([name, size.width, false]);
    }
    await page.setViewportSize(desktop);
  };

  it("changes the site's public settings with a preview, and a student sees the change", async () => {
    const admin = await open({ language: "zh", ...desktop });
    const { page } = admin;
    await arriveAs(page, site, "admin");
    await page.goto(`${site.url()}/site/config`);
    await page.getByLabel("站点名称").fill("山丘学校");
    await page.getByLabel("标志", { exact: true }).fill("javascript:alert(1)");
    await page.getByRole("button", { name: "保存", exact: true }).click();
    await page.getByText("请填写 https:// 开头的地址，或以 / 开头的路径").waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("logo");
    await page.getByLabel("标志", { exact: true }).fill("/uploads/mark.svg");
    await page.getByLabel("浏览器标签图标", { exact: true }).fill("/uploads/mark.svg?site");
    await page.getByLabel("学生水印", { exact: true }).fill("/uploads/mark.svg");
    await page.getByLabel("客服二维码", { exact: true }).fill("/uploads/mark.svg");
    await page.getByLabel("默认主题（未自选主题的人使用）").selectOption("green-white");
    await page.locator("[data-preview=watermark]").waitFor();
    await page.getByRole("button", { name: "教师", exact: true }).click();
    expect(await page.locator("[data-preview=watermark]").count()).toBe(0);
    await page.getByRole("button", { name: "学生", exact: true }).click();
    await looked(page, "site-config", "zh");
    await page.getByRole("button", { name: "保存", exact: true }).click();
    await page.getByText("已保存").waitFor();
    await page.waitForFunction(() => document.title.endsWith("山丘学校"));

    const other = await open({ language: "en", ...desktop });
    await arriveAs(other.page, site, "admin");
    await other.page.goto(`${site.url()}/site/config`);
    await other.page.getByLabel("Name of the site").fill("Hill School");
    await page.getByLabel("站点名称").fill("山丘中学");
    await page.getByRole("button", { name: "保存", exact: true }).click();
    await page.getByText("尚未保存").waitFor({ state: "detached" });
    await other.page.getByRole("button", { name: "Save", exact: true }).click();
    await other.page.getByText("Admin has saved other settings meanwhile").waitFor();
    await looked(other.page, "site-conflict", "en");
    await other.page.getByRole("button", { name: "Save mine over them" }).click();
    await other.page.getByRole("button", { name: "Undo the last change" }).click();
    await other.page.getByText("The settings before are back").waitFor();
    expect((await ask(site, other.page, "siteConfig", {})).name).toBe("山丘中学");

    const student = await open({ language: "zh", ...desktop });
    await signIn(student.page, site, "student");
    await student.page.getByText("山丘中学").first().waitFor();
    await student.page.waitForFunction(() => document.documentElement.dataset["theme"] === "green-white");
    expect(await student.page.evaluate(() => document.querySelector("link[rel~=icon]")?.getAttribute("href"))).toBe(
      "/uploads/mark.svg?site",
    );
    expect(await student.page.locator("#watermark").count()).toBe(0);
    await site.screen(student.page, "site-seen", { language: "zh", ...desktop });
    await student.page.getByRole("link", { name: "帮助" }).click();
    await student.page.getByRole("img", { name: "客服二维码" }).waitFor();
    await looked(student.page, "help", "zh");
    await student.page.goto(`${site.url()}/help?topic=offline`);
    await student.page.getByText("不会。答案先存在这台设备上").waitFor();
    await beginFixed(student.page, site.url(), site.fixedTest());
    await student.page.locator("#watermark").waitFor({ state: "attached" });
    await site.screen(student.page, "site-watermark-exam", { language: "zh", ...desktop });
    expect([admin.trouble, other.trouble, student.trouble]).toEqual([[], [], []]);
    for (const { context } of [admin, other, student]) await context.close();
  });

  it("writes a notice that a student reads and clears; it stays cleared on another device", async () => {
    const admin = await open({ language: "en", ...desktop });
    const { page } = admin;
    await arriveAs(page, site, "admin");
    await page.goto(`${site.url()}/site/notices`);
    await page.getByText("No notices yet").waitFor();
    await looked(page, "notices-empty", "en");
    await page.getByRole("button", { name: "Write a notice" }).click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Write something in one language at least").waitFor();
    await page.getByLabel("Text in Chinese").fill("<p>周五下午<b>停课</b>。</p><script>window.bad = 1</script>");
    await page.getByLabel("Text in English").fill("No lessons on <b>Friday</b> afternoon.");
    await page.getByLabel("Student", { exact: true }).check();
    await looked(page, "notice-form", "en");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Shown now").waitFor();
    await page.getByText("Saved", { exact: true }).waitFor({ state: "detached" });
    await looked(page, "notices", "en");

    for (const [round, expected] of [
      ["first", 1],
      ["second", 0],
    ] as const) {
      const student = await open({ language: "zh", ...desktop });
      await student.context.addInitScript(() => localStorage.setItem("theme", JSON.stringify({ showNotice: true })));
      await signIn(student.page, site, "student");
      const bell = student.page.getByRole("button", { name: /^通知/ });
      await bell.click();
      const panel = student.page.getByRole("tabpanel");
      if (expected === 1) {
        await panel.getByText("周五下午停课。").waitFor();
        await panel.getByText("新", { exact: true }).waitFor();
        await site.screen(student.page, "notice-panel", { language: "zh", ...desktop });
        expect(await findings(student.page)).toEqual([]);
        await student.page.getByRole("button", { name: "清空消息" }).click();
      }
      await panel.getByText("没有新通知").waitFor();
      expect([round, (await ask(site, student.page, "noticeList", {})).total]).toEqual([round, 0]);
      expect(await student.page.evaluate(() => "bad" in window)).toBe(false);
      await student.context.close();
    }
    await page.getByRole("button", { name: "Withdraw" }).click();
    await page.getByText("The notice is withdrawn").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("The notice is up again").waitFor();
    expect(admin.trouble).toEqual([]);
    await admin.context.close();
  });

  it("makes an account, changes its role and takes that back, and switches it off with its session", async () => {
    const admin = await open({ language: "zh", ...desktop });
    const { page } = admin;
    await arriveAs(page, site, "admin");
    await page.goto(`${site.url()}/site/users`);
    await page.getByText("Ms Chen").waitFor();
    await looked(page, "users", "zh");
    await page.getByRole("button", { name: "新建账号" }).click();
    await page.getByLabel("用户名", { exact: true }).fill("lily_1");
    await page.getByLabel("姓名", { exact: true }).fill("莉莉");
    await page.getByRole("button", { name: "随机生成" }).click();
    const password = await page.getByLabel("初始密码").inputValue();
    await looked(page, "users-new", "zh");
    await page.getByRole("button", { name: "建立账号" }).click();
    await page.getByText("已建立账号 莉莉").waitFor();

    const lily = await open({ language: "en", ...phone });
    await lily.page.goto(site.url());
    await lily.page.locator("input[autocomplete=username]").fill("lily_1");
    await lily.page.locator("input[type=password]").fill(password);
    await lily.page.locator("form button[type=submit]").click();
    await lily.page.locator("a[href*='examAccess']").first().waitFor();

    await page.getByLabel("按用户名或姓名查找").fill("LILY");
    await page.getByRole("button", { name: "莉莉 的角色" }).click();
    await page.getByRole("checkbox", { name: "教师" }).check();
    await page.getByRole("button", { name: "保存", exact: true }).click();
    await page.getByText("莉莉：角色已修改").waitFor();
    expect((await ask(site, lily.page, "userInfo", {})).role).toEqual(["student", "teacher"]);
    await page.getByRole("button", { name: "撤销", exact: true }).click();
    await page.getByText("莉莉：角色已修改").waitFor({ state: "detached" });
    expect((await ask(site, lily.page, "userInfo", {})).role).toEqual(["student"]);
    await page.getByRole("button", { name: "停用 莉莉" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "停用" }).click();
    await page.getByText("莉莉：已停用").waitFor();
    await looked(page, "users-off", "zh");
    await lily.page.reload();
    await lily.page.locator("input[autocomplete=username]").waitFor();
    await lily.page.locator("input[autocomplete=username]").fill("lily_1");
    await lily.page.locator("input[type=password]").fill(password);
    await lily.page.locator("form button[type=submit]").click();
    await lily.page.getByText("This account is switched off. Ask your teacher.").first().waitFor();
    expect(admin.trouble).toEqual([]);
    await admin.context.close();
    await lily.context.close();
  });

  it("opens these pages only to persons with permission", async () => {
    const student = await open({ language: "en", ...desktop });
    await arriveAs(student.page, site, "student");
    for (const path of ["/site/config", "/site/notices", "/site/users", "/site/audit", "/site/server"]) {
      await student.page.goto(site.url() + path);
      await student.page.waitForURL("**/403");
    }
    await student.context.close();
  });
});
