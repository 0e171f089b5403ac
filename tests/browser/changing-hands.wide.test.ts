import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ask, askAs, savedAnswers } from "./api";
import { choose, next, openItem, radio, saved } from "./faults/person";
import { desktop, signIn, useSite } from "./site";
import { beginFixed, saveState } from "./sitting";

/** The data in this browser that a script run by its user can find. */
interface Found {
  /** The owners of the sealed answers, each once. */
  readonly answersOf: readonly string[];
  /** The data in the browser's databases that any key stored there opens. */
  readonly opened: readonly string[];
  /** All texts that lie in its storages, caches and databases. */
  readonly texts: string;
}

const searched = (page: Page): Promise<Found> =>
  page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error));
      });
    const all: { store: string; value: unknown }[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name ?? ""));
      for (const store of database.objectStoreNames) {
        const values: unknown[] = await done(database.transaction(store).objectStore(store).getAll());
        all.push(...values.map((value) => ({ store, value })));
      }
      database.close();
    }
    const keys = all.flatMap(({ value }) => (value instanceof CryptoKey ? [value] : []));
    const ciphers = all.flatMap(({ value }) => {
      const row = value as { sealed?: unknown };
      const sealed = (row.sealed ?? row) as { iv?: Uint8Array<ArrayBuffer>; bytes?: ArrayBuffer };
      return sealed.iv !== undefined && sealed.bytes !== undefined ? [{ iv: sealed.iv, bytes: sealed.bytes }] : [];
    });
    const opened: string[] = [];
    for (const key of keys)
      for (const { iv, bytes } of ciphers)
        await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, bytes).then(
          (plain) => opened.push(new TextDecoder().decode(plain)),
          () => undefined,
        );
    const texts = [JSON.stringify([localStorage, sessionStorage, all])];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        texts.push(await ((await cache.match(request)) ?? new Response()).text());
    }
    const answersOf = all.flatMap(({ store, value }) =>
      store === "operations" ? [(value as { person?: string }).person ?? "nobody"] : [],
    );
    return { answersOf, opened, texts: texts.join("\n") };
  });

const isWaiting = (text: string) => text.includes('"kind":"answer"') && text.includes('{"state":"waiting"}');
const keptPages = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

describe("a browser that changes hands", () => {
  const site = useSite();
  const menu = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(name) }).first();

  it("stores answers encrypted for their owner, and delivers them when that person is back", async () => {
    const { context, page, trouble } = await site.open({ language: "en", ...desktop, keepsPages: true });
    await signIn(page, site);
    const { nickname, device_key: key } = await ask(site, page, "userInfo", {});
    await beginFixed(page, site.url(), site.fixedTest());
    await keptPages(page);
    await choose(page, 1);
    await saved(page);
    const before = await savedAnswers(site, page, site.fixedTest());

    await context.setOffline(true);
    await next(page);
    await choose(page, 2);
    await expect.poll(() => saveState(page).innerText()).toMatch(/offline/i);
    const address = page.url();
    await page.close();
    const reopened = await context.newPage();
    await reopened.goto(address);
    await reopened.locator("main:visible article h1").waitFor();
    await openItem(reopened, 2);
    await expect.poll(() => radio(reopened, 2).isChecked()).toBe(true);
    const own = await searched(reopened);
    expect(new Set(own.answersOf)).toEqual(new Set(["student"]));
    expect(own.opened.some(isWaiting)).toBe(true);
    expect(own.texts).not.toContain(key);

    await reopened.goto(site.url());
    await menu(reopened, nickname).click();
    await reopened.getByRole("menuitem", { name: "Sign out" }).click();
    await reopened.locator("input[type=password]").waitFor();
    await expect.poll(async () => (await searched(reopened)).opened).toEqual([]);
    await context.setOffline(false);
    await signIn(reopened, site, "teacher");
    const teacherKey = (await ask(site, reopened, "userInfo", {})).device_key;
    expect(teacherKey).not.toBe(key);
    // the person's data, stored for a start without network, is sealed by their own key
    await expect.poll(async () => (await searched(reopened)).opened.length).toBeGreaterThan(0);
    const theirs = await searched(reopened);
    expect(theirs.answersOf).toEqual(own.answersOf);
    expect(theirs.opened.filter((text) => !text.includes('"username":"teacher"'))).toEqual([]);
    for (const one of [key, teacherKey]) expect(theirs.texts).not.toContain(one);

    await reopened.evaluate(() => localStorage.removeItem("token"));
    await signIn(reopened, site);
    await expect
      .poll(async () => Object.keys(await savedAnswers(site, reopened, site.fixedTest())).length, { timeout: 15_000 })
      .toBe(2);
    expect((await savedAnswers(site, reopened, site.fixedTest()))[1]).toEqual(before[1]);
    expect(trouble).toEqual([]);
    await context.close();
  });

  it("stores a guest's answers encrypted, through a reload without network and until the guest returns", async () => {
    const { token } = await askAs(site, "", "login", { username: "teacher", password: "teacher123" });
    const { secrets } = await askAs(site, token, "setShareConfig", {
      menu_id: site.fixedTest(),
      valid_until: Date.now() + 3_600_000,
      idempotency_key: "a-guest-of-this-browser",
    });
    const { context, page, trouble } = await site.open({ language: "en", ...desktop, keepsPages: true });
    const comeIn = async (on: Page) => {
      await on.goto(`${site.url()}/visitor`);
      await on.getByLabel("Invitation code").fill(secrets?.code ?? "");
      await on.getByRole("button", { name: "Look at the invitation" }).click();
    };
    await comeIn(page);
    await page.getByLabel("Your name").fill("Mia");
    await page.getByRole("button", { name: "Come in" }).click();
    await page.getByRole("link", { name: "To the test" }).click();
    await page.getByRole("button", { name: "Start the test" }).click();
    await page.locator("main:visible article h1").waitFor();
    await keptPages(page);
    const visitor = await page.evaluate(() => sessionStorage.getItem("vtk"));
    const { device_key: key, guest_id: id } = await askAs(site, visitor, "visitInfo", {});
    await choose(page, 1);
    await saved(page);
    await context.setOffline(true);
    await openItem(page, 2);
    await choose(page, 2);
    await expect.poll(() => saveState(page).innerText()).toMatch(/offline/i);
    await page.reload();
    await page.locator("main:visible article h1").waitFor();
    await openItem(page, 2);
    await expect.poll(() => radio(page, 2).isChecked()).toBe(true);
    const own = await searched(page);
    expect([new Set(own.answersOf), own.opened.some(isWaiting)]).toEqual([new Set([`guest:${id}`]), true]);

    const other = await context.newPage();
    await page.close();
    await context.setOffline(false);
    await signIn(other, site);
    await expect
      .poll(async () => (await searched(other)).opened.some((text) => text.includes('"username"')))
      .toBe(true);
    const theirs = await searched(other);
    expect(theirs.answersOf).toEqual(own.answersOf);
    expect(theirs.opened.filter((text) => !text.includes('"username":"student"'))).toEqual([]);
    expect(theirs.texts).not.toContain(key);
    await other.evaluate(() => localStorage.removeItem("token"));

    const back = await context.newPage();
    await other.close();
    await comeIn(back);
    await back.getByRole("button", { name: "Go on as Mia" }).click();
    const attemptOf = async () => {
      const { attempt } = await askAs(site, visitor, "visitInfo", {});
      return askAs(site, visitor, "examItemDetail", { attempt_id: attempt?.attempt_id ?? "" });
    };
    await expect
      .poll(async () => (await attemptOf()).answers.filter(({ answer }) => answer !== null).length, { timeout: 15_000 })
      .toBe(2);
    expect(trouble).toEqual([]);
    await context.close();
  });
});
