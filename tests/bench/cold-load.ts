import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { waitUntilShown, type Visit } from "./visits";

/** A reply as it came over the connection, in bytes. */
interface Reply {
  readonly address: string;
  /** The status line and all header lines. */
  readonly headers: number;
  /** Headers and body, compressed as the browser asks for it. */
  readonly all: number;
}

/** What of a script had run when the page was on screen. */
export interface RunScript {
  readonly address: string;
  readonly source: string;
  readonly gzip: number;
  /** Whether each character is code that has run. */
  readonly hasRun: Uint8Array;
  /** The part of `gzip` that has not run: its share of the characters. */
  readonly unrunGzip: number;
}

/** What was asked for until a page was on screen, and afterwards until the network was quiet. */
export interface ColdLoad {
  readonly replies: readonly Reply[];
  readonly scripts: readonly RunScript[];
  readonly later: readonly Reply[];
}

declare global {
  /** When the page's text was there, in milliseconds of the epoch; set while a load is measured. */
  var shownAt: number | undefined;
}

export const isScript = ({ address }: Pick<Reply, "address">): boolean => new URL(address).pathname.endsWith(".js");

interface Ranged {
  readonly ranges: readonly { readonly startOffset: number; readonly endOffset: number; readonly count: number }[];
}

/** Marks each character by the innermost block around it, as V8 counts them. */
function ranIn(length: number, functions: readonly Ranged[]): Uint8Array {
  const hasRun = new Uint8Array(length).fill(1);
  const ranges = functions.flatMap((one) => one.ranges);
  ranges.sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  for (const { startOffset, endOffset, count } of ranges) hasRun.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return hasRun;
}

/** Notes in the page when an element that matches is first laid out. */
const noteShown = (shows: string): void => {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(shows)?.checkVisibility()) return;
    globalThis.shownAt = performance.timeOrigin + performance.now();
    observer.disconnect();
  });
  observer.observe(document, { attributes: true, childList: true, subtree: true });
};

interface Asked {
  readonly address: string;
  /** Milliseconds of the epoch. */
  readonly at: number;
  all: number;
}

/** Follows the replies of a page, as Chromium reads them from its connections. */
async function followReplies(page: Page) {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send("Network.enable");
  const asked = new Map<string, Asked>();
  // told of some requests before the request itself
  const headers = new Map<string, number>();
  protocol.on("Network.requestWillBeSent", ({ requestId, request, wallTime }) => {
    if (request.url.startsWith("http")) asked.set(requestId, { address: request.url, at: wallTime * 1000, all: 0 });
  });
  protocol.on("Network.responseReceivedExtraInfo", ({ requestId, headersText = "" }) => {
    headers.set(requestId, headersText.length);
  });
  protocol.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const reply = asked.get(requestId);
    if (reply !== undefined) reply.all = encodedDataLength;
  });
  return () => [...asked].map(([id, reply]) => ({ ...reply, headers: headers.get(id) ?? 0 }));
}

/**
 * Opens a page in a new browser context with nothing cached. Sizes are bytes of the connection; what has run is V8's
 * precise coverage by block, read as soon as the page is on screen.
 */
export async function coldLoad(browser: Browser, site: string, visit: Visit): Promise<ColdLoad> {
  const context = await browser.newContext();
  try {
    if (visit.token !== undefined)
      await context.addInitScript((token) => localStorage.setItem("token", token), visit.token);
    const page = await context.newPage();
    await page.addInitScript(noteShown, visit.shows);
    const repliesNow = await followReplies(page);
    await page.coverage.startJSCoverage({ resetOnNavigation: false });
    await page.goto(site + visit.path);
    await waitUntilShown(page, visit);
    const covered = await page.coverage.stopJSCoverage();
    const shownAt = await page.evaluate(() => globalThis.shownAt ?? Infinity);
    await page.waitForLoadState("networkidle");
    const replies = repliesNow();
    const before = replies.filter(({ at }) => at <= shownAt);
    const addresses = new Set(before.map(({ address }) => address));
    const scripts = covered
      .filter(({ url }) => addresses.has(url) && isScript({ address: url }))
      .map(({ url, source = "", functions }): RunScript => {
        const hasRun = ranIn(source.length, functions);
        const gzip = gzipSync(source, { level: 9 }).length;
        const share = hasRun.reduce((sum, one) => sum + one, 0) / Math.max(1, source.length);
        return { address: url, source, gzip, hasRun, unrunGzip: gzip * (1 - share) };
      });
    return { replies: before, scripts, later: replies.filter(({ at }) => at > shownAt) };
  } finally {
    await context.close();
  }
}

const total = <One>(list: readonly One[], size: (one: One) => number): number =>
  list.reduce((sum, one) => sum + size(one), 0);

const ofKind = (replies: readonly Reply[], kind: RegExp): readonly Reply[] =>
  replies.filter(({ address }) => kind.test(new URL(address).pathname));
const bodies = (replies: readonly Reply[]): number => total(replies, ({ all, headers }) => all - headers);

/** The sums of a load, in bytes. */
export const sumsOf = ({ replies, scripts, later }: ColdLoad) => ({
  /** Scripts as browsers ask for them, brotli. */
  scripts: bodies(replies.filter(isScript)),
  scriptsGzip: total(scripts, ({ gzip }) => gzip),
  headers: total(replies, ({ headers }) => headers),
  typefaces: bodies(ofKind(replies, /\.woff2$/)),
  pictures: bodies(ofKind(replies, /\.(?:avif|ico|jpg|png|svg|webp)$/)),
  everything: total(replies, ({ all }) => all),
  requests: replies.length,
  unrunGzip: total(scripts, ({ unrunGzip }) => unrunGzip),
  later: total(later, ({ all }) => all),
});
