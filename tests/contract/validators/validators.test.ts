import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyAmong, isBlank } from "../../../src/contract/validators/blank";
import { isIdCard } from "../../../src/contract/validators/id-card";
import { isEmail, isIpv4, isPort, isUrl } from "../../../src/contract/validators/network";
import { isPassword, isStrongPassword } from "../../../src/contract/validators/password";
import { isLandline, isMobile } from "../../../src/contract/validators/phone";
import { isAmount, isChineseName, isJsonObject, isNumeric, isPlainName } from "../../../src/contract/validators/text";

const label = (length: number) => "a".repeat(length);

/** Valid and invalid inputs for each of the fifteen validators. */
const table: Readonly<Record<string, readonly [(text: string) => boolean, readonly string[], readonly string[]]>> = {
  password: [isPassword, ["123456", "      ", "六个汉字也行"], ["", "12345"]],
  "strong password": [
    isStrongPassword,
    ["letters1", "1LETTERS", "a b c d 5", "密码a1密码密码", "letters１"],
    ["", "letter1", "letters-only", "6027418395", "密码密码密码密码1", "u\u0308u\u0308u\u0308a9"],
  ],
  numeric: [isNumeric, ["0", "007", "12345678901234567890"], ["", "1.5", "-1", "1e3", " 1", "1\n", "１２"]],
  name: [isPlainName, ["李华", "Ann5", "李Ann5", "㐀"], ["", "Ann Lee", "李·华", "ann_5", "é", "ann\n"]],
  "Chinese name": [isChineseName, ["李华", "欧阳修文", "𠮷田"], ["", "李", "一二三四五", "李a", "李 华"]],
  "IPv4 address": [
    isIpv4,
    ["0.0.0.0", "127.0.0.1", "255.255.255.255", "10.200.30.4"],
    ["", "256.0.0.1", "1.2.3", "1.2.3.4.5", "1.2.3.4.", "01.2.3.4", "1.2.3.-4", "::1", "1.2.3.4\n", "1.2.3."],
  ],
  URL: [
    isUrl,
    ["http://a", "https://example.org/a?b=c#d", "HTTP://1.2.3.4:80/", "https://例子.测试/路"],
    ["", "example.org", "//example.org", "http://", "http:example.org", "javascript:alert(1)", "ftp://a", "http://a b"],
  ],
  port: [isPort, ["0", "80", "65535"], ["", "65536", "-1", "080", "8e1", "80.0", "99999", "100000"]],
  "e-mail": [
    isEmail,
    ["a@b.cn", "first.last+tag@mail.example.org", `${label(64)}@${label(63)}.org`],
    [
      "",
      "a",
      "@b.cn",
      "a@",
      "a@b",
      "a@@b.cn",
      "a@b@c.cn",
      ".a@b.cn",
      "a..b@c.cn",
      "a@-b.cn",
      "a@b.c",
      "a b@c.cn",
    ].concat(`${label(65)}@b.cn`, `a@${label(64)}.org`, `a@${`${label(60)}.`.repeat(4)}${label(20)}`),
  ],
  "mobile phone": [
    isMobile,
    ["13800000001", "19999999999"],
    ["", "23800000001", "1380000000", "138000000011", "1380000000a"],
  ],
  landline: [
    isLandline,
    ["010-61234567", "0755-8123456", "02161234567", "61234567", "8123456", "021-61234567-802"],
    ["", "110", "13800000001", "10-61234567", "010-06123456", "010--61234567", "0101-612345678", "61234567-"],
  ],
  "identity number": [
    isIdCard,
    ["11010519491231002X", "11010519491231002x", "440524188001010014"],
    [
      "",
      "110105194912310021",
      "11010519491331002X",
      "11010519490231002X",
      "00010519491231002X",
      "110105491231002",
    ].concat("X10105194912310021", " 11010519491231002X"),
  ],
  amount: [isAmount, ["0", "0.5", "12.34", "1000000"], ["", "1.", ".5", "1.234", "01", "-1", "1,000", "1e2", "NaN"]],
  blank: [isBlank, ["", " ", "\t\n", "null", " null "], ["0", "nul", "Null", "undefined", "null."]],
  "JSON object": [
    isJsonObject,
    ["{}", ' {"a": [1, null]} '],
    ["", "null", "[]", "1", '"{}"', "{a: 1}", "{'a': 1}", "{} {}", "undefined"],
  ],
};

describe.each(Object.entries(table))("%s", (_, [isRight, right, wrong]) => {
  it.each(right)("%j is right", (text) => expect(isRight(text)).toBe(true));
  it.each(wrong)("%j is wrong", (text) => expect(isRight(text)).toBe(false));
});

it("are fifteen", () => expect(Object.keys(table)).toHaveLength(15));

/** The weights as GB 11643 prints them, and its table of check characters. */
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checkCharacters = Array.from("10X98765432");

it("an identity number holds with its own check character and no other, and only on a day that was", () => {
  const day = fc.date({ min: new Date("1900-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(
      day,
      fc.nat(9999),
      fc.nat(999),
      fc.constantFrom("11", "31", "44", "65", "82"),
      (born, area, order, at) => {
        const date = born.toISOString().slice(0, 10).replaceAll("-", "");
        const digits = `${at}${String(area).padStart(4, "0")}${date}${String(order).padStart(3, "0")}`;
        const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
        const right = checkCharacters[sum % 11];
        expect(checkCharacters.filter((last) => isIdCard(digits + last))).toEqual([right]);
        const never = digits.slice(0, 10) + "0230" + digits.slice(14);
        expect(checkCharacters.some((last) => isIdCard(never + last))).toBe(false);
      },
    ),
  );
});

it("four numbers make an address of the internet exactly where each is a byte", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(400), { minLength: 4, maxLength: 4 }), (parts) => {
      expect(isIpv4(parts.join("."))).toBe(parts.every((part) => part < 256));
    }),
  );
});

it("a port is a number up to 65535", () => {
  fc.assert(fc.property(fc.nat(200_000), (port) => isPort(String(port)) === port <= 65_535));
});

it("an object that was written as JSON is one, anything else is not", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(isJsonObject(JSON.stringify(value))).toBe(
        typeof value === "object" && value !== null && !Array.isArray(value),
      );
    }),
  );
});

it("lists required empty fields, in the given order", () => {
  const fields = {
    name: " ",
    age: 0,
    agreed: false,
    tags: [],
    note: "null",
    parent: null,
    other: undefined,
    full: "x",
  };
  const all = ["other", "name", "age", "agreed", "tags", "note", "parent", "full"] as const;
  expect(emptyAmong(fields, all)).toEqual(["other", "name", "tags", "note", "parent"]);
  expect(emptyAmong(fields, ["full"])).toEqual([]);
});
