import { expect, it } from "vitest";
import { makeCurrentTest } from "../../../src/web/effects/current-test";
import { makeTextStorage } from "../../../src/web/effects/storage";
import { memoryStorage } from "../../support/memory-storage";

const open = () => {
  const storage = memoryStorage({});
  return { storage, ...makeCurrentTest(makeTextStorage(() => storage)) };
};
const at = (search: string) => new URLSearchParams(search);

it("names the test of a call by what it asks for, by the sitting, or by the address", () => {
  const { menuOf, told } = open();
  const all = () => [
    menuOf({ menu_id: "m-1", attempt_id: "a-2" }, at("menu_id=m-3")),
    menuOf({ attempt_id: "a-2" }, at("menu_id=m-3")),
    menuOf({}, at("attempt_id=a-4")),
    menuOf({}, at("")),
  ];
  expect(all()).toEqual(["m-1", "m-3", "", ""]);
  told({}, { attempt_id: "a-2", menu_id: "m-2" });
  told({}, { list: [{ attempt_id: "a-4", menu_id: "m-4" }, { menu_id: "m-5" }] });
  expect(all()).toEqual(["m-1", "m-2", "m-4", ""]);
});

it("keeps the items of the sitting, and the one that was looked at last", () => {
  const { told, storage } = open();
  const entry = (...ids: string[]) => ({ exercise_item: ids.map((exercise_id) => ({ exercise_id })) });
  told({}, { attempt_id: "a", menu_id: "m", exercise_list: [entry("e-1", "e-2"), entry("e-3")] });
  told({ exercise_id: "e-2" }, {});
  told({}, null);
  expect([storage.getItem("fullList"), storage.getItem("light")]).toEqual(['["e-1","e-2","e-3"]', "e-2"]);
});
