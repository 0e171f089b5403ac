import "fake-indexeddb/auto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { runInThisContext } from "node:vm";
import { beforeEach, expect, it } from "vitest";
import { receivedKeys } from "../../../src/web/effects/account-keys";
import { storedKeys } from "../../../src/web/effects/device/stored-keys";
import { storedReplies } from "../../../src/web/effects/device/stored-replies";
import { keyOf } from "../effects/keys-here";

const source = ["stored.js", "leave.js"].map((name) => readFileSync(path.resolve("src/web/worker", name), "utf8"));
const now = Date.now();
const minute = 60_000;

let done: string[];
let kept: string[];

/** The worker as run by the browser; the functions return the outcome of one of its events. */
const worker = () => {
  const heard = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>();
  const self = {
    addEventListener: (type: string, listener: never) => void heard.set(type, listener),
    skipWaiting: async () => void done.push("comes in"),
    registration: { unregister: async () => void done.push("leaves") },
  };
  const caches = {
    keys: async () => kept,
    delete: async (name: string) => void done.push(`delete ${name}`),
  };
  const fetched = async (url: string) => {
    done.push(url);
    return new Response("", { headers: { "x-invigil": "1" } });
  };
  const run = runInThisContext(`(function (self, caches, fetch) {\n${source.join("\n")}\n})`) as (
    ...given: readonly unknown[]
  ) => void;
  run(self, caches, fetched);
  return (type: "install" | "activate") =>
    new Promise<unknown>((resolve, reject) => {
      heard.get(type)?.({ waitUntil: (work) => void work.then(resolve, reject) });
    });
};
const sittingOf = (at: number, deadline: number | null) => ({
  test: { menu_id: "unit" },
  held: { kind: "held", lease: "lease-1", attempt: { attempt_id: "a-1", server_time: at, deadline } },
  at,
});

beforeEach(async () => {
  await storedReplies.forget();
  done = [];
  kept = ["release-1", "release-2", "media-a1", "of somebody else"];
});

it("removes the cache of the previous worker, then itself", async () => {
  const on = worker();
  await on("install");
  await on("activate");
  expect(done).toEqual(["comes in", "delete release-1", "delete release-2", "delete media-a1", "leaves"]);
});

it.each([
  ["has time left", sittingOf(now - minute, now + minute)],
  ["has no end", sittingOf(now - 60 * minute, null)],
])("does not install while a sitting is under way that %s", async (_what, sitting) => {
  await storedReplies.keep("ann", "sitting.ann.unit", sitting);
  await expect(worker()("install")).rejects.toThrow("a sitting is under way on this device");
  expect(done).toEqual([]);
});

it.each([
  ["its time is over", sittingOf(now - 2 * minute, now - minute)],
  ["nobody has gone on with it for a day", sittingOf(now - 25 * 60 * minute, null)],
])("installs once %s", async (_what, sitting) => {
  await storedReplies.keep("ann", "sitting.ann.unit", sitting);
  await worker()("install");
  expect(done).toEqual(["comes in"]);
});

it("F02: delivers the hand-in of a closed page before it removes itself", async () => {
  await storedReplies.keep("ann", "handin.ann.a-1", { stage: "main", calls: [{ url: "/api/exam/advance" }] });
  await worker()("activate");
  expect([done[0], done.at(-1)]).toEqual(["/api/exam/advance", "leaves"]);
  expect(await storedReplies.recall("handin.ann.a-1")).toBeNull();
});

it("F02: delivers operations sealed for a signed-in person, and leaves those that wait for their owner", async () => {
  await storedReplies.keep("cas", "handin.cas.a-0", { stage: "main", calls: [{ url: "/by-the-browser" }] });
  receivedKeys.tell("ann", keyOf("ann"));
  receivedKeys.tell("ben", keyOf("ben"));
  await storedReplies.keep("ann", "handin.ann.a-1", { stage: "main", calls: [{ url: "/of-ann" }] });
  await storedReplies.keep("ben", "handin.ben.a-2", { stage: "main", calls: [{ url: "/of-ben" }] });
  await storedKeys.forgetOthers((person) => person === "ben");
  await worker()("activate");
  expect(done.slice(0, -4)).toEqual(["/of-ben", "/by-the-browser"]);
  receivedKeys.tell("ann", keyOf("ann"));
  const names = ["handin.ann.a-1", "handin.ben.a-2", "handin.cas.a-0"];
  expect(await Promise.all(names.map((name) => storedReplies.recall(name)))).toEqual([
    { stage: "main", calls: [{ url: "/of-ann" }] },
    null,
    null,
  ]);
});

it.each([true, false])(
  "respects a sitting sealed by its owner's key only while they are signed in: %s",
  async (isHere) => {
    receivedKeys.tell("dan", keyOf("dan"));
    await storedReplies.keep("dan", "sitting.dan.unit", sittingOf(now - minute, now + minute));
    await storedKeys.forgetOthers((person) => isHere && person === "dan");
    const coming = worker()("install").then(
      () => "comes in",
      () => "stays away",
    );
    expect(await coming).toBe(isHere ? "stays away" : "comes in");
  },
);
