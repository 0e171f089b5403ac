import type { Browser, Page } from "playwright-core";
import { build } from "vite";
import { afterAll, beforeAll } from "vitest";
import { launchBrowser } from "./chromium";

/** The address of the page of `pageModule`. */
export const moduleOrigin = "https://school.test";

/** The module as a browser runs it. */
async function bundled(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ["es"], fileName: "made" },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output !== undefined && "output" in output ? output.output[0] : undefined;
  if (chunk?.type !== "chunk") throw new Error("nothing was built");
  return chunk.code;
}

/**
 * A page of Chromium, for the tests of a file, in which the exports of one of our modules are `globalThis.made`; and
 * the other requests it made.
 */
export function pageModule(entry: string): { readonly page: () => Page; readonly asked: readonly string[] } {
  const asked: string[] = [];
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    const code = await bundled(entry);
    browser = await launchBrowser();
    page = await browser.newPage();
    await page.route("**/*", (route) => {
      const url = route.request().url();
      if (url === `${moduleOrigin}/`)
        return route.fulfill({
          contentType: "text/html",
          body:
            '<!doctype html><script type="module">import * as made from "/made.js"; globalThis.made = made;' +
            "</script>",
        });
      if (url === `${moduleOrigin}/made.js`) return route.fulfill({ contentType: "text/javascript", body: code });
      if (!url.endsWith("/favicon.ico")) asked.push(url);
      return route.abort();
    });
    await page.goto(`${moduleOrigin}/`);
    await page.waitForFunction("globalThis.made !== undefined");
  });
  afterAll(() => browser.close());
  return { page: () => page, asked };
}
