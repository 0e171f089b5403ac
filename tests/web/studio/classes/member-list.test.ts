import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { noAccommodation } from "../../../../src/contract/attempt/no-accommodation";
import {
  foundMembers,
  listOfMembers,
  namesIn,
  orderedMembers,
  turnedOrder,
} from "../../../../src/web/studio/classes/member-list";
import { schoolYearOf } from "../../../../src/web/studio/classes/school-year";
import { memberOf } from "./class-server";

const class4b = [
  memberOf("m1", "Ben", { external_id: "10", username: "ben", access: "account" }),
  memberOf("m2", "amy", { external_id: "9", access: "none", other: { House: "Red" } }),
  memberOf("m3", "Cleo", { access: "account", accommodation: { ...noAccommodation, time_factor: null } }),
  memberOf("m4", "Dan", { access: "account", accommodation: { ...noAccommodation, time_factor: 1.5 } }),
];
const namesOf = (members: readonly { readonly name: string }[]) => members.map(({ name }) => name);

describe("the list of members", () => {
  it.each([
    ["name", ["amy", "Ben", "Cleo", "Dan"]],
    ["external_id", ["amy", "Ben", "Cleo", "Dan"]],
    ["access", ["Ben", "Cleo", "Dan", "amy"]],
    ["time", ["amy", "Ben", "Dan", "Cleo"]],
  ] as const)("is ordered by %s, with numbers as numbers and equal ones by name", (by, names) => {
    expect(namesOf(orderedMembers(class4b, { by, isDescending: false }, "en"))).toEqual(names);
  });

  it("turns round by a second press on the same column", () => {
    const first = turnedOrder({ by: "name", isDescending: false }, "name");
    expect(first).toEqual({ by: "name", isDescending: true });
    expect(turnedOrder(first, "name")).toEqual({ by: "name", isDescending: false });
    expect(turnedOrder(first, "time")).toEqual({ by: "time", isDescending: false });
    expect(namesOf(orderedMembers(class4b, first, "en"))).toEqual(["Dan", "Cleo", "Ben", "amy"]);
  });

  it("orders Chinese names by their sound", () => {
    const members = ["王小红", "李晓明", "陈晨"].map((name, place) => memberOf(`m${place}`, name));
    expect(namesOf(orderedMembers(members, { by: "name", isDescending: false }, "zh"))).toEqual([
      "陈晨",
      "李晓明",
      "王小红",
    ]);
  });

  it.each([
    ["", ["Ben", "amy", "Cleo", "Dan"]],
    ["AM", ["amy"]],
    ["red 9", ["amy"]],
    ["ben 9", []],
  ])("finds those with every word of %j", (words, names) => {
    expect(namesOf(foundMembers(class4b, words))).toEqual(names);
  });

  it("counts lines that are not blank as names", () => {
    expect(namesIn("Amy\n \n\nBen\n")).toBe(2);
  });

  it("is written so that it is read again as it was", () => {
    const text = fc.string({ unit: "binary", maxLength: 8 }).filter((one) => !/\r/.test(one) && one.trim() === one);
    const member = fc.record({ name: text, externalId: text, username: text, house: text });
    fc.assert(
      fc.property(fc.array(member, { minLength: 1, maxLength: 6 }), (given) => {
        const members = given.map(({ name, externalId, username, house }, place) =>
          memberOf(`m${place}`, name, { external_id: externalId, username, other: { House: house } }),
        );
        expect(parse(listOfMembers(members), { bom: false, relax_column_count: false })).toEqual([
          ["name", "external_id", "username", "House"],
          ...given.map(({ name, externalId, username, house }) => [name, externalId, username, house]),
        ]);
      }),
      { numRuns: 50 },
    );
  });
});

describe("a school year", () => {
  it.each([
    [2026, 7, 1, "2026/27"],
    [2026, 6, 31, "2025/26"],
    [2099, 11, 31, "2099/00"],
  ])("of %i-%i-%i is named by its two years", (year, month, day, name) => {
    expect(schoolYearOf(new Date(year, month, day))).toBe(name);
  });
});
