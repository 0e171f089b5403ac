import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { cp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, inject, onTestFailed } from "vitest";
import { getCurrentTest } from "vitest/suite";
import { addresses } from "../../src/contract/calls/addresses";
import { launchForVisits, launchWholeBrowser } from "../support/chromium";
import { startSite, type ServerProcess } from "../support/server-process";

/** The folder for screenshots of the pages, for inspection; nothing is asserted about them. */
const screens = process.env["SCREENS"];
if (screens !== undefined) mkdirSync(screens, { recursive: true });

export interface Visitor {
  readonly language: "zh" | "en";
  readonly width: number;
  readonly height: number;
  /** The device is set to dark. */
  readonly isDark?: boolean;
  /** The pages are cached on the device; elsewhere a worker would answer in the server's place. */
  readonly keepsPages?: boolean;
  /** The device has a touch screen. */
  readonly hasTouch?: boolean;
}

export const desktop = { width: 1440, height: 900 } as const;
export const phone = { width: 390, height: 844 } as const;

/** One running site with a browser, for a whole test file. */
export interface Site {
  readonly url: () => string;
  /** The server's console output. */
  readonly output: () => string;
  readonly dataDir: string;
  readonly browser: () => Browser;
  /** The test made from the imported package. */
  readonly fixedTest: () => string;
  /**
   * Kills the server with `kill -9` and starts it on the same data and port; with `meanwhile`, it is stopped regularly.
   */
  restart(meanwhile?: () => void): Promise<void>;
  /** A separate browser of a person: nothing shared with others. */
  open(
    visitor: Visitor,
  ): Promise<{ readonly context: BrowserContext; readonly page: Page; readonly trouble: string[] }>;
  /** Takes a screenshot if `SCREENS` names a folder. */
  screen(page: Page, name: string, visitor: Visitor): Promise<void>;
}

/**
 * `prepare` changes the data folder before the server starts on it; it returns settings for the server, if any. A site
 * that needs features the cheapest browser lacks, such as background sync, runs in a whole one.
 */
export const useSite = (
  prepare: (dataDir: string) => Promise<Readonly<Record<string, string>> | void> = async () => undefined,
  needs: { readonly wholeBrowser: boolean } = { wholeBrowser: false },
): Site => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "invigil-site-"));
  let server: ServerProcess;
  let browser: Browser;
  let port = "0";
  let settings: Readonly<Record<string, string>> = {};

  beforeAll(async () => {
    await cp(inject("preparedSite").folder, dataDir, { recursive: true });
    settings = (await prepare(dataDir)) ?? {};
    server = await startSite(dataDir, settings);
    port = new URL(server.url).port;
    browser = await (needs.wholeBrowser ? launchWholeBrowser() : launchForVisits());
  });
  afterAll(async () => {
    await browser.close();
    await server.end("SIGTERM");
    rmSync(dataDir, { recursive: true, force: true });
  });

  return {
    url: () => server.url,
    output: () => server.output(),
    dataDir,
    browser: () => browser,
    fixedTest: () => inject("preparedSite").menuId,
    restart: async (meanwhile) => {
      await server.end(meanwhile === undefined ? "SIGKILL" : "SIGTERM");
      meanwhile?.();
      server = await startSite(dataDir, { ...settings, PORT: port });
    },
    open: async ({ language, width, height, isDark = false, keepsPages = false, hasTouch = false }) => {
      const context = await browser.newContext({
        viewport: { width, height },
        reducedMotion: "reduce",
        hasTouch,
        colorScheme: isDark ? "dark" : "light",
        serviceWorkers: keepsPages ? "allow" : "block",
      });
      await context.addInitScript((chosen) => localStorage.setItem("language", chosen), language);
      const page = await context.newPage();
      // for the report of a failure: the address and the text of the page
      if (getCurrentTest() !== undefined)
        onTestFailed(async () => {
          const shown = page.isClosed() ? "a closed page" : await page.locator("body").innerText();
          console.log(`${page.url()} shows:\n${shown.slice(0, 2_000)}`);
        });
      const trouble: string[] = [];
      page.on("pageerror", (error) => trouble.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error" && !/net::ERR_|Failed to load resource/.test(message.text()))
          trouble.push(message.text());
      });
      page.on("request", (request) => {
        if (
          !request.url().startsWith(server.url.replace("127.0.0.1", "localhost")) &&
          !request.url().startsWith(server.url) &&
          !request.url().startsWith("data:")
        )
          trouble.push(`a request to ${request.url()}`);
      });
      return { context, page, trouble };
    },
    screen: async (page, name, { language, width }) => {
      if (screens === undefined) return;
      await page.screenshot({
        path: path.join(screens, `${name}-${language}-${width}.png`),
        fullPage: !/exam|item/.test(name),
      });
    },
  };
};

export const signIn = async (page: Page, site: Site, username = "student"): Promise<void> => {
  await page.goto(site.url());
  await page.locator("input[autocomplete=username]").fill(username);
  await page.locator("input[type=password]").fill(`${username}123`);
  await page.locator("form button[type=submit]").click();
  // the home of a student, or that of an author
  await page.locator("main a[href*='examAccess'], main a[href*='way=write']").first().waitFor();
};

/** Signs in without the form, in the same browser, for tests about the page opened next. */
export const arriveAs = async (page: Page, site: Pick<Site, "url">, username = "student"): Promise<void> => {
  await page.goto(`${site.url()}/healthz`);
  await page.evaluate(
    async ({ method, path: address, body }) => {
      const call = { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
      const reply = await fetch(address, call);
      const { data } = (await reply.json()) as { data: { token: string } };
      localStorage.setItem("token", data.token);
    },
    { ...addresses.login, body: { username, password: `${username}123` } },
  );
};
