import type { BrowserContext, FrameLocator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { deepLinkingClaim } from "../support/lti-platform";
import { askAs } from "./api";
import { giveTest } from "./given-test";
import { byKeyboard } from "./keyboard";
import { lookAt } from "./looked";
import { usePlatform } from "./platform-pages";
import { desktop, phone, useSite, type Visitor } from "./site";

const soon = { timeout: 30_000 };
const english = { language: "en", ...desktop } as const;
const chinese = { language: "zh", ...phone, isDark: true } as const;

describe("a learning platform", () => {
  const site = useSite();
  const looked = lookAt(site);
  const platform = usePlatform(site);
  let keys = 0;
  const key = () => `key-of-platforms-${(keys += 1)}`;
  const tokenOf = async (username: string): Promise<string> =>
    (await askAs(site, "", "login", { username, password: `${username}123` })).token;
  const given = async (title: string) => {
    const teacher = await tokenOf("teacher");
    return giveTest(site, teacher, {
      key,
      questions: [`What is a tenth of a hundred? ${key()}`, `What is a fifth of a hundred? ${key()}`],
      title: { en: title, zh: title },
      minutes: 40,
      className: `7c ${key()}`,
      roster: "Name\nSomebody",
      place: "home",
    });
  };

  const signInAt = async (page: Page | FrameLocator, username: string): Promise<void> => {
    await page.locator("input[autocomplete=username]").fill(username);
    await page.locator("input[type=password]").fill(`${username}123`);
    await page.locator("form button[type=submit]").click();
  };
  /** What went wrong on the pages, but for the requests to the platform. */
  const wrong = (trouble: readonly string[]): string[] =>
    trouble.filter((one) => !one.startsWith(`a request to ${platform.issuer()}`));
  const open = async (visitor: Visitor) => {
    const opened = await site.open(visitor);
    await opened.context.setExtraHTTPHeaders({ "accept-language": visitor.language });
    return opened;
  };
  const popup = async (context: BrowserContext, press: () => Promise<void>): Promise<Page> => {
    const opening = context.waitForEvent("page");
    await press();
    return opening;
  };
  const frameIn = (page: Page): FrameLocator => page.frameLocator("iframe");
  const link = (page: Page | FrameLocator) => page.getByRole("button", { name: /^(Link this account|关联此账号)$/ });

  it.each([english, chinese])(
    "opens a test for a class, by a link that a teacher sets up, in $language",
    async (visitor) => {
      const person = `of-${visitor.language}`;
      const resource = { message: "link", link: `link-${visitor.language}` } as const;
      const title = `Tenths ${visitor.language}`;
      await given(title);
      const early = await open(visitor);
      await early.page.goto(platform.click({ ...resource, person: `student-${person}`, isTeacher: false }));
      await early.page.getByRole("heading", { name: /^(Not set up yet|尚未设置)$/ }).waitFor();
      await looked(early.page, "lti-waiting", visitor);
      await early.context.close();

      const teacher = await open(visitor);
      await teacher.page.goto(platform.click({ ...resource, person: `teacher-${person}`, isTeacher: true }));
      await signInAt(teacher.page, "teacher");
      await link(teacher.page).waitFor();
      await looked(teacher.page, "lti-link", visitor);
      await link(teacher.page).click();
      const use = teacher.page.getByRole("button", { name: /^(Use this test|使用此测试)$/ });
      await use.waitFor(soon);
      await use.click();
      await teacher.page.getByRole("alert").waitFor();
      await looked(teacher.page, "lti-choose", visitor);
      const keyboard = byKeyboard(teacher.page);
      const choice = teacher.page.getByRole("radio", { name: title });
      await keyboard.reach(teacher.page.getByRole("radio").last(), "Shift+Tab");
      await choice.press("Space");
      expect(await choice.isChecked()).toBe(true);
      await keyboard.reach(use);
      expect(keyboard.unseen()).toEqual([]);
      await use.press("Enter");
      await teacher.page.waitForURL(/\/studio\/results\?assignment_id=/, soon);
      expect(wrong(teacher.trouble)).toEqual([]);
      await teacher.context.close();

      const student = await open(visitor);
      await student.page.goto(platform.click({ ...resource, person: `student-${person}`, isTeacher: false }));
      await signInAt(student.page, "student");
      await link(student.page).click();
      await student.page.waitForURL(/\/assignment\?assignment_id=/, soon);
      await student.page.getByRole("heading", { name: title }).first().waitFor(soon);
      await student.context.close();

      const again = await open(visitor);
      await again.page.goto(platform.click({ ...resource, person: `student-${person}`, isTeacher: false }));
      // without the code that has signed in
      await again.page.waitForURL(/\/assignment\?assignment_id=[^&]+$/, soon);
      expect(wrong(again.trouble)).toEqual([]);
      await again.context.close();
    },
  );

  it("is given tests by deep linking, from a frame, in a window that links the account as well", async () => {
    const [one, two] = [await given("Twelfths"), await given("Sevenths")];
    const { context, page, trouble } = await open(english);
    await page.goto(
      platform.click({ message: "choice", person: "teacher-of-frames", isTeacher: true, isFramed: true }),
    );
    await frameIn(page).getByRole("heading", { name: "Open in a window of its own" }).waitFor();
    await looked(page, "lti-frame", english);
    const window = await popup(context, () =>
      frameIn(page).getByRole("link", { name: "Open in a new window" }).click(),
    );
    await signInAt(window, "teacher");
    await link(window).click();
    await window.getByRole("heading", { name: "Choose tests" }).waitFor(soon);
    await window.getByRole("checkbox", { name: /^Twelfths/ }).check();
    await window.getByRole("checkbox", { name: /^Sevenths/ }).check();
    await window.getByLabel("Name on the platform").last().fill("The twelfths");
    await window.getByLabel("Points on the platform").last().fill("20");
    await looked(window, "lti-choose-several", english);
    await window.getByRole("button", { name: "Use these 2 tests" }).click();
    await window.getByRole("heading", { name: "The course has new links" }).waitFor(soon);
    const [answer] = platform.answers();
    expect(answer?.[deepLinkingClaim("data")]).toBe("course-1");
    expect(answer?.[deepLinkingClaim("content_items")]).toMatchObject([
      { title: "The twelfths", lineItem: { scoreMaximum: 20, resourceId: one.assignment_id } },
      { title: "Sevenths", lineItem: { scoreMaximum: 100, resourceId: two.assignment_id } },
    ]);
    expect(wrong(trouble)).toEqual([]);

    // the account is known now: the window chooses, and the frame takes the choice back
    await page.goto(
      platform.click({ message: "choice", person: "teacher-of-frames", isTeacher: true, isFramed: true }),
    );
    await window.close();
    const next = await popup(context, () => frameIn(page).getByRole("link", { name: "Open in a new window" }).click());
    await next.getByRole("checkbox", { name: /^Sevenths/ }).check(soon);
    await next.getByRole("button", { name: "Use this test" }).click();
    await next.getByRole("heading", { name: "Done" }).waitFor(soon);
    await looked(next, "lti-chosen", english);
    await frameIn(page).getByRole("heading", { name: "The course has new links" }).waitFor(soon);
    expect(platform.answers().length).toBe(2);
    await context.close();
  });

  it("has a test sat in its frame where it asks for that, and takes the score", async () => {
    const title = "Ninths";
    await given(title);
    await platform.opensIn("frame");
    const resource = { message: "link", link: "link-in-frame", isFramed: true } as const;
    const teacher = await open(english);
    await teacher.page.goto(platform.click({ ...resource, person: "teacher-in-frame", isTeacher: true }));
    const atTeacher = frameIn(teacher.page);
    await signInAt(atTeacher, "teacher");
    await link(atTeacher).click();
    await atTeacher.getByRole("radio", { name: title }).check(soon);
    await atTeacher.getByRole("button", { name: "Use this test" }).click();
    await atTeacher.locator("main:visible h1").first().waitFor(soon);
    await expect.poll(() => teacher.page.frames().at(1)?.url(), soon).toContain("/studio/results?assignment_id=");

    const { context, page, trouble } = await open({ ...english, keepsPages: true });
    await page.goto(platform.click({ ...resource, person: "student-in-frame", isTeacher: false }));
    const frame = frameIn(page);
    await signInAt(frame, "student");
    await link(frame).click();
    await frame.getByRole("link", { name: `Begin: ${title}` }).click(soon);
    await frame.locator("a[href*='/examAccess/exam']").first().click();
    const choice = frame.locator("main:visible article").getByRole("radio", { name: "Two" });
    const next = frame.locator("footer:visible button").last();
    await choice.check({ force: true, ...soon });
    await site.screen(page, "lti-test-in-frame", english);
    await next.click();
    await frame.getByRole("heading", { name: "Question 2" }).waitFor();
    await choice.check({ force: true });
    await next.click();
    await frame.getByRole("button", { name: "Submit" }).click();
    await frame.getByRole("dialog").getByRole("button", { name: "Submit" }).click();
    await expect
      .poll(() => platform.scoresOf("student-in-frame").at(-1), soon)
      .toMatchObject({
        activityProgress: "Completed",
        gradingProgress: "FullyGraded",
        scoreGiven: 100,
        scoreMaximum: 100,
      });
    const stored = page
      .frames()
      .at(1)
      ?.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    expect(await stored).toBe(0);
    expect([context.pages().length, wrong(teacher.trouble), wrong(trouble)]).toEqual([1, [], []]);

    const refused = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
    await platform.opensIn("window");
    await page.evaluate((to) => document.querySelector("iframe")?.setAttribute("src", to), `${platform.tool()}/help`);
    expect((await refused).text()).toContain("'none'");
    await Promise.all([context.close(), teacher.context.close()]);
  });

  it.each([
    { stores: true, language: "en" },
    { stores: false, language: "zh" },
  ] as const)(
    "in whose frame the browser refuses cookies: $stores that it stores secrets",
    async ({ stores, language }) => {
      const { context, page } = await open({ ...english, language });
      platform.beforeItAnswers(() => context.clearCookies());
      const click = {
        message: "link",
        person: `unnamed-${language}`,
        isTeacher: true,
        isFramed: true,
        link: "new",
      } as const;
      await page.goto(platform.click({ ...click, stores }));
      const frame = frameIn(page);
      const heading = stores ? "Open in a window of its own" : "无法打开此链接";
      await frame.getByRole("heading", { name: heading }).waitFor(soon);
      await looked(page, `lti-no-cookies-${stores}`, { language });
      platform.beforeItAnswers(async () => undefined);
      const button = frame.getByRole("link", { name: stores ? "Open in a new window" : "在新窗口中打开" });
      const window = await popup(context, () => button.click());
      await window.waitForURL(/\/launch\/person\?k=/, soon);
      await context.close();
    },
  );

  it("shows pages of launches in its frames, and no other page of the site", async () => {
    const { context, page } = await open(english);
    await page.goto(platform.click({ message: "link", person: "frames", isTeacher: true, isFramed: true }));
    await frameIn(page).locator("main").waitFor();
    const refused = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
    await page.evaluate((to) => document.querySelector("iframe")?.setAttribute("src", to), `${platform.tool()}/help`);
    expect((await refused).text()).toContain("'none'");
    await context.close();
  });

  it.each([english, chinese])("that is not registered is refused in words, in $language", async (visitor) => {
    const { context, page } = await open(visitor);
    const login = { iss: "https://other.example", login_hint: "1", target_link_uri: `${platform.tool()}/lti/launch` };
    await page.goto(`${platform.tool()}/lti/login?${new URLSearchParams(login).toString()}`);
    await page.getByRole("heading", { name: /^(This link cannot be opened|无法打开此链接)$/ }).waitFor();
    await looked(page, "lti-refused", visitor);
    await context.close();
  });
});
