// @vitest-environment node
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { makeReceivedKeys, takingKeys } from "../../../src/web/effects/account-keys";
import { makeStoredReplies } from "../../../src/web/effects/device/stored-replies";
import type { SendCall } from "../../../src/web/effects/http";
import { mask } from "../../../src/web/inspect/live/mask";
import { everyKey, keyOf, keysHere, pried } from "./keys-here";

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const answers = {
  userInfo: { username: "ann", nickname: "Ann", device_key: keyOf("ann") },
  visitInfo: { guest_id: "g1", name: "Mia", device_key: keyOf("guest:g1") },
  updateUser: { username: "ann", device_key: "of another call" },
};
const asking: SendCall = async (name) => (answers as Record<string, unknown>)[name] as never;

describe("the key that comes with who is here", () => {
  it("is passed only to the sealing code, by the name under which the device stores the person's data", async () => {
    const told: [string, string][] = [];
    const call = takingKeys(asking, { tell: (...given) => void told.push(given) });
    expect([await call("userInfo", {}), await call("visitInfo", {})]).toEqual([
      { username: "ann", nickname: "Ann" },
      { guest_id: "g1", name: "Mia" },
    ]);
    expect(await call("updateUser", {})).toEqual(answers.updateUser);
    expect(told).toEqual([
      ["ann", keyOf("ann")],
      ["guest:g1", keyOf("guest:g1")],
    ]);
  });

  it("is optional: a reply without it is passed on unchanged", async () => {
    const tell = vi.fn();
    const call = takingKeys((async () => ({ username: "ann" })) as never, { tell });
    expect([await call("userInfo", {}), tell.mock.calls]).toEqual([{ username: "ann" }, []]);
  });

  it("is ignored where the page is not served securely, or where it is invalid", async () => {
    const told = makeReceivedKeys();
    vi.stubGlobal("crypto", { getRandomValues: () => undefined });
    told.tell("ann", keyOf("ann"));
    vi.unstubAllGlobals();
    expect(told.get("ann")).toBeUndefined();
    told.tell("ann", "no base64!");
    await expect(told.get("ann")).rejects.toThrow();
  });

  it("is not shown by the inspector", () => {
    expect(JSON.stringify(mask({ output: { device_key: keyOf("ann") }, said: keyOf("ann") }))).not.toContain(
      keyOf("ann"),
    );
  });
});

describe("the last reply of the server, stored for a start without network", () => {
  it("is opened by its owner's key alone, after a reload too, and by no key after the sign-out", async () => {
    const keys = keysHere("ann");
    await makeStoredReplies(keys.keyFor).keep("ann", "sitting.ann.unit", { stage: "one" });
    expect((await everyKey()).length).toBe(1);
    expect(await makeStoredReplies(keysHere().keyFor).recall("sitting.ann.unit")).toEqual({ stage: "one" });
    await keys.forgetOthers((person) => person === "ben");
    const bens = makeStoredReplies(keysHere("ben").keyFor);
    await bens.keep("ben", "profile", { name: "ben" });
    expect([await bens.recall("sitting.ann.unit"), (await pried()).opened]).toEqual([null, ['{"name":"ben"}']]);
  });

  it("is stored and read as before if no key has arrived", async () => {
    await makeStoredReplies(keysHere().keyFor).keep("ann", "sitting.ann.unit", 1);
    expect(await makeStoredReplies(keysHere("ann").keyFor).recall("sitting.ann.unit")).toBe(1);
  });
});
