import { describe, expect, it } from "vitest";
import { visitorEffects } from "../../../src/web/effects/visitor";
import { makeTextStorage } from "../../../src/web/platform/storage";
import { memoryStorage } from "../../support/memory-storage";

const stored = { vtk: "v.lin", guest: JSON.stringify({ guestId: "g1", name: "Lin" }) };
const lin = { token: "v.lin", guest: { guestId: "g1", name: "Lin" } };
const sitting = "/examAccess/exam";

const effectsOn = (tab: Storage, local: Storage, path: string) =>
  visitorEffects(
    async () => Promise.reject(new Error("no call")),
    makeTextStorage(() => tab),
    { local: makeTextStorage(() => local), path },
  );
const kept = (tab: Record<string, string>, local: Record<string, string>, path: string) =>
  effectsOn(memoryStorage(tab), memoryStorage(local), path).keptVisit();

describe("the visit of a page that opens", () => {
  it.each([
    ["is that of its tab", stored, {}, "/", lin],
    ["is that of the device on the page of a sitting, after the browser was closed", {}, stored, sitting, lin],
    ["is none on any other page", {}, stored, "/", null],
    ["is none where somebody is signed in", {}, { ...stored, token: "t.ann" }, sitting, null],
    ["is none where nothing is stored", {}, {}, sitting, null],
  ])("%s", (_, tab, local, path, expected) => {
    expect(kept(tab as Record<string, string>, local as Record<string, string>, path)).toEqual(expected);
  });
});

const entriesOf = (storage: Storage) =>
  Object.fromEntries(
    Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "").map((key) => [key, storage.getItem(key)]),
  );

describe("a visit that is left", () => {
  const place = (token: string) => ({ roomPlace: JSON.stringify({ token, key: "key-1" }) });
  it.each([
    ["is forgotten by the device too, with its place in a room", { ...stored, ...place("v.lin") }, {}],
    ["leaves the place of the next student on this device", { ...stored, ...place("v.mei") }, place("v.mei")],
    [
      "leaves the visit of somebody else on this device",
      { vtk: "v.mei", guest: "{}", ...place("v.mei") },
      { vtk: "v.mei", guest: "{}", ...place("v.mei") },
    ],
  ])("%s", (_, before, after) => {
    const [tab, local] = [memoryStorage(stored), memoryStorage({ language: "en", ...before })];
    effectsOn(tab, local, "/").clearVisit(lin);
    expect([entriesOf(tab), entriesOf(local)]).toEqual([{}, { language: "en", ...after }]);
  });
});
