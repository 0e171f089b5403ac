import fc from "fast-check";
import { expect, it } from "vitest";
import { codeAlphabet, codeFrom, codeLength, groupedCode, readCode } from "../../src/contract/account/invitation-code";

const code = fc
  .array(fc.constantFrom(...codeAlphabet.split("")), { minLength: codeLength, maxLength: codeLength })
  .map((symbols) => symbols.join(""));
const bytes = fc.uint8Array({ minLength: 8, maxLength: 8 });

it("its alphabet has 32 symbols, none like another, and twelve of them are sixty bits", () => {
  expect(new Set(codeAlphabet).size).toBe(32);
  expect(codeAlphabet).not.toMatch(/[ILOU]/);
  expect(codeLength * Math.log2(codeAlphabet.length)).toBe(60);
});

it("a code that was made is read as it is, in groups, in small letters, in full width", () => {
  fc.assert(
    fc.property(bytes, (made) => {
      const whole = codeFrom(made);
      const fullWidth = Array.from(whole, (symbol) => String.fromCodePoint((symbol.codePointAt(0) ?? 0) + 0xfe_e0));
      const typed = [whole, groupedCode(whole), whole.toLowerCase(), fullWidth.join("")];
      expect(typed.map(readCode)).toEqual([whole, whole, whole, whole]);
    }),
  );
});

it("characters between the symbols are ignored, and letters that look like digits are read as digits", () => {
  const gap = fc.constantFrom("", " ", "-", "–", "·", "\t", "。");
  const likes: Readonly<Record<string, readonly string[]>> = { "0": ["0", "o", "O"], "1": ["1", "l", "L", "i", "I"] };
  fc.assert(
    fc.property(code, fc.array(fc.tuple(gap, fc.nat(4)), { minLength: 12, maxLength: 12 }), (whole, ways) => {
      const typed = Array.from(whole, (symbol, place) => {
        const [between, like] = ways[place] ?? ["", 0];
        const same = likes[symbol] ?? [symbol];
        return between + (same[like % same.length] ?? symbol);
      }).join("");
      expect(readCode(typed)).toBe(whole);
    }),
  );
});

it("grouping takes nothing away, and reading is settled by reading once", () => {
  fc.assert(
    fc.property(code, (whole) => {
      expect(groupedCode(whole)).toMatch(/^.{4}-.{4}-.{4}$/);
      expect(groupedCode(whole).replaceAll("-", "")).toBe(whole);
      expect(readCode(groupedCode(readCode(whole) ?? ""))).toBe(whole);
    }),
  );
});

it("different bits make different codes", () => {
  fc.assert(
    fc.property(bytes, bytes, (one, other) => {
      const low = (all: Uint8Array) => BigInt(`0x${Buffer.from(all).toString("hex")}`) & (2n ** 60n - 1n);
      expect(codeFrom(one) === codeFrom(other)).toBe(low(one) === low(other));
    }),
  );
});

it.each(["", "ABCD-EFGH", "0000-0000-000", "0000-0000-00000", "0000-0000-000U", "零000-0000-0000", "0000-0000-000é"])(
  "%j is no code",
  (typed) => {
    expect(readCode(typed)).toBeNull();
  },
);
