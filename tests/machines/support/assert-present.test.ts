import { expect, it } from "vitest";
import { assertPresent } from "../../../machines/support/assert-present";

it.each([[0], [""], [false], [{ token: "t" }]])("returns %j, which is present", (value) => {
  expect(assertPresent(value, "value")).toBe(value);
});

it.each([[null], [undefined]])("throws with the name of the missing value for %s", (nothing) => {
  expect(() => assertPresent(nothing, "token")).toThrow(new Error("a state was entered without its token"));
});
