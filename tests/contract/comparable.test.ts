import fc from "fast-check";
import { expect, it } from "vitest";
import { comparable } from "../../src/contract/item/comparable";

const invisible = "\u200b";

it("plain words compare as they do beside a sign that is not seen", () => {
  const text = fc.array(fc.constantFrom(..."aZ 0'`\"-\t.é".split(""), "  ", "Hello there"), { maxLength: 8 });
  fc.assert(
    fc.property(text, fc.boolean(), (parts, caseSensitive) => {
      const written = parts.join("");
      expect(comparable(written, caseSensitive)).toBe(comparable(written + invisible, caseSensitive));
    }),
  );
  expect(comparable("Hello  There", false)).toBe("hello there");
  expect(comparable("Hello There", true)).toBe("Hello There");
});
