import { createHash } from "node:crypto";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { Item } from "../../src/contract/item/item";
import { readConfig } from "../../src/server/configuration/config";
import { openStorage } from "../../src/server/start/storage";
import { publishTest } from "../../src/server/use-cases/publish-test";
import type { TestDraft } from "../../src/server/use-cases/publishing/draft";
import { enrol } from "../bench/students";
import { chaosProxy, dropBefore } from "../support/chaos-proxy";
import { sortingDraft } from "../support/sums-bank";
import { choose, saved } from "./faults/person";
import { desktop, useSite } from "./site";
import { beginFixed } from "./sitting";
import { storedReplyNames } from "./stored-reply-names";

const picture = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="30" fill="teal"/></svg>`,
);
const sha256 = createHash("sha256").update(picture).digest("hex");

/** Two sections of one question; that of the second shows a picture. */
const twoSections = (): TestDraft => {
  const { items, definition } = sortingDraft();
  const [like] = items;
  if (like === undefined) throw new Error("no item");
  const itemOf = (item_id: string, body: Partial<Item["body"]>): Item => ({
    ...like,
    item_id,
    body: {
      ...like.body,
      interaction: {
        type: "single_choice",
        options: ["A", "B"].map((option_id) => ({ option_id, content: { en: `Option ${option_id}` } })),
        shuffle: false,
      },
      ...body,
    },
    key: { type: "single_choice", option_id: "A" },
  });
  const media: Item["body"]["media"] = [{ media_id: "disc", type: "image/svg+xml", sha256 }];
  const seen = { stem: { en: `<p>What is round?</p><p><img src="media:disc" alt="a disc"></p>` }, media };
  return {
    menuId: "two-sections",
    family: "custom",
    sourceDigest: null,
    items: [itemOf("two-1", { stem: { en: "<p>Which comes first?</p>" }, media: [] }), itemOf("two-2", seen)],
    files: [{ sha256, type: "image/svg+xml", bytes: picture }],
    definition: {
      ...definition,
      exam_info: { ...definition.exam_info, extract_question_number: 2 },
      sections: ["first", "second"].map((stage) => ({
        stage,
        title: { en: stage },
        items: 1,
        time_limit_ms: 600_000,
        tools: [],
      })),
    },
  };
};

describe("pages and sections cached on a device", () => {
  const settings: Record<string, string> = {};
  const site = useSite(async (dataDir) => {
    const storage = await openStorage(readConfig({ DATA_DIR: dataDir }), console.error, () => undefined);
    try {
      await publishTest(storage.db, twoSections(), Date.now());
    } finally {
      await storage.close();
    }
    return settings;
  });
  let tokens: string[];
  beforeAll(async () => {
    tokens = await enrol(site, 2);
  });
  const opened = async (origin: string) => {
    const token = tokens.pop() ?? "";
    const { context, page } = await site.open({ language: "en", ...desktop, keepsPages: true });
    await page.goto(`${origin}/healthz`);
    await page.evaluate((own) => localStorage.setItem("token", own), token);
    return { context, page };
  };
  const handIn = async (page: Page) => {
    await page.locator("footer:visible button").last().click();
    await page.locator("main:visible section button").last().click();
    await page.locator("dialog button").last().click();
  };
  const ready = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

  it("F10: shows the next section when no more than its key comes through, with its picture", async () => {
    const proxy = await chaosProxy(site.url);
    const { context, page } = await opened(proxy.url);
    await beginFixed(page, proxy.url, "two-sections");
    await ready(page);
    await choose(page, 0);
    await saved(page);
    const aheadOf = () =>
      page.evaluate(async () => {
        const name = (await caches.keys()).find((one) => one.startsWith("media-ahead-"));
        return name === undefined ? 0 : (await (await caches.open(name)).keys()).length;
      });
    await expect.poll(aheadOf, { timeout: 30_000 }).toBe(1);

    // from now on only the requests of the hand-in reach the server
    const isHandIn = (sent: object) => "answer" in sent || "manifest" in sent;
    proxy.cause({ on: "everything", where: (sent) => !isHandIn(sent), chaos: dropBefore });
    await handIn(page);
    await page.locator("main:visible article", { hasText: "What is round?" }).waitFor({ timeout: 15_000 });
    const width = () => page.locator("main:visible article img").evaluate((img: HTMLImageElement) => img.naturalWidth);
    await expect.poll(width).toBe(64);
    const advance = proxy.exchanges.find(({ call }) => call === "advanceExam");
    const told = advance?.upstream[0]?.body.toString() ?? "";
    expect([told.includes("section_key"), told.includes("What is round?")]).toEqual([true, false]);
    await context.close();
    await proxy.close();
  });

  it("is gone at the next start where the site does without, but not during a sitting", async () => {
    const { context, page } = await opened(site.url());
    await beginFixed(page, site.url(), "two-sections");
    await ready(page);
    settings["PAGES_OFFLINE"] = "off";
    await site.restart(() => undefined);
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).some(({ active }) => active !== null),
        (await caches.keys()).some((name) => name.startsWith("release-")),
      ]);
    await page.reload();
    await page.locator("main:visible article h1").waitFor();
    const tried = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const found = new Promise<ServiceWorker | null>((resolve) => {
        registration.addEventListener("updatefound", () => resolve(registration.installing));
      });
      await registration.update();
      const worker = await found;
      return new Promise((resolve) => {
        worker?.addEventListener("statechange", () => resolve(worker.state));
      });
    });
    expect([tried, await left()]).toEqual(["redundant", [true, true]]);
    await context.setOffline(true);
    await page.reload();
    await page.locator("main:visible article h1").waitFor();
    await context.setOffline(false);

    await choose(page, 0);
    await handIn(page);
    await page.locator("main:visible article", { hasText: "What is round?" }).waitFor();
    await handIn(page);
    await page.waitForURL(/examAccess\/result/, { timeout: 15_000 });
    // a window that closes before this keeps the sitting until its time is over
    const keepsSitting = async () => (await storedReplyNames(page)).some((name) => name.startsWith("sitting."));
    await expect.poll(keepsSitting).toBe(false);
    await page.goto(`${site.url()}/learningRecord`);
    await expect.poll(left, { timeout: 20_000 }).toEqual([false, false]);
    await context.close();
  });
});
