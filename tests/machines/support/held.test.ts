import { expect, it } from "vitest";
import { held } from "../../../machines/support/held";

it.each([[0], [""], [false], [{ token: "t" }]])("hands %j on, which is something", (value) => {
  expect(held(value, "value")).toBe(value);
});

it.each([[null], [undefined]])("says what is missing where there is %s", (nothing) => {
  expect(() => held(nothing, "token")).toThrow(new Error("a state was entered without its token"));
});
