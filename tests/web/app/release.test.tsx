import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { askingPauseMs, buildOf, followRelease, runningEntry } from "../../../src/web/app/release";
import { releaseSlot } from "../../../src/web/app/release-slot";
import { ReleaseSlot } from "../../../src/web/app/ReleaseSlot";
import { PageNotLoaded } from "../../../src/web/loading/lazy-page";
import type { RouteMeta } from "../../../src/web/site/route-meta";
import { show } from "../show";

beforeEach(() => releaseSlot.set(null));

const running = "/assets/index-AAAA.js";
const newer = { entry: "/assets/index-BBBB.js" };

interface Answer {
  readonly ok: boolean;
  readonly json: () => Promise<unknown>;
}
const says =
  (body: unknown, ok = true) =>
  (): Promise<Answer> =>
    Promise.resolve({ ok, json: () => Promise.resolve(body) });
const notThere = () => Promise.reject(new TypeError("Failed to fetch"));

/** An application that stays open, with a server whose replies the test sets. */
const open = (
  answer: () => Promise<Answer>,
  script = `<script type="module" crossorigin src="${running}"></script>`,
) => {
  const document = new DOMParser().parseFromString(
    `<html><head><script>0</script>${script}</head></html>`,
    "text/html",
  );
  const target = new EventTarget();
  const reload = vi.fn();
  const asked: unknown[] = [];
  let time = 1_000_000;
  let visibility: DocumentVisibilityState = "visible";
  let matches: { readonly staticData: RouteMeta; readonly error: unknown }[] = [{ staticData: {}, error: undefined }];
  const resolved: (() => void)[] = [];
  const page = {
    addEventListener: target.addEventListener.bind(target),
    location: { reload },
    document: {
      querySelector: document.querySelector.bind(document),
      addEventListener: target.addEventListener.bind(target),
      get visibilityState() {
        return visibility;
      },
    },
  };
  const router = {
    get state() {
      return { matches };
    },
    subscribe: (_: "onResolved", listener: () => void) => resolved.push(listener),
  };
  const settle = () => act(() => new Promise((resolve) => setImmediate(resolve)));
  const release = followRelease({
    router,
    page: page as never,
    fetch: (address, init) => {
      asked.push([address, init]);
      return answer();
    },
    now: () => time,
  });
  return {
    release,
    reload,
    asked,
    wait: (ms: number) => void (time += ms),
    tell: (type: string) => {
      target.dispatchEvent(new Event(type));
      return settle();
    },
    look: (state: DocumentVisibilityState) => {
      visibility = state;
      target.dispatchEvent(new Event("visibilitychange"));
      return settle();
    },
    goTo: (staticData: RouteMeta, error?: unknown) => {
      matches = [
        { staticData: {}, error: undefined },
        { staticData, error },
      ];
      for (const listener of resolved) listener();
      return settle();
    },
  };
};

const question = ["/version.json", { cache: "no-cache" }];

it(
  "asks when the window is looked at again, when the network is back and after a change of page, at most every " +
    "five minutes",
  async () => {
    const { asked, wait, tell, look, goTo } = open(says({ entry: running }));
    await look("visible");
    await tell("online");
    await goTo({});
    expect(asked).toEqual([]);
    wait(askingPauseMs);
    await look("hidden");
    expect(asked).toEqual([]);
    await look("visible");
    expect(asked).toEqual([question]);
    await tell("online");
    await goTo({});
    wait(askingPauseMs - 1);
    await tell("online");
    expect(asked).toEqual([question]);
    wait(1);
    await tell("online");
    expect(asked).toEqual([question, question]);
    wait(askingPauseMs);
    await goTo({});
    expect(asked).toEqual([question, question, question]);
  },
);

it("checks for a newer build immediately when a part of the application fails to load", async () => {
  const { asked, tell, goTo } = open(says({ entry: running }));
  await tell("vite:preloadError");
  expect(asked).toEqual([question]);
  await goTo({}, new PageNotLoaded("a page could not be loaded"));
  expect(asked).toEqual([question, question]);
  await goTo({}, new Error("another"));
  expect(asked).toEqual([question, question]);
});

it("offers the newer build, is dismissed for a while, and reloads on request", async () => {
  const { asked, reload, tell, wait } = open(says(newer));
  show(
    <>
      <main id="main" tabIndex={-1} />
      <ReleaseSlot />
    </>,
  );
  expect(screen.getByRole("status").textContent).toBe("");
  await tell("vite:preloadError");
  expect(screen.getByRole("status").textContent).toBe("A newer version is readyLaterReload");
  fireEvent.click(screen.getByRole("button", { name: "Later" }));
  expect(document.activeElement).toBe(screen.getByRole("main"));
  expect(screen.getByRole("status").textContent).toBe("");
  wait(askingPauseMs);
  await tell("online");
  expect(asked).toEqual([question]);
  await tell("vite:preloadError");
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Reload" }));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("status").textContent).toBe("");
});

it("offers nothing during an attempt, and the known build once the attempt is left", async () => {
  const { asked, tell, wait, goTo } = open(says(newer));
  show(<ReleaseSlot />);
  await goTo({ keepsPlace: true });
  wait(askingPauseMs);
  await tell("online");
  expect(asked).toEqual([]);
  await tell("vite:preloadError");
  expect(asked).toEqual([question]);
  expect(screen.getByRole("status").textContent).toBe("");
  await goTo({});
  expect(screen.getByRole("button", { name: "Reload" })).toBeTruthy();
});

it.each([
  ["no network", notThere],
  ["an error of the server", says(newer, false)],
  ["a page of the network's gatekeeper", says("<html>")],
  ["nothing", says(null)],
  ["an address elsewhere", says({ entry: "https://elsewhere.test/assets/index.js" })],
  ["the build that runs here", says({ entry: running })],
])("says nothing when the answer is %s", async (_, answer) => {
  const { release, tell } = open(answer);
  show(<ReleaseSlot />);
  await tell("vite:preloadError");
  expect(release?.getSnapshot().value).toEqual({ current: "free" });
  expect(screen.getByRole("status").textContent).toBe("");
});

it("does not check where pages are served from their sources", async () => {
  const { release, asked, tell } = open(says(newer), '<script type="module" src="/src/web/app/main.tsx"></script>');
  await tell("vite:preloadError");
  expect([release, asked, releaseSlot.get()]).toEqual([null, [], null]);
});

it("identifies a build by its entry file", () => {
  const page = (html: string) => runningEntry(new DOMParser().parseFromString(html, "text/html"));
  expect([
    page(`<script src="/assets/old.js"></script><script type="module" src="${running}"></script>`),
    page("<p></p>"),
  ]).toEqual([running, null]);
  expect(
    [newer, {}, { entry: 1 }, [], "x", { entry: "//evil.test/a.js" }, { entry: "/assets/../x.js" }].map(buildOf),
  ).toEqual(["/assets/index-BBBB.js", null, null, null, null, null, null]);
});

const gone = new PageNotLoaded("a page could not be loaded");

it("loads the newer build by itself where only that has the page that was asked for", async () => {
  const { reload, wait, goTo } = open(says(newer));
  wait(60_000);
  await goTo({}, gone);
  expect(reload).toHaveBeenCalledTimes(1);
});

it("loads the newer build by itself for the result of a sitting in which it was found", async () => {
  const { reload, wait, goTo, tell } = open(says(newer));
  await goTo({ keepsPlace: true });
  wait(60_000);
  await tell("vite:preloadError");
  expect(reload).not.toHaveBeenCalled();
  await goTo({}, gone);
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ["no newer build is there", running, 60_000, {}],
  ["it was loaded a moment ago, which did not help", newer.entry, 59_999, {}],
  ["the page is that of a sitting", newer.entry, 60_000, { keepsPlace: true }],
])("loads nothing by itself where %s", async (_why, entry, ms, staticData) => {
  const { reload, wait, goTo } = open(says({ entry }));
  wait(ms);
  await goTo(staticData, gone);
  expect(reload).not.toHaveBeenCalled();
});
