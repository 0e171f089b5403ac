import { expect, it } from "vitest";
import { isPhone, phoneSiteAddress } from "../../../src/web/effects/phone-site";

it.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Safari/604.1", true],
  ["Mozilla/5.0 (Linux; Android 16; Pixel) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36", true],
  ["Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0", true],
  ["Mozilla/5.0 (Linux; Android 16; Tablet) AppleWebKit/537.36 Chrome/150.0 Safari/537.36", false],
  ["Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X)", false],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64)", false],
  ["", false],
])("%s is a phone: %s", (userAgent, expected) => {
  expect(isPhone(userAgent)).toBe(expected);
});

it.each([
  ["m.school.test", "s", "https://m.school.test/a?x=1&t=s#y"],
  ["http://m.school.test/ignored", "s", "http://m.school.test/a?x=1&t=s#y"],
  ["m.school.test", null, "https://m.school.test/a?x=1#y"],
  ["", "s", null],
  ["school.test", "s", null],
  ["https://school.test", "s", null],
  ["javascript:alert(1)", "s", null],
  ["https://me:word@m.school.test", "s", null],
])("the address at %s", (host, code, expected) => {
  expect(phoneSiteAddress(host, { href: "https://school.test/a?x=1#y" }, { code })).toBe(expected);
});

it("an invitation is passed on", () =>
  expect(phoneSiteAddress("m.school.test", { href: "https://school.test/visitor" }, { link: "v.abc" })).toBe(
    "https://m.school.test/visitor?vtk=v.abc",
  ));
