import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { sessions, users } from "../../../src/server/db/accounts-schema";
import { secretHashOf } from "../../../src/server/support/identifiers";
import { hashPassword } from "../../../src/server/use-cases/passwords";
import { codeOf } from "../../support/chaos-proxy";
import { askAs } from "../api";
import { beginFixed } from "../sitting";
import { useFaultSite } from "./fault-site";
import { at, choose, healed, next, saved } from "./person";

const password = "of-a-student-1";

describe("a student whose sign-in or account ends during a sitting", () => {
  const faults = useFaultSite();
  const { site } = faults;

  /** A student who can sign in again, in a sitting with one answer confirmed. */
  const begin = async () => {
    const token = faults.student();
    const tokenHash = secretHashOf(token);
    const person = await faults.withDatabase(async (db) => {
      const [session] = await db.select().from(sessions).where(eq(sessions.tokenHash, tokenHash));
      const passwordHash = await hashPassword(password);
      const [user] = await db
        .update(users)
        .set({ passwordHash })
        .where(eq(users.userId, session?.userId ?? ""))
        .returning();
      return user ?? expect.fail("nobody");
    });
    const { context, page } = await faults.open(token);
    await beginFixed(page, faults.url(), site.fixedTest());
    await choose(page, 1);
    await saved(page);
    await next(page);
    await at(page, 2);
    const end = () => faults.withDatabase((db) => db.delete(sessions).where(eq(sessions.tokenHash, tokenHash)));
    return { context, page, person, end };
  };
  const signIn = async (page: Page, username: string, word = password) => {
    await page.locator("input[autocomplete=username]").fill(username);
    await page.locator("input[type=password]").fill(word);
    await page.locator("form button[type=submit]").click();
  };
  const sittingOf = (page: Page) => page.locator("main:visible article h1");
  const answersOf = async (page: Page): Promise<number> => {
    const token = await page.evaluate(() => localStorage.getItem("token"));
    const { open_attempt } = await askAs(site, token, "menuDetail", { menu_id: site.fixedTest() });
    return open_attempt?.answered ?? 0;
  };

  it("F41: the session ends: the page asks for the sign-in, and answers given meanwhile arrive", async () => {
    const { page, person, end } = await begin();
    await end();
    await choose(page, 1);
    await page.locator("input[type=password]").waitFor();
    await signIn(page, person.username);
    await sittingOf(page).waitFor();
    await saved(page);
    await at(page, 2);
    await expect.poll(() => answersOf(page), healed).toBe(2);
  });

  it("F41: another person signs in: the first one's answers are not sent or shown until they are back", async () => {
    const { context, page, person, end } = await begin();
    const other = await begin();
    await other.context.close();
    await end();
    await choose(page, 1);
    await page.locator("input[type=password]").waitFor();
    const since = Date.now();
    await signIn(page, other.person.username);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("token")), healed).not.toBeNull();
    await page.goto(faults.url());
    await page.locator("a[href*='examAccess']").first().waitFor();
    expect(await answersOf(page)).toBe(1);
    const sent = faults.proxy().exchanges.filter(({ call, at: when }) => call === "answerExercise" && when > since);
    expect(sent.filter(({ upstream }) => upstream.some((reply) => codeOf(reply) === 200))).toEqual([]);
    await page.evaluate(() => localStorage.removeItem("token"));
    await page.close();
    const back = await context.newPage();
    await back.goto(faults.url());
    await signIn(back, person.username);
    await back.locator("a[href*='examAccess']").first().waitFor();
    await expect.poll(() => answersOf(back), healed).toBe(2);
  });

  it("F42: the account is switched off: answers stay stored, and the sitting continues once it is on", async () => {
    const { page, person, end } = await begin();
    const setStatus = (status: number) =>
      faults.withDatabase((db) => db.update(users).set({ status }).where(eq(users.userId, person.userId)));
    await setStatus(1);
    await end();
    await choose(page, 1);
    await page.locator("input[type=password]").waitFor();
    await signIn(page, person.username);
    await page.locator("[role=alert]:visible").first().waitFor();
    await setStatus(0);
    await signIn(page, person.username);
    await sittingOf(page).waitFor();
    await saved(page);
    await expect.poll(() => answersOf(page), healed).toBe(2);
  });
});
