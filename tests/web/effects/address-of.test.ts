import { describe, expect, it } from "vitest";
import { requestAddress } from "../../../src/web/effects/address-of";

describe("a whole address", () => {
  it.each([
    ["https://school.test", {}, "https://school.test/api/list"],
    ["https://school.test/", {}, "https://school.test/api/list"],
    ["https://school.test/at/", { page: 2 }, "https://school.test/at/api/list?page=2"],
    ["", { all: true, to: undefined }, "/api/list?all=true"],
    ["", { text: "a b&c=d/é+", from: null }, "/api/list?text=a+b%26c%3Dd%2F%C3%A9%2B&from="],
    ["", { tag: ["x", "y"], none: [] }, "/api/list?tag=x&tag=y"],
  ])("at %s with %o is %s", (base, query, address) => {
    expect(requestAddress(base, "/api/list", query)).toBe(address);
  });
});
