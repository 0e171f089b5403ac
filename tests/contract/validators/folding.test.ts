import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldForms, foldName, foldSearch } from "../../../src/contract/validators/folding";
import { readEmail } from "../../../src/contract/validators/network";
import { readMobile } from "../../../src/contract/validators/phone";
import { readSentCode } from "../../../src/contract/validators/text";
import { foldText } from "../../../src/web/console/palette/fold-text";

const texts = fc.string({ unit: "grapheme", maxLength: 24 });

describe("folding", () => {
  it("does no more the second time", () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const fold of [foldForms, foldName, foldSearch]) expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
  it("makes one of composed and decomposed letters", () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const fold of [foldForms, foldName, foldSearch])
          expect(fold(text.normalize("NFD"))).toBe(fold(text.normalize("NFC")));
      }),
    );
  });
  it("leaves a password its case, accents and blanks", () => {
    expect(foldForms(" Ｃafe\u0301 １２　")).toBe(" Café 12 ");
  });
  it("takes case and outer blanks from a name, not accents", () => {
    expect(foldName("　Ｃafe\u0301_１ ")).toBe("café_1");
  });
  it("removes accents and doubled blanks from searched text, but no vowel signs", () => {
    expect(foldSearch("Ｃafe\u0301  ÅÜ　नेहा")).toBe("cafe au नेहा");
  });
  it("is that of the palette, which knows where each character came from", () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(foldText(text).text).toBe(foldSearch(text));
      }),
    );
  });
});

describe("typed text is read as", () => {
  it.each(["13800000001", "138 0000 0001", "138-0000-0001", "+86 138 0000 0001", "+8613800000001", "86 13800000001"])(
    "a phone: %s",
    (typed) => expect(readMobile(typed)).toBe("13800000001"),
  );
  it.each(["１３８０００００００１", "0086 138 0000 0001", "(+86) 13800000001", "＋８６　138\u00a00000\u00a00001"])(
    "a phone: %s",
    (typed) => expect(readMobile(typed)).toBe("13800000001"),
  );
  it.each(["+1 380 000 0001", "8613800001", "1380000000", "+86 10 6123 4567"])("no phone: %s", (typed) =>
    expect(readMobile(typed)).not.toMatch(/^1\d{10}$/),
  );
  it.each([
    "042719",
    " 042719 ",
    "042 719",
    "042-719",
    "０４２７１９",
    "０４２　７１９",
    "Code: 042719",
    "验证码：042719，5 分钟内有效",
    "Your code is 042719. It holds for 5 minutes.",
  ])("a code: %s", (typed) => expect(readSentCode(typed)).toBe("042719"));
  it.each(["04271", "0427191", "042719 and 553820", "call 13800000001"])("no code: %s", (typed) =>
    expect(readSentCode(typed)).not.toMatch(/^\d{6}$/),
  );
  it("an e-mail address in any width and case", () => {
    expect(readEmail(" Ａnn＠School．Example ")).toBe("ann@school.example");
  });
});
