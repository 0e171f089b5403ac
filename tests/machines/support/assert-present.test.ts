import { expect, it } from "vitest";
import { assertPresent } from "../../../machines/support/assert-present";

it.each([[0], [""], [false], [{ token: "t" }]])("hands %j on, which is something", (value) => {
  expect(assertPresent(value, "value")).toBe(value);
});

it.each([[null], [undefined]])("says what is missing where there is %s", (nothing) => {
  expect(() => assertPresent(nothing, "token")).toThrow(new Error("a state was entered without its token"));
});
