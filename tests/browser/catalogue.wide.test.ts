import type { Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { addresses, type CallName } from "../../src/contract/calls/addresses";
import { ask } from "./api";
import { arriveAs, desktop, type Site, useSite } from "./site";

interface Answer {
  readonly status?: number;
  readonly body: unknown;
}

/** From now on the call is answered with this, without asking the server. */
const answering = (page: Page, name: CallName, { status = 200, body }: Answer) =>
  page.route(`**${addresses[name].path}*`, (route) =>
    route.fulfill({
      status,
      ...(typeof body === "string"
        ? { contentType: "text/html", body }
        : { contentType: "application/json", body: JSON.stringify(body) }),
    }),
  );
const envelope = (code: number | string, msg = "", data: unknown = null): Answer => ({ body: { code, msg, data } });
/** Replaces the code of successful replies; the code of a busy server stays. */
const recoding = (page: Page, name: CallName, code: number | string) =>
  page.route(`**${addresses[name].path}*`, async (route: Route) => {
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    return route.fulfill({ response, json: { ...((await response.json()) as object), code } });
  });

const storedToken = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem("token"));
const place = (page: Page): string => new URL(page.url()).pathname + new URL(page.url()).search;

const submit = async (page: Page, site: Site) => {
  await page.goto(site.url());
  await page.locator("input[autocomplete=username]").fill("student");
  await page.locator("input[type=password]").fill("student123");
  await page.locator("form button[type=submit]").click();
};
const seen = (page: Page, words: string) => page.getByText(words).first().waitFor();
const toast = (page: Page, words: string) => page.locator("[role=status]").getByText(words).waitFor();
const noToast = async (page: Page) => expect(await page.locator("[role=status] button").count()).toBe(0);

interface Row {
  readonly name: string;
  readonly language: "zh" | "en";
  /** Signed in first, then on the page of a test, unless the row walks there itself. */
  readonly inject?: (page: Page) => Promise<unknown>;
  readonly walk: (page: Page, site: Site) => Promise<void>;
}

const detailOf = (site: Site) => `/examAccess/detail?menu_id=${site.fixedTest()}`;
const openDetail = (page: Page, site: Site) => page.goto(site.url() + detailOf(site));

const rows: readonly Row[] = [
  {
    name: "'0' is a success",
    language: "zh",
    inject: (page) => recoding(page, "menuDetail", "0"),
    walk: async (page, site) => {
      await openDetail(page, site);
      await page.locator("a[href*='/examAccess/exam']").first().waitFor();
      await noToast(page);
    },
  },
  {
    name: "100017 is a success",
    language: "en",
    inject: (page) => recoding(page, "menuList", 100_017),
    walk: async (page, site) => {
      await page.goto(site.url());
      await page.locator("a[href*='examAccess']").first().waitFor();
      await noToast(page);
    },
  },
  {
    name: "100001 signs out and keeps the way back",
    language: "zh",
    inject: (page) => answering(page, "menuDetail", envelope(100_001)),
    walk: async (page, site) => {
      await openDetail(page, site);
      await page.locator("input[type=password]").waitFor();
      expect([place(page), await storedToken(page)]).toEqual([
        `/?redirect=${encodeURIComponent(detailOf(site))}`,
        null,
      ]);
    },
  },
  {
    name: "code 401 says why and signs out",
    language: "en",
    inject: (page) => answering(page, "menuDetail", envelope(401, "Please come in again")),
    walk: async (page, site) => {
      await openDetail(page, site);
      await toast(page, "Please come in again");
      await page.locator("input[type=password]").waitFor();
      expect([place(page), await storedToken(page)]).toEqual(["/", null]);
    },
  },
  {
    name: "403 leads to the forbidden page",
    language: "zh",
    inject: (page) => answering(page, "menuDetail", envelope(403)),
    walk: async (page, site) => {
      await openDetail(page, site);
      await seen(page, "你不能查看这个页面");
      expect([place(page), await storedToken(page)]).toEqual(["/403", expect.any(String)]);
    },
  },
  {
    name: "'403' is said in place and by a toast",
    language: "en",
    inject: (page) => answering(page, "menuDetail", envelope("403", "Not for you")),
    walk: async (page, site) => {
      await openDetail(page, site);
      await seen(page, "You do not have access to this.");
      await toast(page, "Not for you");
      expect([place(page), await storedToken(page)]).toEqual([detailOf(site), expect.any(String)]);
    },
  },
  {
    name: "404 with the default words signs out and leads to /index",
    language: "zh",
    inject: (page) => answering(page, "menuDetail", envelope("404")),
    walk: async (page, site) => {
      await openDetail(page, site);
      await toast(page, "没有找到请求的内容");
      await page.locator("input[type=password]").waitFor();
      expect([place(page), await storedToken(page)]).toEqual(["/index", null]);
    },
  },
  {
    name: "a network failure is said in place and by a toast",
    language: "en",
    inject: (page) => page.route(`**${addresses.menuDetail.path}*`, (route) => route.abort("connectionrefused")),
    walk: async (page, site) => {
      await openDetail(page, site);
      await seen(page, "Network busy, please try again later");
      await toast(page, "Network busy, please try again later");
      expect([place(page), await storedToken(page)]).toEqual([detailOf(site), expect.any(String)]);
    },
  },
  {
    name: "a gateway without an envelope is said in place and by a toast",
    language: "zh",
    inject: (page) => answering(page, "menuDetail", { status: 502, body: "<h1>Bad gateway</h1>" }),
    walk: async (page, site) => {
      await openDetail(page, site);
      await seen(page, "网关出错，请稍后再试");
      await toast(page, "网关出错，请稍后再试");
      expect([place(page), await storedToken(page)]).toEqual([detailOf(site), expect.any(String)]);
    },
  },
  {
    name: "HTTP 401 otherwise is rejected",
    language: "en",
    inject: (page) => answering(page, "menuDetail", { status: 401, body: "<h1>no</h1>" }),
    walk: async (page, site) => {
      await openDetail(page, site);
      await seen(page, "No permission. Please sign in again");
      expect([place(page), await storedToken(page)]).toEqual([detailOf(site), expect.any(String)]);
    },
  },
  {
    name: "HTTP 401 with a code in the address enters with it",
    language: "zh",
    inject: (page) => answering(page, "menuList", { status: 500, body: "<h1>no</h1>" }),
    walk: async (page, site) => {
      await page.goto(site.url());
      await page.getByRole("button", { name: "再试一次" }).waitFor();
      const before = await storedToken(page);
      const { code } = await ask(site, page, "makeEntryCode", {});
      await page.evaluate((once) => history.replaceState(history.state, "", `/?t=${once}`), code);
      await page.route(`**${addresses.menuList.path}*`, (route) => route.fulfill({ status: 401, body: "" }), {
        times: 1,
      });
      // something else of the page may ask for the list first: then the question covers the button already
      await page.getByRole("button", { name: "再试一次" }).dispatchEvent("click");
      const enter = page.getByRole("button", { name: "使用链接" });
      await enter.waitFor();
      await page.unroute(`**${addresses.menuList.path}*`);
      await enter.click();
      await page.waitForFunction((token) => localStorage.getItem("token") !== token, before);
      await page.locator("a[href*='examAccess']").first().waitFor();
      expect(place(page)).toBe("/");
    },
  },
  {
    name: "HTTP 401 to a visitor warns and leads to the landing page",
    language: "en",
    inject: (page) => answering(page, "visitInfo", { status: 401, body: { code: 401, msg: "", data: null } }),
    walk: async (page, site) => {
      await page.evaluate(() => {
        localStorage.removeItem("token");
        sessionStorage.setItem("vtk", "v.long-gone");
      });
      await page.goto(`${site.url()}/visitor`);
      await toast(page, "Visitor identity expired, please re-obtain the invitation code");
      expect(place(page)).toBe("/visitor");
      await page.waitForURL(`${site.url()}/`);
      await page.locator("input[type=password]").waitFor();
    },
  },
  {
    name: "a login without token is said by a toast",
    language: "zh",
    inject: (page) => answering(page, "login", envelope(200, "", {})),
    walk: async (page, site) => {
      await page.evaluate(() => localStorage.removeItem("token"));
      await submit(page, site);
      await toast(page, "登录接口异常，未返回 token");
      expect([place(page), await storedToken(page), await page.locator("form [role=alert]").count()]).toEqual([
        "/",
        null,
        0,
      ]);
    },
  },
  {
    name: "any other code at the sign-in is said in place and by a toast",
    language: "en",
    inject: (page) => answering(page, "login", envelope(777, "Come back at noon")),
    walk: async (page, site) => {
      await page.evaluate(() => localStorage.removeItem("token"));
      await submit(page, site);
      await page.locator("form [role=alert]").getByText("Come back at noon").waitFor();
      await toast(page, "Come back at noon");
      expect([place(page), await storedToken(page)]).toEqual(["/", null]);
    },
  },
  {
    name: "an unknown path leads to the 404 page",
    language: "zh",
    walk: async (page, site) => {
      await page.goto(`${site.url()}/nowhere/at/all`);
      await seen(page, "没有这个页面");
      expect(place(page)).toBe("/404");
    },
  },
];

describe("the error catalogue against the real server", () => {
  const site = useSite();

  for (const { name, language, inject, walk } of rows) {
    it(`${name}, ${language}`, async () => {
      const { context, page, trouble } = await site.open({ language, ...desktop });
      await arriveAs(page, site);
      await inject?.(page);
      await walk(page, site);
      expect(trouble).toEqual([]);
      await context.close();
    });
  }
});
