import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { searchLinks, searchWords, errorLogText } from "../../../../src/web/console/tools/error-log-text";
import {
  collectErrors,
  connectErrorLog,
  loggingJudge,
  logError,
  rootErrorHandlers,
  type RawError,
} from "../../../../src/web/site/error-log";

const at = Date.UTC(2026, 10, 21, 9);
beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe("collecting", () => {
  const taken: RawError[] = [];
  beforeEach(() => {
    vi.spyOn(Date, "now").mockReturnValue(at);
    window.history.replaceState(null, "", "/now?menu_id=7");
  });
  afterEach(() => void (taken.length = 0));
  const place = { page: "/now?menu_id=7", at };

  it("waits with the last hundred for the log, then gives each as it comes", () => {
    for (let number = 0; number < 105; number += 1) logError("error", number);
    connectErrorLog((trouble) => void taken.push(trouble));
    logError("render", "now");
    expect([taken.length, taken[0], taken.at(-1)]).toEqual([
      101,
      { kind: "error", what: 5, ...place },
      { kind: "render", what: "now", ...place },
    ]);
  });

  it("records uncaught errors, and chunks that cannot be loaded", () => {
    const source = new EventTarget();
    collectErrors(source as Window);
    const [thrown, missing] = [new Error("thrown"), new Error("missing")];
    source.dispatchEvent(Object.assign(new Event("error"), { error: thrown, message: "Uncaught Error: thrown" }));
    source.dispatchEvent(Object.assign(new Event("error"), { error: null, message: "Script error." }));
    source.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: "why" }));
    source.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: missing }));
    expect(taken).toEqual([
      { kind: "error", what: thrown, ...place },
      { kind: "error", what: "Script error.", ...place },
      { kind: "rejection", what: "why", ...place },
      { kind: "chunk", what: missing, ...place },
    ]);
  });

  it("records errors thrown by views, and still reports uncaught ones", () => {
    const reported = vi.fn();
    vi.stubGlobal("reportError", reported);
    vi.stubEnv("DEV", false);
    rootErrorHandlers.onCaughtError("caught");
    rootErrorHandlers.onUncaughtError("uncaught");
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    expect([taken.map(({ kind, what }) => [kind, what]), reported.mock.calls]).toEqual([
      [
        ["render", "caught"],
        ["render", "uncaught"],
      ],
      [["uncaught"]],
    ]);
  });

  it("records failures that are classified as faults, and classifies them as before", () => {
    const judge = loggingJudge((fact) => fact.type === "request.aborted");
    expect([judge({ type: "request.aborted" }), judge({ type: "network.failed", isShown: true })]).toEqual([
      true,
      false,
    ]);
    expect(taken).toEqual([{ kind: "request", what: { type: "network.failed", isShown: true }, ...place }]);
  });
});

describe("searching for and copying entries", () => {
  it.each([
    ["TypeError: x is not a function", "TypeError: x is not a function"],
    ["Failed to fetch https://school.test/assets/page-8f3a.js now", "Failed to fetch now"],
    ["error in /examAccess/exam?menu_id=7 for ann@school.test", "error in for"],
    ["line 123 of item 20261121, code 404", "line 123 of item , code 404"],
    ["attempt 0190f3c2-7a41-7c1e-9d31-aa11bb22cc33 lost", "attempt lost"],
    ["token=••• refused", "token= refused"],
    ["https://school.test/only", ""],
  ])("searches for %j as %j", (message, words) => {
    expect(searchWords(message)).toBe(words);
  });

  it("goes to two search engines, or to none where no words are left", () => {
    expect(searchLinks("a & b")).toEqual([
      { name: "Baidu", href: "https://www.baidu.com/s?wd=a%20%26%20b" },
      { name: "Google", href: "https://www.google.com/search?q=a%20%26%20b" },
    ]);
    expect(searchLinks("https://x.test")).toEqual([]);
    expect(searchWords("w ".repeat(400)).length).toBeLessThanOrEqual(200);
  });

  it("is copied as text", () => {
    const trouble = { key: 1, kind: "error", message: "Error: one", stack: "", page: "/here", count: 3, at } as const;
    expect(errorLogText(trouble)).toBe("[error] Error: one\n/here ×3 2026-11-21T09:00:00.000Z");
    expect(errorLogText({ ...trouble, stack: "at a\nat b" })).toBe(
      "[error] Error: one\n/here ×3 2026-11-21T09:00:00.000Z\nat a\nat b",
    );
  });
});
