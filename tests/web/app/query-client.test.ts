import { expect, it } from "vitest";
import { queryClientFor } from "../../../src/web/site/query-client";

it("keeps the loaded data of a session from page to page, and from other people", () => {
  const one = queryClientFor("one");
  one.setQueryData(["menuList"], "hers");
  expect([
    queryClientFor("one").getQueryData(["menuList"]),
    queryClientFor("two").getQueryData(["menuList"]),
    queryClientFor("one").getQueryData(["menuList"]),
    one.getQueryData(["menuList"]),
  ]).toEqual(["hers", undefined, undefined, undefined]);
});
