import { useMemo } from "react";
import type { Tab } from "../../../machines/tabs/tab";
import { selectTabs } from "../../../machines/tabs/tabs.selectors";
import type { TestCard } from "../../contract/tests";
import { useCall } from "../effects/use-call";
import { plainSearch } from "../site/search";
import { useTabs } from "./console-context";

const isOfTest = ({ href }: Tab): boolean => href.includes("menu_id=");

/**
 * Returns the test that a tab's address names, from the list of tests; null: it names none, or the list is not loaded.
 * The list is requested only while a tab names a test.
 */
export function useTestAt(): (href: string) => TestCard | null {
  const { data } = useCall("menuList", {}, { enabled: useTabs((tabs) => selectTabs(tabs).some(isOfTest)) });
  const tests = useMemo(
    () => new Map((data?.list ?? []).flatMap((family) => family.tests).map((test) => [test.menu_id, test])),
    [data],
  );
  return (href) => tests.get(plainSearch.parseSearch(href.split("?")[1] ?? "")["menu_id"] ?? "") ?? null;
}
