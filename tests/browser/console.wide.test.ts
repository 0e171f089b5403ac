import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { settingChoices } from "../../machines/appearance/theme-settings";
import { shifts } from "./shifts";
import { desktop, phone, signIn, useSite } from "./site";

const mostSteps = 80;

/** Presses Tab until the focus is there. */
const tabTo = async (page: Page, goal: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> => {
  await goal.waitFor();
  for (let step = 0; step < mostSteps; step += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the focus never came to ${String(goal)}`);
};

const isFocused = (goal: Locator) => goal.evaluate((element) => element === document.activeElement);
const pathOf = (page: Page) => page.evaluate(() => location.pathname);
const rootData = (page: Page, name: string) => page.evaluate((key) => document.documentElement.dataset[key], name);

describe("the console", () => {
  const site = useSite();

  it("is worked by keyboard alone, from the sign-in to the sign-out", async () => {
    const { context, page, trouble } = await site.open({ language: "en", ...desktop });
    const press = (key: string) => page.keyboard.press(key);
    const atRole = (role: string | RegExp) =>
      expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("role"))).toMatch(role);
    await page.goto(site.url());
    await tabTo(page, page.locator("input[autocomplete=username]"));
    await page.keyboard.type("student");
    await tabTo(page, page.locator("input[type=password]"));
    await page.keyboard.type("student123");
    await press("Enter");
    await page.locator("main:visible a[href*=examAccess]").first().waitFor();

    // skip link
    await tabTo(page, page.locator("a[href='#main']"));
    await press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");

    // palette, by pinyin initials
    await press("Control+k");
    await atRole("combobox");
    await page.keyboard.type("xxjl");
    await page
      .getByRole("option", { name: /Learning record/ })
      .first()
      .waitFor();
    await press("Enter");
    await expect.poll(() => pathOf(page)).toBe("/learningRecord");
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");

    // tab strip: walk, open, menu, close
    const home = page.getByRole("tab", { name: "Home" });
    const record = page.getByRole("tab", { name: "Learning record" });
    await tabTo(page, record, "Shift+Tab");
    await press("ArrowLeft");
    expect(await isFocused(home)).toBe(true);
    await press("Enter");
    await expect.poll(() => pathOf(page)).toBe("/");
    expect(await isFocused(home)).toBe(true);
    await press("End");
    await press("Shift+F10");
    await expect.poll(() => page.getByRole("menu").count()).toBe(1);
    await press("ArrowDown");
    await press("Escape");
    expect([await page.getByRole("menu").count(), await isFocused(record)]).toEqual([0, true]);
    await press("Delete");
    await expect.poll(() => record.count()).toBe(0);
    await expect.poll(() => isFocused(home)).toBe(true);

    // menu
    const personal = page.getByRole("navigation").getByRole("link", { name: "Me", exact: true });
    await tabTo(page, personal, "Shift+Tab");
    await press("Enter");
    await expect.poll(() => pathOf(page)).toBe("/center");

    // theme drawer: live preview, save, way back
    const themeTool = page.getByRole("button", { name: "Theme", exact: true });
    await tabTo(page, themeTool, "Shift+Tab");
    await press("Enter");
    const drawer = page.getByRole("dialog", { name: "Theme" });
    await tabTo(page, drawer.getByRole("radio", { name: /blue.*black/i }).first());
    await press("ArrowRight");
    await expect.poll(() => rootData(page, "theme")).toBe("blue-white");
    await tabTo(page, drawer.locator("summary"));
    await press("Enter");
    await tabTo(page, drawer.getByRole("radio", { name: "Column", exact: true }));
    await press("ArrowLeft");
    await expect.poll(() => rootData(page, "layout")).toBe("float");
    await tabTo(page, drawer.getByRole("button", { name: "Save" }));
    await press("Enter");
    await press("Escape");
    await expect.poll(() => drawer.count()).toBe(0);
    await expect.poll(() => isFocused(themeTool)).toBe(true);
    await page.reload();
    await page.locator("main:visible h1").waitFor();
    expect([await rootData(page, "layout"), await rootData(page, "theme")]).toEqual(["float", "blue-white"]);

    // language
    await tabTo(page, page.getByRole("button", { name: "Language" }));
    await press("Enter");
    await atRole(/^menuitem/);
    await press("Home");
    await press("Enter");
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toMatch(/^zh/);
    await press("Control+k");
    await atRole("combobox");
    await page.keyboard.type("english");
    await page
      .getByRole("option", { name: /English/ })
      .first()
      .waitFor();
    await press("Enter");
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toMatch(/^en/);

    // sign-out
    await tabTo(page, page.getByRole("button", { name: /Account/ }));
    await press("Enter");
    await atRole("menuitem");
    await press("End");
    await press("Enter");
    await page.locator("input[type=password]").waitFor();
    expect(trouble).toEqual([]);
    await context.close();
  });

  it("is dark if the device is, from the first paint on, unless set otherwise; paper is light", async () => {
    const { context, page, trouble } = await site.open({ language: "en", isDark: true, ...desktop });
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const [white, dark] = ["rgb(246, 248, 249)", "rgb(20, 23, 28)"];
    await signIn(page, site);
    expect([await rootData(page, "mode"), await ground()]).toEqual(["dark", dark]);
    await page.emulateMedia({ colorScheme: "light" });
    await expect.poll(ground).toBe(white);
    await page.keyboard.press("Control+k");
    await page.locator("input[role=combobox]").fill("dark");
    await page.getByRole("option", { name: /Light or dark.*Dark/ }).click();
    await expect.poll(ground).toBe(dark);
    await page.reload({ waitUntil: "commit" });
    await page.locator("body").waitFor({ state: "attached" });
    expect([await rootData(page, "mode"), await ground()]).toEqual(["dark", dark]);
    await page.locator("main:visible h1").first().waitFor();
    await page.emulateMedia({ media: "print" });
    const card = "getComputedStyle(document.documentElement).getPropertyValue('--iv-colors-bg-card')";
    expect(await page.evaluate(card)).toMatch(/^#fff(fff)?$/);
    expect(trouble).toEqual([]);
    await context.close();
  });

  it("keeps pages, scroll and the person's fold while layout and width change", async () => {
    const { context, page, trouble } = await site.open({ language: "en", width: 1280, height: 600 });
    await signIn(page, site);
    await page.evaluate(() => history.pushState({}, "", "/examAccess/MAPDetail?menu_id=map-math"));
    await page.locator("main:visible input[type=radio]:visible").nth(1).check({ force: true });
    await page.evaluate(() => document.querySelector("main h1:last-of-type")?.setAttribute("data-seen", ""));
    await page.evaluate(() => window.scrollTo(0, 120));
    const names = {
      vertical: "vertical",
      horizontal: "horizontal",
      common: "common",
      float: "float",
      comprehensive: "combined",
      column: "column",
    };
    for (const [layout, name] of Object.entries(names)) {
      await page.keyboard.press("Control+k");
      await page.locator("input[role=combobox]").fill(`layout ${name}`);
      await page
        .getByRole("option", { name: new RegExp(name, "i") })
        .first()
        .waitFor();
      await page.keyboard.press("Enter");
      await expect.poll(() => rootData(page, "layout")).toBe(layout);
      expect([
        await page.locator("main:visible input[type=radio]:visible").nth(1).isChecked(),
        await page.evaluate(() => window.scrollY),
      ]).toEqual([true, 120]);
    }
    await page.setViewportSize(phone);
    await expect.poll(() => rootData(page, "layout")).toBe("vertical");
    await page.getByRole("button", { name: /menu/i }).first().click();
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("link", { name: "Home", exact: true }).click();
    await expect.poll(() => sheet.count()).toBe(0);
    await expect.poll(() => pathOf(page)).toBe("/");
    await page.setViewportSize(desktop);
    await expect.poll(() => rootData(page, "layout")).toBe("column");
    expect(trouble).toEqual([]);
    await context.close();
  });

  it("has the same positions as its first paint, in every layout", async () => {
    const { context, page } = await site.open({ language: "zh", ...desktop });
    await signIn(page, site);
    const moved = await shifts(context, site.url(), settingChoices.layout, ["blue-black", "ocean"]);
    expect(moved.filter(({ value }) => value > 0.001)).toEqual([]);
    await context.close();
  });

  it("offers a newer release, but not during a sitting", async () => {
    const { context, page } = await site.open({ language: "en", ...desktop });
    await page.clock.install();
    await page.route("**/version.json", (route) => route.fulfill({ json: { entry: "/assets/newer.js" } }));
    await signIn(page, site);
    const offer = page.getByText("A newer version is ready");
    await expect
      .poll(async () => {
        await page.clock.runFor(301_000);
        await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
        return offer.count();
      })
      .toBe(1);
    await page.evaluate(() => history.pushState({}, "", "/examAccess/MAPExamAuto?menu_id=map-math&mode=practice"));
    await page.locator("main:visible section button:visible").first().waitFor();
    await expect.poll(() => offer.count()).toBe(0);
    await page.goBack();
    await offer.waitFor();
    await context.close();
  });
});
