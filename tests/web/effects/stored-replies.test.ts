import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, it } from "vitest";
import { storedReplies } from "../../../src/web/effects/device/stored-replies";

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

it("discards a reply whose storing began before a sign-out, whichever finishes first", async () => {
  const first = storedReplies.keep("ann", "profile", { name: "ann" });
  const second = storedReplies.keep("ann", "sitting.ann.unit", { stage: "one" });
  await Promise.all([first, second]);
  expect(await storedReplies.recall("profile")).toEqual({ name: "ann" });
  expect(await storedReplies.recall("sitting.ann.unit")).toEqual({ stage: "one" });
  const late = storedReplies.keep("ann", "sitting.ann.unit", { stage: "two" });
  await Promise.all([storedReplies.forget(), late]);
  expect([await storedReplies.recall("profile"), await storedReplies.recall("sitting.ann.unit")]).toEqual([null, null]);
});

it("the next person finds no stored reply of the one before", async () => {
  await storedReplies.keep("ann", "sitting.ann.unit", 1);
  await storedReplies.keep("ben", "sitting.ben.unit", 2);
  await storedReplies.forgetOthers((name) => name.startsWith("sitting.ben."));
  expect([await storedReplies.recall("sitting.ann.unit"), await storedReplies.recall("sitting.ben.unit")]).toEqual([
    null,
    2,
  ]);
  await storedReplies.drop("sitting.ben.unit");
  expect(await storedReplies.recall("sitting.ben.unit")).toBeNull();
});
