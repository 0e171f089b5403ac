import { expect, it } from "vitest";
import { queryClientFor } from "../../../src/web/site/query-client";

it("keeps what one session has loaded from page to page, and from nobody else", () => {
  const one = queryClientFor("one");
  one.setQueryData(["menuList"], "hers");
  expect([
    queryClientFor("one").getQueryData(["menuList"]),
    queryClientFor("two").getQueryData(["menuList"]),
    queryClientFor("one").getQueryData(["menuList"]),
    one.getQueryData(["menuList"]),
  ]).toEqual(["hers", undefined, undefined, undefined]);
});
