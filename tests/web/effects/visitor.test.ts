import { describe, expect, it } from "vitest";
import { visitorEffects } from "../../../src/web/effects/visitor";
import { makeTextStorage } from "../../../src/web/platform/storage";
import { memoryStorage } from "../../support/memory-storage";

const stored = { vtk: "v.lin", guest: JSON.stringify({ guestId: "g1", name: "Lin" }) };
const lin = { token: "v.lin", guest: { guestId: "g1", name: "Lin" } };
const sitting = "/examAccess/exam";

const kept = (tab: Record<string, string>, local: Record<string, string>, path: string) =>
  visitorEffects(
    async () => Promise.reject(new Error("no call")),
    makeTextStorage(() => memoryStorage(tab)),
    {
      local: makeTextStorage(() => memoryStorage(local)),
      path,
    },
  ).keptVisit();

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
