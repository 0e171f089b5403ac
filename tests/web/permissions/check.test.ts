// @vitest-environment node
import { assert, constantFrom, property, record, boolean, uniqueArray, type Arbitrary } from "fast-check";
import { describe, expect, it } from "vitest";
import { canEnter, check, type PermissionHolder, type Requirement } from "../../../src/web/permissions/check";

const names = ["teacher", "marker", "test.read", "test.write"] as const;
const list: Arbitrary<string[]> = uniqueArray(constantFrom(...names));
const holder: Arbitrary<PermissionHolder> = record({ admin: boolean(), role: list, permission: list });
const person: Arbitrary<PermissionHolder> = holder.map((one) => ({ ...one, admin: false }));
const apart = record({ role: list, permission: list });
const something = apart.filter(({ role, permission }) => role.length + permission.length > 0);
const mode = constantFrom("oneOf" as const, "allOf" as const, "except" as const);

const ann: PermissionHolder = { admin: false, role: ["teacher"], permission: ["test.read"] };

describe("a permission check", () => {
  it.each<[Requirement, boolean]>([
    [["teacher"], true],
    [["test.read", "test.write"], true],
    [["marker", "test.write"], false],
    [[], true],
    [{}, true],
    [{ mode: "except" }, true],
    [{ role: ["teacher", "marker"] }, true],
    [{ role: ["test.read"] }, false],
    [{ permission: ["teacher"] }, false],
    [{ role: ["marker"], permission: ["test.read"] }, true],
    [{ role: ["teacher"], permission: ["test.read"], mode: "allOf" }, true],
    [{ role: ["teacher", "marker"], mode: "allOf" }, false],
    [{ role: ["teacher"], permission: ["test.read"], mode: "except" }, false],
    [{ role: ["teacher", "marker"], mode: "except" }, true],
  ])("%j of a teacher who reads tests: %s", (requirement, expected) => {
    expect(check(requirement, ann)).toBe(expected);
  });

  it("lets an admin do everything", () => {
    assert(
      property(
        apart,
        mode,
        list,
        holder,
        (asked, how, one, who) =>
          check({ ...asked, mode: how }, { ...who, admin: true }) && check(one, { ...who, admin: true }),
      ),
    );
  });

  it("takes except for the negation of allOf", () => {
    assert(
      property(
        something,
        person,
        (asked, who) => check({ ...asked, mode: "except" }, who) !== check({ ...asked, mode: "allOf" }, who),
      ),
    );
  });

  it("takes one for enough where no mode is named", () => {
    assert(property(apart, person, (asked, who) => check(asked, who) === check({ ...asked, mode: "oneOf" }, who)));
  });

  it("finds a list among roles and permissions united", () => {
    assert(
      property(
        list,
        person,
        (asked, who) =>
          check(asked, who) === check(asked, { ...who, role: [...who.role, ...who.permission], permission: [] }),
      ),
    );
  });

  it("lets allOf pass only where oneOf does", () => {
    assert(property(something, person, (asked, who) => !check({ ...asked, mode: "allOf" }, who) || check(asked, who)));
  });

  it("admits everybody that it admitted before with more permissions, except in the mode `except`", () => {
    assert(
      property(
        apart,
        constantFrom("oneOf" as const, "allOf" as const),
        person,
        list,
        (asked, how, who, more) =>
          !check({ ...asked, mode: how }, who) ||
          check(
            { ...asked, mode: how },
            { ...who, role: [...who.role, ...more], permission: [...who.permission, ...more] },
          ),
      ),
    );
  });
});

it("admits everyone without a guard, and no signed-out visitor where a guard asks for a permission", () => {
  expect([
    canEnter(undefined, null),
    canEnter([], null),
    canEnter(["teacher"], null),
    canEnter({ role: ["teacher"], mode: "except" }, null),
    canEnter(["teacher"], ann),
  ]).toEqual([true, true, false, true, true]);
});
