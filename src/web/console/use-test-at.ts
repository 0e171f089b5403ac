import { useMemo } from "react";
import type { TestCard } from "../../contract/tests";
import { useCall } from "../effects/use-call";
import { plainSearch } from "../site/search";

/** The test that an address names, as the list of tests has it; null: it names none, or the list has not come. */
export function useTestAt(): (href: string) => TestCard | null {
  const { data } = useCall("menuList", {});
  const tests = useMemo(
    () => new Map((data?.list ?? []).flatMap((family) => family.tests).map((test) => [test.menu_id, test])),
    [data],
  );
  return (href) => tests.get(plainSearch.parseSearch(href.split("?")[1] ?? "")["menu_id"] ?? "") ?? null;
}
