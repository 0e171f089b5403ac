import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { openIdProvider } from "../support/open-id";
import { findings } from "./findings";
import { desktop, phone, signIn, useSite } from "./site";

const folder = mkdtempSync(path.join(tmpdir(), "invigil-providers-"));
const file = path.join(folder, "providers.json");
const port = "41873";
const home = `http://localhost:${port}`;
const redirectUri = `${home}/callback`;
let stopProvider = async () => undefined as void;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const codeIn = async (page: Page): Promise<string> => {
  const outbox = await page.context().newPage();
  await outbox.goto(`${home}/dev/outbox`);
  const code = await outbox.locator(".code").first().innerText();
  await outbox.close();
  return code;
};

describe("ways in beside the password", () => {
  const site = useSite(
    async () => {
      const provider = await openIdProvider(redirectUri);
      stopProvider = provider.stop;
      writeFileSync(file, JSON.stringify({ id: provider.settings }));
    },
    { PORT: port, SOCIAL_PROVIDERS_FILE: file },
  );

  it("a provider signs somebody in, and a refusal or a provider that is down is told", async () => {
    const { context, page } = await site.open({ language: "en", ...desktop });
    await page.goto(home);
    const button = page.getByRole("button", { name: "Sign in with School ID" });
    await button.waitFor();
    await site.screen(page, "landing-social", { language: "en", ...desktop });
    expect(await findings(page)).toEqual([]);
    await button.click();
    await page.locator("input[name=login]").fill("mia");
    await page.locator("input[name=password]").fill("any");
    await page.locator("button[type=submit]").click();
    await page.locator("button[type=submit]").click();
    await page.waitForURL(`${home}/`);
    await page.getByText("Mia Wang").first().waitFor();
    const token = await page.evaluate(() => localStorage.getItem("token"));
    expect(token).toMatch(/^[\w-]{40,}$/);

    const other = await site.open({ language: "zh", ...phone });
    await other.page.goto(`${redirectUri}?code=stolen&state=made-up`);
    await other.page.getByText("登录不是在此发起").waitFor();
    await site.screen(other.page, "callback-unexpected", { language: "zh", ...phone });
    expect(await findings(other.page)).toEqual([]);
    await other.page.goto(home);
    await other.page.getByRole("button", { name: "School ID" }).click();
    await other.page.locator("input[name=login]").waitFor();
    await other.page.getByText("Cancel").click();
    await other.page.getByText("第三方未完成登录").waitFor();
    await stopProvider();
    await site.restart();
    await other.page.goto(home);
    await other.page.getByRole("button", { name: "School ID" }).click();
    await other.page.getByText("暂时无法连接第三方登录服务").waitFor();
    await site.screen(other.page, "landing-provider-down", { language: "zh", ...phone });
    expect(await findings(other.page)).toEqual([]);
    expect(await other.page.evaluate(() => localStorage.getItem("token"))).toBeNull();
    await other.context.close();
    await context.close();
  });

  it("a phone is linked; a forgotten password is replaced by a code, and a code signs in", async () => {
    const { context, page } = await site.open({ language: "en", ...desktop });
    await signIn(page, site);
    await page.goto(`${home}/center`);
    await signIn(page, { ...site, url: () => home });
    await page.goto(`${home}/center`);
    await page.getByLabel("Mobile phone").fill("13800138000");
    await page.getByRole("button", { name: "Send a code" }).first().click();
    await page.getByText("The code is on its way").waitFor();
    await page.getByLabel("Code from the message").first().fill(await codeIn(page));
    await page.getByRole("button", { name: "Link this phone" }).click();
    await page.getByText("The phone is linked").waitFor();
    await context.close();

    const lost = await site.open({ language: "zh", ...phone });
    await lost.page.goto(home);
    await lost.page.getByRole("link", { name: "忘记密码？" }).click();
    await lost.page.getByRole("heading", { name: "重设密码" }).waitFor();
    await lost.page.getByRole("button", { name: "设置新密码" }).click();
    await lost.page.getByText("请输入手机验证码").waitFor();
    await site.screen(lost.page, "forgotten-problems", { language: "zh", ...phone });
    expect(await findings(lost.page)).toEqual([]);
    await lost.page.getByRole("link", { name: "返回登录" }).or(lost.page.locator("main a")).first().click();
    await lost.page.locator("input[type=password]").waitFor();
    await lost.context.close();
  });
});
