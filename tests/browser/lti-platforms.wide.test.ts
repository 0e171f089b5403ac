import { describe, expect, it } from "vitest";
import { askAs } from "./api";
import { lookAt } from "./looked";
import { usePlatform } from "./platform-pages";
import { desktop, phone, useSite } from "./site";

const soon = { timeout: 15_000 };
const english = { language: "en", ...desktop } as const;
const chinese = { language: "zh", ...phone, isDark: true } as const;

describe("the page of integrations", () => {
  const site = useSite();
  const looked = lookAt(site);
  usePlatform(site);

  it.each([english, chinese])(
    "shows a platform, tries it, switches it off and on, and helps to set it up, in $language",
    async (visitor) => {
      const { context, page, trouble } = await site.open(visitor);
      const { token } = await askAs(site, "", "login", { username: "admin", password: "admin123" });
      await page.goto(`${site.url()}/healthz`);
      await page.evaluate((own) => localStorage.setItem("token", own), token);
      await page.goto(`${site.url()}/site/integrations`);
      await page.getByRole("row", { name: /School platform/ }).waitFor(soon);
      await page.getByRole("button", { name: /^(Try now|立即测试)(: |：)School platform/ }).click();
      await page.getByText(/^(Keys: as they should be|密钥：正常)$/).waitFor();
      await page.locator("summary").filter({ hasText: "Moodle" }).click();
      await looked(page, "lti-integrations", visitor);
      await page.getByRole("button", { name: /^(Register a platform|注册平台)$/ }).click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: /^(Save|保存)$/ })
        .click();
      await looked(page, "lti-platform-form", visitor);
      expect(
        await page
          .getByRole("dialog")
          .getByLabel(/^(Name|名称)$/)
          .evaluate((field) => field === document.activeElement),
      ).toBe(true);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: /^(Switch off School platform|停用 School platform)$/ }).click();
      await looked(page, "lti-switch-off", visitor);
      await page
        .getByRole("button", { name: /^(Switch off|停用)$/ })
        .last()
        .click();
      const on = page.getByRole("button", { name: /^(Switch on School platform|启用 School platform)$/ });
      await on.click();
      await page
        .getByRole("button", { name: /^(Switch on|启用)$/ })
        .last()
        .click();
      await on.waitFor({ state: "detached" });
      expect(trouble).toEqual([]);
      await context.close();
    },
  );
});
