import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, it } from "vitest";
import { keptAnswers } from "../../../src/web/effects/device/kept-answers";

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

it("what was to be kept before somebody left is not kept after it, whoever comes first", async () => {
  const first = keptAnswers.keep("ann", "profile", { name: "ann" });
  const second = keptAnswers.keep("ann", "sitting.ann.unit", { stage: "one" });
  await Promise.all([first, second]);
  expect(await keptAnswers.recall("profile")).toEqual({ name: "ann" });
  expect(await keptAnswers.recall("sitting.ann.unit")).toEqual({ stage: "one" });
  const late = keptAnswers.keep("ann", "sitting.ann.unit", { stage: "two" });
  await Promise.all([keptAnswers.forget(), late]);
  expect([await keptAnswers.recall("profile"), await keptAnswers.recall("sitting.ann.unit")]).toEqual([null, null]);
});

it("the next person finds nothing of the one before", async () => {
  await keptAnswers.keep("ann", "sitting.ann.unit", 1);
  await keptAnswers.keep("ben", "sitting.ben.unit", 2);
  await keptAnswers.forgetOthers((name) => name.startsWith("sitting.ben."));
  expect([await keptAnswers.recall("sitting.ann.unit"), await keptAnswers.recall("sitting.ben.unit")]).toEqual([
    null,
    2,
  ]);
  await keptAnswers.drop("sitting.ben.unit");
  expect(await keptAnswers.recall("sitting.ben.unit")).toBeNull();
});
