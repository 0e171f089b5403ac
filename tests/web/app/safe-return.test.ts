import fc from "fast-check";
import { expect, it } from "vitest";
import { safeReturn } from "../../../src/web/site/safe-return";

const origin = "https://x.test";

it.each([
  ["/examAccess/exam?menu_id=1#x", "/examAccess/exam?menu_id=1#x"],
  ["/", "/"],
  ["/a/../b", "/b"],
  ["/%2F%2Fevil.test", "/%2F%2Fevil.test"],
  ["/center?next=https://evil.test", "/center?next=https://evil.test"],
])("the way back from %s is %s", (path, expected) => {
  expect(safeReturn(path, origin)).toBe(expected);
});

it.each([
  undefined,
  "",
  " ",
  "center",
  "https://evil.test/",
  "HTTPS://evil.test",
  "http:evil.test",
  "https:/evil.test",
  "//evil.test/",
  "///evil.test",
  "////evil.test/x",
  "/\\evil.test",
  "\\\\evil.test",
  "\\/evil.test",
  "/\t/evil.test",
  "/\n/evil.test",
  "/\r\n/evil.test",
  "\t//evil.test",
  " //evil.test",
  "/.//evil.test",
  "/..//evil.test",
  "/a/..//evil.test",
  "/./\\evil.test",
  "/%2e//evil.test",
  "/%2e%2e//evil.test",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "blob:https://x.test/1",
  "file:///etc/passwd",
  "mailto:a@evil.test",
  "@evil.test",
  "?redirect=//evil.test",
  "#//evil.test",
  "//x.test@evil.test/",
  "//evil.test\\@x.test/",
  "/\\/evil.test",
  "/\u0000/../\\evil.test",
  "//[::1]/",
])("no way back is made of %j", (path) => {
  expect(safeReturn(path, origin)).toBeUndefined();
});

it("for any input, a browser that follows the result stays on this site", () => {
  const piece = fc.constantFrom(
    "/",
    "\\",
    ".",
    "..",
    "%2e",
    "%2f",
    "%5c",
    "\t",
    "\n",
    "@",
    ":",
    "?",
    "#",
    "evil.test",
    "x.test",
    "a",
    " ",
    "https:",
    "javascript:",
    "\u0000",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const back = safeReturn(pieces.join(""), origin);
      if (back !== undefined)
        expect([new URL(back, origin).origin, back.startsWith("//"), safeReturn(back, origin)]).toEqual([
          origin,
          false,
          back,
        ]);
    }),
    { numRuns: 2_000 },
  );
});
