import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FaultFact } from "../../../../machines/faults/facts";
import { makeErrorLog } from "../../../../src/web/console/tools/error-log-entries";
import { maskText } from "../../../../src/web/console/tools/mask-text";
import { PageNotLoaded } from "../../../../src/web/loading/lazy-page";
import { type RawError } from "../../../../src/web/site/error-log";

const at = Date.UTC(2026, 10, 21, 9);
const raw = (kind: RawError["kind"], what: unknown, more: Partial<RawError> = {}): RawError => ({
  kind,
  what,
  page: "/here",
  at,
  ...more,
});
const failing = (
  message: string,
  stack = "Error: x\n    at one (a.js:1:1)\n    at two (b.js:2:2)",
  options: ErrorOptions = {},
): Error => Object.assign(new Error(message, options), { stack });

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe("the log", () => {
  it("lists the thrown errors, latest first", () => {
    const log = makeErrorLog();
    log.add(raw("render", failing("one", "Error: one\n    at a")));
    log.add(raw("rejection", "just words", { at: at + 1, page: "/there?menu_id=7" }));
    expect(log.get()).toEqual([
      { key: 2, kind: "rejection", message: "just words", stack: "", page: "/there?menu_id=7", count: 1, at: at + 1 },
      { key: 1, kind: "render", message: "Error: one", stack: "Error: one\n    at a", page: "/here", count: 1, at },
    ]);
  });

  it("counts the same again: kind, message and head of the stack, with the last time and page", () => {
    const log = makeErrorLog();
    log.add(raw("error", failing("same", "Error: same\n    at one\n    at two")));
    log.add(raw("error", failing("other")));
    log.add(raw("error", failing("same", "Error: same\n    at one\n    at three"), { at: at + 5, page: "/later" }));
    log.add(raw("render", failing("same", "Error: same\n    at one\n    at two")));
    log.add(raw("error", failing("same", "Error: same\n    at elsewhere\n    at two")));
    expect(log.get().map(({ key, kind, count, page, at: last }) => [key, kind, count, page, last - at])).toEqual([
      [4, "error", 1, "/here", 0],
      [3, "render", 1, "/here", 0],
      [1, "error", 2, "/later", 5],
      [2, "error", 1, "/here", 0],
    ]);
  });

  it("records an error once, also where it is rethrown or wrapped", () => {
    const log = makeErrorLog();
    const inner = failing("chunk gone");
    log.add(raw("chunk", inner));
    log.add(raw("render", new PageNotLoaded("a page could not be loaded", { cause: inner })));
    log.add(raw("error", inner));
    expect(log.get().map(({ kind, message, count }) => [kind, message, count])).toEqual([
      ["chunk", "Error: chunk gone", 1],
    ]);
  });

  it("calls a page that has not come a chunk", () => {
    const log = makeErrorLog();
    log.add(
      raw(
        "render",
        new PageNotLoaded("a page could not be loaded", { cause: new Error("the chunk did not come in time") }),
      ),
    );
    expect(log.get().map(({ kind, message }) => [kind, message])).toEqual([
      ["chunk", "PageNotLoaded: a page could not be loaded"],
    ]);
  });

  it.each<[string, FaultFact, string | null]>([
    ["no network", { type: "network.failed", isShown: true }, "network"],
    ["no answer in time", { type: "request.timedOut", isShown: false }, "timeout"],
    ["a broken request", { type: "request.broken", msg: "cannot read x" }, "cannot read x"],
    [
      "a failing server",
      {
        type: "answer.received",
        status: 503,
        code: 503,
        msg: "Service Unavailable",
        isShown: true,
        isCurrent: true,
        isVisitor: false,
        hasAddressCode: false,
      },
      "HTTP 503 Service Unavailable",
    ],
    [
      "a failing server without words",
      {
        type: "answer.received",
        status: 502,
        code: 502,
        msg: "",
        isShown: true,
        isCurrent: true,
        isVisitor: false,
        hasAddressCode: false,
      },
      "HTTP 502",
    ],
    [
      "a refusal",
      {
        type: "answer.received",
        status: 200,
        code: 100101,
        msg: "wrong word",
        isShown: true,
        isCurrent: true,
        isVisitor: false,
        hasAddressCode: false,
      },
      null,
    ],
    [
      "a sign-in that has ended",
      {
        type: "answer.received",
        status: 401,
        code: 401,
        msg: "",
        isShown: true,
        isCurrent: true,
        isVisitor: false,
        hasAddressCode: false,
      },
      null,
    ],
    ["a request that was given up", { type: "request.aborted" }, null],
  ])("describes the failure of %s", (_, fact, message) => {
    const log = makeErrorLog();
    log.add(raw("request", fact));
    expect(log.get().map((trouble) => [trouble.kind, trouble.message])).toEqual(
      message === null ? [] : [["request", message]],
    );
  });

  it.each<[string, unknown, string | null]>([
    ["a fault", { code: "network" }, "network"],
    [
      "a refusal, without its data",
      { code: 100204, status: 200, msg: "taken over", data: { answer: "B" } },
      "100204 taken over",
    ],
    ["what was given up", { code: "aborted" }, null],
    ["what the browser gave up", new DOMException("stopped", "AbortError"), null],
    ["nothing", undefined, "undefined"],
    ["an object", { secret: "x" }, "[object Object]"],
  ])("reads %s that was not caught", (_, what, message) => {
    const log = makeErrorLog();
    log.add(raw("rejection", what));
    expect(log.get().map((trouble) => trouble.message)).toEqual(message === null ? [] : [message]);
  });

  it("is capped: a hundred entries, long words and stacks cut", () => {
    const log = makeErrorLog();
    for (let number = 0; number < 130; number += 1) log.add(raw("error", `trouble ${number}`));
    expect([log.get().length, log.get()[0]?.message, log.get()[99]?.message]).toEqual([
      100,
      "trouble 129",
      "trouble 30",
    ]);
    log.add(raw("error", failing("m".repeat(5_000), "s".repeat(20_000))));
    expect([log.get()[0]?.message.length, log.get()[0]?.stack.length]).toEqual([1_000, 8_000]);
  });

  it("notifies its listeners, and is empty when cleared", () => {
    const log = makeErrorLog();
    const heard = vi.fn();
    const stop = log.subscribe(heard);
    log.add(raw("error", "x"));
    log.clear();
    stop.unsubscribe();
    log.add(raw("error", "y"));
    expect([heard.mock.calls.length, log.get().map(({ message }) => message)]).toEqual([2, ["y"]]);
  });
});

describe("secrets left out of the log", () => {
  it.each([
    ["https://x.test/a?t=abc123&menu_id=7", "https://x.test/a?t=•••&menu_id=7"],
    ["/a?menu_id=7&t=abc#top", "/a?menu_id=7&t=•••#top"],
    ["/?redirect=%2Fa%3Fx&token%3Dabc", "/?redirect=%2Fa%3Fx&token%3D•••"],
    ["/visitor?vtk=v.abc.def", "/visitor?vtk=•••"],
    ["Authorization: Bearer abc.def-ghi", "Authorization: Bearer •••"],
    ['{"token":"abc","code":7}', '{"token":•••,"code":7}'],
    ["password=hunter2, user=ann", "password=•••, user=ann"],
    ['bad {"answer":{"type":"match","pairs":[["a","b"]]},"revision":2}', 'bad {"answer":•••'],
    ['{"answers": ["B", "C"]}', '{"answers": •••'],
    ["lease: 'secret-1'", "lease: •••"],
    ["the answer is not a function at about.ts", "the answer is not a function at about.ts"],
    ["Unexpected token '<' at position 0", "Unexpected token '<' at position 0"],
    ["/a?start=5&next=2", "/a?start=5&next=2"],
  ])("%s", (text, masked) => {
    expect(maskText(text)).toBe(masked);
  });

  it("the token of this window, in any position", () => {
    localStorage.setItem("token", "k7Yx-very-own");
    expect(maskText("cannot parse k7Yx-very-own here")).toBe("cannot parse ••• here");
  });

  it("are left out of message, stack and address alike", () => {
    const log = makeErrorLog();
    log.add(raw("error", failing("at ?t=abc", "Error\n at https://x.test/?vtk=abc"), { page: "/visitor?vtk=abc" }));
    expect(JSON.stringify(log.get())).not.toContain("abc");
  });
});
