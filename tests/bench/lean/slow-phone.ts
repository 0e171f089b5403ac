import { setTimeout as passed } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import { launchWholeBrowser } from "../../support/chromium";
import type { Figure } from "../figure";
import { median } from "../percentile";
import { enrol } from "../students";
import { watchPage } from "./phone-watch";
import { withReleaseSite, type Release } from "./release";

const rounds = 3;
const questions = 5;
/** Milliseconds after which a page of this device is quiet. */
const quietMs = 1_500;
const longestTaskMs = 50;

/** Slow 4G as the developer tools emulate it: bytes a second, and milliseconds for each request. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 } as const;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true } as const;

const tests = {
  adaptive: { menuId: "map-math", address: "/examAccess/MAPExamAuto?menu_id=map-math" },
  fixed: { menuId: "map-math-fixed", address: "/examAccess/MAPExam?menu_id=map-math-fixed" },
} as const;

interface Sitting {
  readonly usable: number;
  readonly blocked: number;
  readonly option: number;
  readonly next: number;
}

type Report = (sentence: string) => void;

/** The time from a tap until the next paint, with everything that made the page late until it was quiet again. */
async function tapped(page: Page, target: string, place: number, report: Report): Promise<number> {
  await page.evaluate(() => void Object.assign(window.watched, { tasks: [], frames: [], clicks: [] }));
  await page.locator(target).nth(place).tap();
  await passed(quietMs);
  const { clicks, frames } = await page.evaluate(() => window.watched);
  for (const { ms, scripts } of frames.filter((frame) => frame.ms > longestTaskMs))
    report(`    ${Math.round(ms)} ms: ${scripts.join("; ") || "drawing"}`);
  // a click that is painted within a frame is not reported by the browser
  return Math.max(8, ...clicks);
}

async function sit(browser: Browser, address: string, token: string, report: Report): Promise<Sitting> {
  const context = await browser.newContext(phone);
  // the runner of this program adds calls of it to functions with names
  await context.addInitScript("globalThis.__name = (named) => named");
  await context.addInitScript(watchPage, token);
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send("Network.enable");
  await protocol.send("Network.emulateNetworkConditions", slow4G);
  await protocol.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => window.watched.usable !== null, undefined, { polling: 250, timeout: 60_000 });
  await passed(quietMs);
  const start = await page.evaluate(() => window.watched);
  const usable = start.usable ?? Number.NaN;
  for (const { at, ms, scripts } of start.frames.filter((frame) => frame.at < usable && frame.ms > longestTaskMs))
    report(`  ${Math.round(at)}: ${Math.round(ms)} ms: ${scripts.join("; ") || "drawing"}`);
  const blocked = start.tasks
    .filter(({ at }) => at < usable)
    .reduce((sum, { ms }) => sum + Math.max(0, ms - longestTaskMs), 0);
  const options: number[] = [];
  const nexts: number[] = [];
  for (let turn = 0; turn < questions; turn += 1) {
    const pause = page.locator("[role=alertdialog] button");
    if (await pause.isVisible()) await pause.tap();
    const choices = "main article label:has(input[type=radio], input[type=checkbox])";
    const field = page.locator("main article :is(input[type=text], textarea)").first();
    if ((await page.locator(choices).count()) > 0) {
      report("  an option:");
      options.push(await tapped(page, choices, turn % 2, report));
    } else if (await field.isVisible()) await field.fill("2");
    else break;
    report("  Next:");
    nexts.push(await tapped(page, "[data-shortcut=next]", 0, report));
  }
  await context.close();
  return { usable, blocked, option: median(options), next: median(nexts) };
}

/** Waits until the server has the test, which it makes after its start. */
async function untilOffered(url: string, token: string, menuId: string): Promise<void> {
  for (;;) {
    const reply = await fetch(`${url}/api/home/get_menu_list`, { headers: { authorization: `Bearer ${token}` } });
    if ((await reply.text()).includes(`"${menuId}"`)) return;
    await passed(500);
  }
}

/**
 * A sitting opened without cached files on an emulated slow phone: Slow 4G, a processor four times slower than this
 * one. `report` gets every task over 50 ms with its origin.
 */
export const measureSlowPhone = (release: Release, report: Report): Promise<Figure[]> =>
  withReleaseSite(
    release,
    async (site) => {
      const kinds = Object.entries(tests);
      const tokens = await enrol(site, rounds * kinds.length);
      for (const [, { menuId }] of kinds) await untilOffered(site.url, tokens[0] ?? "", menuId);
      const browser = await launchWholeBrowser();
      const sittings: Record<string, Sitting[]> = {};
      try {
        for (let round = 0; round < rounds; round += 1)
          for (const [kind, { address }] of kinds) {
            report(`  slow phone, ${release.name}, ${kind}, round ${round + 1}`);
            (sittings[kind] ??= []).push(await sit(browser, site.url + address, tokens.pop() ?? "", report));
          }
      } finally {
        await browser.close();
      }
      return Object.entries(sittings).flatMap(([kind, taken]): Figure[] => {
        const of = (name: keyof Sitting) => Math.round(median(taken.map((one) => one[name])));
        return [
          { measure: `slow phone, ${kind}: blocked`, value: of("blocked"), unit: "ms", bar: { atMost: 300 } },
          { measure: `slow phone, ${kind}: an option`, value: of("option"), unit: "ms", bar: { atMost: 64 } },
          { measure: `slow phone, ${kind}: Next`, value: of("next"), unit: "ms", bar: { atMost: 100 } },
          { measure: `slow phone, ${kind}: usable after`, value: of("usable"), unit: "ms", bar: { atMost: 3_500 } },
        ];
      });
    },
    [],
    { NEW_TESTS: "install" },
  );
