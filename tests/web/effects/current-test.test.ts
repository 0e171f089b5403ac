import { expect, it } from "vitest";
import { makeCurrentTest } from "../../../src/web/effects/current-test";

const at = (search: string) => new URLSearchParams(search);

it("takes the test of a call from its input, from the sitting, or from the address", () => {
  const { menuOf, told } = makeCurrentTest();
  const all = () => [
    menuOf({ menu_id: "m-1", attempt_id: "a-2" }, at("menu_id=m-3")),
    menuOf({ attempt_id: "a-2" }, at("menu_id=m-3")),
    menuOf({}, at("attempt_id=a-4")),
    menuOf({}, at("")),
  ];
  expect(all()).toEqual(["m-1", "m-3", "", ""]);
  told({ attempt_id: "a-2", menu_id: "m-2" });
  told({ list: [{ attempt_id: "a-4", menu_id: "m-4" }, { menu_id: "m-5" }] });
  expect(all()).toEqual(["m-1", "m-2", "m-4", ""]);
});
