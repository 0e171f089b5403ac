import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import path from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { readConfig } from "../../src/server/configuration/config";
import { openStorage } from "../../src/server/start/storage";
import { openIdProvider, type OpenIdSite } from "../support/open-id";
import { findings } from "./findings";
import { arriveAs, desktop, phone, useSite, type Visitor } from "./site";

/** A free port: the provider must know our address before our server starts. */
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
};

/** The student's phone and e-mail address, as if they had been linked long ago. */
const linkContacts = async (dataDir: string): Promise<void> => {
  const storage = await openStorage(readConfig({ DATA_DIR: dataDir }), console.error, () => undefined);
  try {
    await storage.db.execute(
      "update users set mobile = '13900139000', email = 'student@school.example' where username = 'student'",
    );
  } finally {
    await storage.close();
  }
};

const chinesePhone: Visitor = { language: "zh", ...phone };
const english: Visitor = { language: "en", ...desktop };

describe("ways in beside the password", () => {
  let provider: OpenIdSite;
  const site = useSite(async (dataDir) => {
    await linkContacts(dataDir);
    const port = await freePort();
    provider = await openIdProvider(`http://127.0.0.1:${port}/callback`);
    const file = path.join(dataDir, "providers.json");
    writeFileSync(file, JSON.stringify({ id: provider.settings }));
    return { PORT: String(port), SOCIAL_PROVIDERS_FILE: file };
  });
  const look = async (page: Page, name: string, visitor: Visitor) => {
    await site.screen(page, name, visitor);
    expect(await findings(page)).toEqual([]);
  };
  /** The newest code that stayed on this machine. */
  const readCode = async (page: Page): Promise<string> => {
    const outbox = await page.context().newPage();
    const [, address = ""] = /(\/dev\/outbox\?key=\S+)/.exec(site.output()) ?? [];
    await outbox.goto(`${site.url()}${address}`);
    const code = await outbox.locator(".code").first().innerText();
    await look(outbox, "outbox", english);
    await outbox.close();
    return code;
  };

  it("a phone is linked; with it a forgotten password is replaced, and a code signs in", async () => {
    const owner = await site.open(english);
    await arriveAs(owner.page, site, "teacher");
    await owner.page.goto(`${site.url()}/center`);
    await owner.page.getByLabel("Mobile phone").fill("13800138000");
    await owner.page.getByRole("button", { name: "Send a code" }).first().click();
    await owner.page.getByText("The code is on its way").waitFor();
    await owner.page
      .getByLabel("Code from the message")
      .first()
      .fill(await readCode(owner.page));
    await owner.page.getByRole("button", { name: "Link this phone" }).click();
    await owner.page.getByText("The phone is linked").waitFor();
    await look(owner.page, "center-contacts", english);
    await owner.context.close();

    const { context, page } = await site.open(chinesePhone);
    await page.goto(site.url());
    await page.getByRole("link", { name: "忘记密码？" }).click();
    await page.getByRole("button", { name: "设置新密码" }).click();
    await page.getByText("请输入手机验证码").waitFor();
    await look(page, "forgotten-problems", chinesePhone);
    await page.getByLabel("手机号或邮箱").fill("13900139000");
    await page.getByRole("button", { name: "发送验证码" }).click();
    await page.getByText("验证码已发送").waitFor();
    const code = await readCode(page);
    await page.getByLabel("验证码", { exact: true }).fill(code === "000000" ? "000001" : "000000");
    await page.getByLabel("新密码").fill("a-new-word-7");
    await page.getByRole("button", { name: "设置新密码" }).click();
    await page.getByRole("alert").getByText("验证码不正确或已失效").waitFor();
    await page.getByLabel("验证码", { exact: true }).fill(code);
    await page.getByRole("button", { name: "设置新密码" }).click();
    await page.getByRole("heading", { name: "密码已重设" }).waitFor();
    await look(page, "forgotten-changed", chinesePhone);
    await page.getByRole("link", { name: "前往登录" }).click();
    await page.getByRole("link", { name: "验证码登录" }).click();
    await page.getByLabel("手机号或邮箱").fill("Student@School.example");
    await page.getByRole("button", { name: "发送验证码" }).click();
    await page.getByText("验证码已发送").waitFor();
    await page.getByLabel("验证码", { exact: true }).fill(await readCode(page));
    await look(page, "code", chinesePhone);
    await page.getByRole("button", { name: "登录", exact: true }).click();
    await page.waitForURL(`${site.url()}/`);
    await page.locator("a[href*='examAccess']").first().waitFor();
    await context.close();
  });

  it("a provider signs a person in; without its confirmation none is, and the reason is shown", async () => {
    const { context, page } = await site.open(english);
    await page.goto(site.url());
    const button = page.getByRole("button", { name: "Sign in with School ID" });
    await button.waitFor();
    await look(page, "landing-social", english);
    await button.click();
    await page.locator("input[name=login]").fill("mia");
    await page.locator("input[name=password]").fill("any");
    await page.locator("button[type=submit]").click();
    await page.locator("button[type=submit]").click();
    await page.waitForURL(`${site.url()}/`);
    await page.getByText("Mia Wang").first().waitFor();
    expect(await page.evaluate(() => localStorage.getItem("token"))).toMatch(/^[\w-]{40,}$/);
    await context.close();

    const other = await site.open(chinesePhone);
    await other.page.goto(`${site.url()}/callback?code=stolen&state=made-up`);
    await other.page.getByText("这次登录不是从这里发").waitFor();
    await look(other.page, "callback-unexpected", chinesePhone);
    await other.page.goto(site.url());
    await other.page.getByRole("button", { name: "School ID" }).click();
    await other.page.locator("input[name=login]").waitFor();
    await other.page.getByText("Cancel").click();
    await other.page.getByText("第三方未完成登录").waitFor();
    provider.fallSilent();
    await site.restart();
    await other.page.goto(site.url());
    const alert = other.page.getByRole("alert");
    await expect
      .poll(
        async () => {
          // a busy server asks to try again
          await other.page.getByRole("button", { name: "School ID", disabled: false }).click();
          await alert.waitFor();
          return alert.innerText();
        },
        { timeout: 60_000 },
      )
      .toContain("暂时无法连接第三方登录服务");
    await look(other.page, "landing-provider-down", chinesePhone);
    expect(await other.page.evaluate(() => localStorage.getItem("token"))).toBeNull();
    await other.context.close();
  });
});
