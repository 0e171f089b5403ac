// @vitest-environment node
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { deleteDB, openDB } from "idb";
import { beforeEach, describe, expect, it } from "vitest";
import { makeKey, seal } from "../../../../src/web/effects/outbox/seal";
import { makeDeviceStore } from "../../../../src/web/effects/outbox/store";
import { everyKey, keysHere, pried } from "../keys-here";
import { firstVersion, keeping, operationOf, putRaw, rawRows, stored } from "./device";

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const choice = { exerciseId: "e1", answer: { type: "single_choice", option_id: "B" } } as const;
const choosing = { type: "choose", attemptId: "a1", choice } as const;
const confirmed = { state: "confirmed", seq: 7 } as const;
const waits = { operations: [], choices: {}, locked: 1, unreadable: 0 };
const there = { operations: [stored("k1")], choices: {}, locked: 0, unreadable: 0 };

/** A page of this browser to which the server has sent the keys of these people. */
const page = (...told: readonly string[]) => {
  const keys = keysHere(...told);
  return { keys, store: makeDeviceStore({ keyFor: keys.keyFor }) };
};
const sealedFor = async (store?: string) =>
  (await rawRows(store)).map(({ sealed }) => (sealed as { person?: string }).person);

describe("answers that their owner left on a device", () => {
  it("are not opened by any key of the next person, and are readable again for their owner", async () => {
    const anns = page("ann");
    await anns.store.write("ann", keeping("k1"));
    await anns.store.write("ann", choosing);
    expect((await pried()).opened.join()).toContain("option_id");
    await anns.keys.forgetOthers(() => false);

    const bens = page("ben");
    await bens.keys.forgetOthers((person) => person === "ben");
    await bens.store.write("ben", keeping("k2", { state: "waiting" }, { attemptId: "a2" }));
    expect((await bens.store.restore("ben")).operations).toEqual([stored("k2", { state: "waiting" }, "a2")]);
    const { sealed, opened } = await pried();
    expect([sealed, opened]).toEqual([
      3,
      [JSON.stringify({ operation: operationOf("k2"), standing: { state: "waiting" } })],
    ]);

    const again = page("ann");
    await again.keys.forgetOthers((person) => person === "ann");
    expect(await again.store.restore("ann")).toEqual({ ...there, choices: { a1: choice } });
    expect((await pried()).opened.join()).not.toContain('"key":"k2"');
  });

  it("are read after a cold start without network, by the key stored while their owner is signed in", async () => {
    await page("ann").store.write("ann", keeping("k1"));
    expect(await page().store.restore("ann")).toEqual(there);
    const [key] = await everyKey();
    expect(key?.extractable).toBe(false);
    await expect(crypto.subtle.exportKey("raw", key as CryptoKey)).rejects.toThrow(/not extractable/);
  });

  it("wait where the key is missing, and are neither counted as damaged nor removed", async () => {
    const anns = page("ann");
    await anns.store.write("ann", keeping("k1"));
    await anns.keys.forgetOthers(() => false);
    const later = makeDeviceStore({ keyFor: page().keys.keyFor, now: () => Date.now() + 400 * 86_400_000 });
    expect(await later.restore("ann")).toEqual(waits);
    expect((await rawRows()).map(({ key }) => key)).toEqual(["k1"]);
    const [row] = await rawRows();
    await putRaw("operations", { ...row, key: "k0" });
    expect(await page("ann").store.restore("ann")).toEqual({ ...there, unreadable: 1 });
  });

  it("are reported once the key arrives, also in a page that began without it", async () => {
    const anns = page("ann");
    await anns.store.write("ann", keeping("k1"));
    await anns.keys.forgetOthers(() => false);
    const late = page();
    expect(await late.store.restore("ann")).toEqual(waits);
    late.keys.tell("ann");
    expect(await late.store.restore("ann")).toEqual(there);
  });
});

it("F36 F68: a key that the browser cleared is stored again with the next answer of its owner", async () => {
  const { keys, store } = page("ann");
  store.onLost(keys.keepAgain);
  await store.write("ann", keeping("k1"));
  for (const name of ["invigil-keys", "invigil"]) await deleteDB(name);
  await store.write("ann", keeping("k1"));
  expect(await page().store.restore("ann")).toEqual(there);
  await keys.forgetOthers(() => false);
  keys.keepAgain();
  await store.write("ann", keeping("k1"));
  expect([await sealedFor(), await everyKey()]).toEqual([["ann"], []]);
});

describe("a late write for a person who has signed out", () => {
  it("is sealed by that person's key, which is not stored on the device", async () => {
    const { keys, store } = page("ann", "cas");
    await store.write("ann", keeping("k1"));
    await keys.forgetOthers(() => false);
    await store.write("ann", keeping("k1", confirmed));
    await store.write("cas", keeping("k3"));
    expect([await sealedFor(), await everyKey()]).toEqual([["ann", "cas"], []]);
    expect((await page("ann").store.restore("ann")).operations).toEqual([stored("k1", confirmed)]);
  });

  it("restores the key only with its owner", async () => {
    const { keys, store } = page("ann");
    await store.write("ann", keeping("k1"));
    await keys.forgetOthers(() => false);
    keys.tell("ann");
    await store.restore("ann");
    expect((await everyKey()).length).toBe(1);
  });

  it("leaves no key behind that was about to be stored", async () => {
    const { keys, store } = page("ann");
    const written = store.write("ann", keeping("k1"));
    await Promise.all([keys.forgetOthers(() => false), written]);
    await keys.forgetOthers(() => false);
    expect(await everyKey()).toEqual([]);
  });
});

describe("a row sealed by the browser's key", () => {
  /** As the version before has left it. */
  const before = async () => {
    await page().store.write("ann", keeping("k1"));
    await page().store.write("ann", choosing);
    await page().store.write("ben", keeping("k2", { state: "waiting" }, { attemptId: "a2" }));
  };

  it("is read, and encrypted again by its owner's key", async () => {
    await before();
    expect(await sealedFor()).toEqual([undefined, undefined]);
    expect(await page("ann").store.restore("ann")).toEqual({ ...there, choices: { a1: choice } });
    await expect.poll(() => sealedFor()).toEqual(["ann", undefined]);
    await expect.poll(() => sealedFor("choices")).toEqual(["ann"]);
    expect(await page("ann").store.restore("ann")).toEqual({ ...there, choices: { a1: choice } });
    expect((await page("ben").store.restore("ben")).operations).toEqual([stored("k2", { state: "waiting" }, "a2")]);
  });

  it("is not sealed again over later writes of another window", async () => {
    await before();
    const { store } = page("ann");
    await Promise.all([store.restore("ann"), page().store.write("ann", keeping("k1", confirmed))]);
    await expect
      .poll(async () => (await page("ann").store.restore("ann")).operations)
      .toEqual([stored("k1", confirmed)]);
  });

  it("stays without an owner if an older version stored it so", async () => {
    const database = await firstVersion();
    const key = await makeKey();
    await database.put("keys", key, "answers");
    const sealed = await seal({ key, person: null }, operationOf("k1"));
    await database.put("operations", { key: "k1", attemptId: "a1", sealed });
    database.close();
    expect((await page("ann").store.restore("ann")).operations).toEqual([stored("k1")]);
    expect((await page("ben").store.restore("ben")).operations).toEqual([stored("k1")]);
    expect(await sealedFor()).toEqual([undefined]);
    await page("ben").store.write("ben", keeping("k1", confirmed));
    expect([await sealedFor(), (await page("ann").store.restore("ann")).operations]).toEqual([["ben"], []]);
  });

  it("is written where no account key has come, so that no answer is lost", async () => {
    const { keys, store } = page();
    await store.write("ann", keeping("k1"));
    expect([await sealedFor(), await store.restore("ann")]).toEqual([[undefined], there]);
    keys.tell("ann");
    expect(await store.restore("ann")).toEqual(there);
    await expect.poll(() => sealedFor()).toEqual(["ann"]);
  });
});

it("a key that is invalid or cannot be stored costs no answer", async () => {
  const keys = keysHere();
  const blocked = await openDB("invigil-keys", 2);
  keys.tell("ann");
  const store = makeDeviceStore({ keyFor: keys.keyFor });
  await store.write("ann", keeping("k1"));
  blocked.close();
  expect([await sealedFor(), await store.restore("ann")]).toEqual([["ann"], there]);
});
