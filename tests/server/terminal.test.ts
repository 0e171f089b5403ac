import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { printable } from "../../src/server/process/terminal";

describe("text for a terminal", () => {
  it("keeps ordinary text", () => {
    const text = "Müller\t数学 1–3: “a” 🦊\nnext";
    expect(printable(text)).toBe(text);
  });
  it.each([
    ["a colour", "\u001b[31mred\u001b[0m", "\ufffd[31mred\ufffd[0m"],
    ["a title of the window", "\u001b]0;x\u0007", "\ufffd]0;x\ufffd"],
    ["an overwritten line", "done\rnot", "done\ufffdnot"],
    ["an 8-bit control", "\u009b2J", "\ufffd2J"],
    ["reversed text", "abc\u202edcb", "abc\ufffddcb"],
  ])("has %s removed", (_what, text, shown) => {
    expect(printable(text)).toBe(shown);
  });
  it("keeps its length, and does not change a second time", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const once = printable(text);
        expect([once.length, printable(once)]).toEqual([text.length, once]);
        const codes = Array.from(once, (one) => one.codePointAt(0) ?? 0);
        expect(codes.filter((code) => code < 32 && code !== 9 && code !== 10)).toEqual([]);
      }),
    );
  });
});
