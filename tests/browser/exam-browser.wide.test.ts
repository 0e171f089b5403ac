import { createHash } from "node:crypto";
import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { askAs } from "./api";
import { giveTest } from "./given-test";
import { lookAt } from "./looked";
import { desktop, phone, useSite, type Visitor } from "./site";

/** A heartbeat and its reply, with patience for a busy machine. */
const soon = { timeout: 30_000 };

/** How the interface of Safe Exam Browser appears in a page. */
type Platform = "windows" | "macOS" | "none";

interface Shown {
  readonly platform: Platform;
  /** Of the address of each page, the hash with the key. */
  readonly hashes: Readonly<Record<string, string>>;
}

/**
 * Puts the interface in as each platform does. Windows: late, with its keys, and it throws without a function to call.
 * macOS and iOS: at once and empty, until they are asked, and then they call the function by its name.
 */
const putIn = (context: BrowserContext, shown: Shown): Promise<unknown> =>
  context.addInitScript(({ platform, hashes }: Shown) => {
    if (platform === "none" || sessionStorage.getItem("lost") !== null) return;
    const key = hashes[location.href.replace(/#.*/, "")] ?? "0".repeat(64);
    const name = platform === "windows" ? "SafeExamBrowser 3.9.0 (Windows)" : "SafeExamBrowser_macOS_3.5";
    const page = window as unknown as Record<string, unknown>;
    if (platform === "windows") {
      setTimeout(() => {
        if (sessionStorage.getItem("lost") !== null) return;
        const updateKeys = (asked: unknown) => {
          if (typeof asked !== "function") throw new TypeError("no function to call");
        };
        page["SafeExamBrowser"] = { version: name, security: { configKey: key, browserExamKey: "", updateKeys } };
      }, 1_500);
      return;
    }
    const security = {
      configKey: "",
      browserExamKey: "",
      updateKeys: (asked: { readonly name: string }) => {
        setTimeout(() => {
          security.configKey = key;
          (page[asked.name] as () => void)();
        }, 300);
      },
    };
    page["SafeExamBrowser"] = { version: name, security };
  }, shown);

describe("Safe Exam Browser", () => {
  const site = useSite();
  const looked = lookAt(site);
  const here = () => site.url().replace("127.0.0.1", "localhost");
  let keys = 0;
  const key = () => `key-of-exam-browsers-${(keys += 1)}`;
  const tokenOf = async (username: string): Promise<string> =>
    (await askAs(site, "", "login", { username, password: `${username}123` })).token;

  /** A test that a class with the student sits at home, in a browser that this site configures. */
  const given = async () => {
    const teacher = await tokenOf("teacher");
    const { menu_id, class_id, assignment_id } = await giveTest(site, teacher, {
      key,
      questions: [`What is a tenth of a hundred? ${key()}`, `What is a fifth of a hundred? ${key()}`],
      title: { en: "Tenths", zh: "十分之几" },
      minutes: 40,
      className: `7c ${key()}`,
      roster: "Name,Username\nSam,student",
      manager: await tokenOf("admin"),
      place: "home",
    });
    const saved = await askAs(site, teacher, "saveSebPolicy", {
      assignment_id,
      policy: { kind: "settings", quit_allowed: false, addresses: [], programs: [] },
    });
    const { start_address: start, config_key: configKey } = saved;
    const hash = createHash("sha256").update(`${start}${configKey}`).digest("hex");
    return { teacher, menu_id, class_id, assignment_id, start, hashes: { [start]: hash } };
  };

  const signInAt = async (page: Page): Promise<void> => {
    await page.locator("input[autocomplete=username]").fill("student");
    await page.locator("input[type=password]").fill("student123");
    await page.locator("form button[type=submit]").click();
  };
  const begin = async (page: Page, start: RegExp): Promise<void> => {
    await page.locator("main:visible").getByRole("link", { name: start }).first().click();
    await page.waitForURL(/\/examAccess\/detail/);
    await page.locator('main:visible a[href^="/examAccess/exam?"]').click();
    await page.locator("main:visible article h1").waitFor(soon);
  };

  it.each([
    { platform: "windows", language: "en", ...desktop },
    { platform: "macOS", language: "zh", isDark: true, ...phone },
  ] as const satisfies readonly (Visitor & { platform: Platform })[])(
    "is checked as $platform shows its keys, lost in mid-exam, and unlocked by the teacher",
    async ({ platform, ...visitor }) => {
      const test = await given();
      const { context, page, trouble } = await site.open(visitor);
      await putIn(context, { platform, hashes: test.hashes });
      await page.goto(test.start);
      await page.locator('section[data-state="signIn"]:visible').waitFor();
      await looked(page, `seb-sign-in-${platform}`, visitor);
      await page.locator('section:visible a[data-action="signIn"]').click();
      await signInAt(page);
      await page.waitForURL(/\/assignment\?assignment_id=/, soon);
      await begin(page, /Begin|Start|开始|进入/);
      const question = page.getByText("What is a tenth of a hundred?").first();
      await question.waitFor();
      const option = page.locator("main:visible article").getByRole("radio").first();
      await option.check();
      await page.evaluate(() => {
        sessionStorage.setItem("lost", "1");
        delete (window as unknown as Record<string, unknown>)["SafeExamBrowser"];
      });
      const locked = page.getByRole("alertdialog", {
        name: visitor.language === "en" ? "Your test is locked" : "你的测试已锁定",
      });
      await locked.waitFor(soon);
      expect(await question.isVisible()).toBe(false);
      await looked(page, `seb-locked-${platform}`, visitor);
      const { members } = await askAs(site, test.teacher, "studioAssignment", { assignment_id: test.assignment_id });
      expect(members[0]?.lockdown).toMatchObject({ phase: "locked" });
      await page.evaluate((name) => {
        sessionStorage.removeItem("lost");
        (window as unknown as Record<string, unknown>)["SafeExamBrowser"] = { version: name };
      }, platform);

      const teacher = await site.open({ language: visitor.language, ...desktop });
      await teacher.page.goto(`${site.url()}/healthz`);
      await teacher.page.evaluate((token) => localStorage.setItem("token", token), test.teacher);
      await teacher.page.goto(`${site.url()}/studio/assignment?assignment_id=${test.assignment_id}`);
      const unlock = teacher.page.getByRole("button", { name: /^Unlock the test of Sam|^为Sam的测试解锁/ });
      await unlock.waitFor(soon);
      await looked(teacher.page, `seb-member-${platform}`, { language: visitor.language });
      await unlock.click();
      await teacher.page.locator("dialog[open] form button[type=submit]").click();
      await locked.waitFor({ state: "detached", ...soon });
      expect(await option.isChecked()).toBe(true);
      expect([trouble, teacher.trouble]).toEqual([[], []]);
      await Promise.all([context.close(), teacher.context.close()]);
    },
  );

  it("is missing in an ordinary browser: the test says so, with the way in", async () => {
    const test = await given();
    const { context, page, trouble } = await site.open({ language: "en", ...desktop });
    await page.goto(`${here()}/healthz`);
    await page.evaluate((token) => localStorage.setItem("token", token), await tokenOf("student"));
    await page.goto(`${here()}/examAccess/exam?menu_id=${test.menu_id}&assignment_id=${test.assignment_id}`);
    await page.getByRole("button", { name: "Start the test" }).click();
    const launch = page.getByRole("link", { name: "Open in Safe Exam Browser" });
    expect(await launch.getAttribute("href")).toBe(
      `${here().replace(/^http/, "seb")}/seb/config/${test.assignment_id}.seb`,
    );
    await looked(page, "seb-asked", { language: "en" });
    await page.getByRole("link", { name: "Check this browser" }).click();
    await page.locator('section[data-state="missing"]:visible').waitFor(soon);
    await looked(page, "seb-missing", { language: "en" });
    expect(trouble).toEqual([]);
    await context.close();
  });

  it.each([
    ["another configuration", "otherConfiguration", () => ({})],
    [
      "a hash of another address",
      "otherConfiguration",
      ({ start, hashes }: { start: string; hashes: Readonly<Record<string, string>> }) => ({
        [`${start}&b=1`]: hashes[start] ?? "",
      }),
    ],
  ] as const)("is refused with %s", async (_name, state, shown) => {
    const test = await given();
    const { context, page } = await site.open({ language: "en", ...desktop });
    await putIn(context, { platform: "macOS", hashes: shown(test) });
    await page.goto(`${here()}/healthz`);
    await page.evaluate((token) => localStorage.setItem("token", token), await tokenOf("student"));
    await page.goto(test.start);
    await page.locator(`section[data-state="${state}"]:visible`).waitFor(soon);
    await looked(page, "seb-refused", { language: "en" });
    await context.close();
  });

  it("is asked for by a teacher, whose choice says what to give to students", async () => {
    const test = await given();
    const { context, page, trouble } = await site.open({ language: "en", ...desktop });
    await page.goto(`${site.url()}/healthz`);
    await page.evaluate((token) => localStorage.setItem("token", token), test.teacher);
    await page.goto(`${site.url()}/studio/assignment?assignment_id=${test.assignment_id}`);
    await page.getByRole("button", { name: "Browser", exact: true }).click();
    await page.getByRole("radio", { name: /set up here/ }).waitFor();
    await page.getByLabel("Password to leave it").fill("leave");
    await page.getByRole("button", { name: "Add a program" }).click();
    await page.getByLabel("File name").fill("calc.exe");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Each program needs a file name and a name").waitFor();
    await page.getByLabel("Name on screen").fill("Calculator");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    await page.getByText("How to set it up").click();
    await looked(page, "seb-policy", { language: "en" });
    await page.getByRole("radio", { name: /with your configuration/ }).check();
    await page.locator("input[type=file]").setInputFiles({
      name: "broken.seb",
      mimeType: "application/seb",
      buffer: Buffer.from("no settings"),
    });
    await page.getByText("broken.seb").waitFor();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("This is not a configuration file of Safe Exam Browser.").waitFor();
    await looked(page, "seb-policy-file", { language: "en" });
    expect(trouble).toEqual([]);
    await context.close();
  });
});
