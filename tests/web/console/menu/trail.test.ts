import { describe, expect, it } from "vitest";
import type { TestCard } from "../../../../src/contract/tests";
import { scrolling } from "../../../../src/web/console/menu/MenuTree";
import { testEntries } from "../../../../src/web/console/menu/test-entries";
import { activeTrail, flatMenu } from "../../../../src/web/console/menu/trail";
import { leaf, outline, words } from "./nodes";

const test = leaf("/detail?menu_id=1");
const entries = [
  leaf("/"),
  leaf("tests", { href: "/", children: [leaf("maths", { href: "/x", children: [test] })] }),
  leaf("/center"),
];

describe("the marked entry", () => {
  it.each([
    ["the page itself", "/center", null, ["/center"]],
    [
      "the level of a page that the menu does not have",
      "/result?attempt_id=1",
      null,
      ["tests"],
      ["__root__", "tests", "/result"],
    ],
    [
      "a test, with the groups that hold it, by its whole address",
      "/detail?menu_id=1",
      "/",
      ["tests", "maths", "/detail?menu_id=1"],
    ],
    ["what stands for a page that the menu does not have", "/detail?menu_id=2", "/", ["/"]],
    ["what stands for a page, in place of the page", "/center", "/", ["/"]],
    ["a page with a search", "/center?from=1", null, ["/center"]],
    ["never a group by its address", "/x", null, []],
    ["nothing where nothing fits", "/404", null, []],
  ])("is %s", (_, address, activeMenu, expected, levels: readonly string[] = []) => {
    expect(activeTrail(entries, { address, activeMenu, levels }).map(({ key }) => key)).toEqual(expected);
  });
});

it("lists the leaves with the titles on their way", () => {
  expect(flatMenu(entries).map(({ entry, titles }) => [entry.key, titles.map(words)])).toEqual([
    ["/", ["/"]],
    ["/detail?menu_id=1", ["tests", "maths", "/detail?menu_id=1"]],
    ["/center", ["/center"]],
  ]);
});

describe("the tests of a person", () => {
  const card = (menuId: string, family: TestCard["family"], isOpen = false) =>
    ({
      menu_id: menuId,
      family,
      title: { zh: `测试${menuId}`, en: `Test ${menuId}` },
      state: { open_attempt: isOpen ? {} : null },
    }) as unknown as TestCard;
  const family = (name: TestCard["family"], tests: TestCard[]) => ({
    family: name,
    title: { en: name.toUpperCase() },
    tests,
  });

  it("stand by themselves where there is one family, marked where one is under way", () => {
    expect(
      testEntries([family("map", [card("1", "map"), card("2", "map", true)]), family("sat", [])], "zh").map(
        ({ title, href, hasDot }) => [words(title), href, hasDot],
      ),
    ).toEqual([
      ["测试1", "/examAccess/MAPDetail?menu_id=1", false],
      ["测试2", "/examAccess/MAPDetail?menu_id=2", true],
    ]);
  });

  it("are grouped by family where there are several, but for a family of one", () => {
    expect(
      outline(
        testEntries([family("map", [card("1", "map"), card("2", "map")]), family("sat", [card("a b", "sat")])], "en"),
      ),
    ).toEqual([
      ["tests map", ["/examAccess/MAPDetail?menu_id=1", "/examAccess/MAPDetail?menu_id=2"]],
      "/examAccess/SATDetail?menu_id=a+b",
    ]);
  });
});

it("lets lists of more than 18 children scroll by themselves", () => {
  expect([scrolling(18), scrolling(19)]).toEqual([
    {},
    { maxHeight: "792px", overflowY: "auto", overscrollBehavior: "contain" },
  ]);
});
