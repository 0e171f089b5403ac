import { createElement } from "react";
import { createActor } from "xstate";
import { releaseMachine } from "../../../machines/release/release.machine";
import { isCurious } from "../../../machines/release/release.selectors";
import { PageNotLoaded } from "../loading/lazy-page";
import { offerActor } from "../site/inspected-actors";
import type { RouteMeta } from "../site/route-meta";
import { releaseSlot } from "./release-slot";
import { ReleaseNotice, type ReleaseActor } from "./ReleaseNotice";

/** Address of the file with the server's current build; written at build time. */
export const versionPath = "/version.json";
/** Least time in milliseconds between two requests, unless a part of the application is missing. */
export const askingPauseMs = 300_000;

/** Milliseconds; where a page is missing sooner after the start, a reload did not help and is not repeated. */
const settledMs = 60_000;

interface Match {
  readonly staticData: RouteMeta;
  readonly error: unknown;
}

interface ReleaseDependencies {
  readonly router: {
    readonly state: { readonly matches: readonly Match[] };
    readonly subscribe: (event: "onResolved", listener: () => void) => unknown;
  };
  readonly page: Pick<Window, "addEventListener"> & {
    readonly document: Pick<Document, "querySelector" | "addEventListener" | "visibilityState">;
    readonly location: Pick<Location, "reload">;
  };
  readonly fetch: (address: string, init: RequestInit) => Promise<Pick<Response, "ok" | "json">>;
  readonly now: () => number;
}

/** Address of the script with which this page started; it names the build. null where pages are served from source. */
export const runningEntry = (document: Pick<Document, "querySelector">): string | null => {
  const src = document.querySelector('script[type="module"][src]')?.getAttribute("src") ?? null;
  return src?.startsWith("/assets/") === true ? src : null;
};

/**
 * The entry script in a version file; null where the reply is something else, such as the sign-in page of a network.
 */
export const buildOf = (answer: unknown): string | null =>
  typeof answer === "object" &&
  answer !== null &&
  "entry" in answer &&
  typeof answer.entry === "string" &&
  /^\/assets\/[\w.-]+\.js$/.test(answer.entry)
    ? answer.entry
    : null;

/**
 * Checks whether the server has a newer build: when the window becomes visible, when the network returns, after a
 * change of page, and when a part of the application is missing. Offers to load it, or loads it automatically where
 * only the newer build has the requested page. Failures are ignored.
 */
export function followRelease({ router, page, fetch, now }: ReleaseDependencies): ReleaseActor | null {
  const running = runningEntry(page.document);
  if (running === null) return null;
  const startedAt = now();
  let askedAt = startedAt;
  const isPageMissing = () => router.state.matches.some(({ error }) => error instanceof PageNotLoaded);
  const tellMissing = () => {
    if (isPageMissing() && now() - startedAt >= settledMs) release.send({ type: "page.missing" });
  };
  const ask = async () => {
    askedAt = now();
    const answer = await fetch(versionPath, { cache: "no-cache" });
    const entry = answer.ok ? buildOf(await answer.json()) : null;
    if (entry === null || entry === running) return;
    release.send({ type: "release.found" });
    tellMissing();
  };
  const askQuietly = () => void ask().catch(() => undefined);
  const release: ReleaseActor = createActor(
    releaseMachine.provide({ actions: { ask: askQuietly, reload: () => page.location.reload() } }),
    { id: "release" },
  );
  const askNowAndThen = () => {
    if (isCurious(release.getSnapshot()) && now() - askedAt >= askingPauseMs) askQuietly();
  };
  const tellPage = () => {
    const { matches } = router.state;
    release.send({ type: "page.opened", isSitting: matches.some(({ staticData }) => staticData.keepsPlace === true) });
    if (isPageMissing()) release.send({ type: "chunk.missing" });
    tellMissing();
    askNowAndThen();
  };
  release.start();
  tellPage();
  router.subscribe("onResolved", tellPage);
  page.addEventListener("vite:preloadError", () => release.send({ type: "chunk.missing" }));
  page.addEventListener("online", askNowAndThen);
  page.document.addEventListener("visibilitychange", () => {
    if (page.document.visibilityState === "visible") askNowAndThen();
  });
  offerActor(release);
  releaseSlot.set(createElement(ReleaseNotice, { release }));
  return release;
}
