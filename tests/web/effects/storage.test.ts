import { describe, expect, it } from "vitest";
import { takeEntryCode } from "../../../src/web/effects/address-code";
import { makeTextStorage } from "../../../src/web/platform/storage";
import { memoryStorage } from "../../support/memory-storage";

describe("text storage", () => {
  it("keeps, answers and removes", () => {
    const storage = makeTextStorage(() => kept);
    const kept = memoryStorage({ language: "en" });
    expect([storage.get("language"), storage.set("token", "t"), storage.get("token"), kept.getItem("token")]).toEqual([
      "en",
      true,
      "t",
      "t",
    ]);
    storage.remove("token");
    expect([storage.get("token"), kept.length]).toEqual([null, 1]);
  });

  it("stores in memory the values that the browser refuses", () => {
    const storage = makeTextStorage(() => {
      throw new Error("SecurityError");
    });
    expect([storage.get("token"), storage.set("token", "t"), storage.get("token")]).toEqual([null, false, "t"]);
    storage.remove("token");
    expect(storage.get("token")).toBeNull();
  });
});

describe("the code in the address", () => {
  const take = (href: string) => {
    const seen: string[] = [];
    const history = {
      state: null,
      replaceState: (_: unknown, __: string, url: URL) => void seen.push(url.href),
    } as unknown as History;
    return { code: takeEntryCode({ href } as Location, history), address: seen };
  };
  it.each([
    ["https://x.test/?t=abc&menu_id=1", { code: "abc", address: ["https://x.test/?menu_id=1"] }],
    ["https://x.test/", { code: null, address: [] }],
    ["https://x.test/?t=", { code: null, address: [] }],
    ["https://x.test/visitor?t=abc", { code: null, address: [] }],
    ["https://x.test/examAccess/exam?t=abc", { code: null, address: [] }],
    ["https://x.test/visitorResult?t=abc", { code: "abc", address: ["https://x.test/visitorResult"] }],
  ])("of %s", (href, expected) => {
    expect(take(href)).toEqual(expected);
  });
});
