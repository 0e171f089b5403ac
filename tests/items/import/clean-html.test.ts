import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainText, toHtml } from "../../../src/items/content/content";
import { Notes } from "../../../src/items/import/notes";
import { Refusal } from "../../../src/items/import/refusal";
import { cleanHtml, isEmpty } from "../../../src/items/import/to-item/content";

const clean = (html: string): string | null => {
  try {
    return cleanHtml({ html }, { files: () => "missing", notes: new Notes(), media: new Map() });
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
};

describe("the text of a question", () => {
  it.each([["<a"], ["<"], ["<a:"], [" on"], [" \n"], ["<p class='"], ["&#39;"], ['<p style="a:b">']])(
    "is not slowed down by 400 kB of %j",
    (piece) => {
      const begun = performance.now();
      clean(piece.repeat(400_000 / piece.length));
      expect(performance.now() - begun).toBeLessThan(5_000);
    },
  );

  it("has single spaces, except in preformatted text", () => {
    expect(clean("a\n b  c\td e")).toBe("a b c d e");
    expect(clean("<pre>a\n b</pre>")).toBe("<pre>a\n b</pre>");
    expect(clean('<p style="white-space:pre">a\n b</p>')).toBe('<p style="white-space:pre">a\n b</p>');
  });

  it("is empty if it shows no word, picture or formula", () => {
    const pieces = fc.constantFrom("<p>", "</p>", "<br>", "&nbsp;", " ", "\n", "&lt;", "x", "<math></math>", "<svg>");
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 6 }), (parts) => {
        const html = toHtml(parts.join(""));
        expect(isEmpty(html)).toBe(plainText(html) === "" && !/<(?:img|svg|math)\b/.test(html));
      }),
      { numRuns: 1_000 },
    );
  });
});
