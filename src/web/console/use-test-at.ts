import { useMemo } from "react";
import type { Tab } from "../../../machines/tabs/tab";
import { selectTabs } from "../../../machines/tabs/tabs.selectors";
import type { TestCard } from "../../contract/tests";
import { useCall } from "../effects/use-call";
import { plainSearch } from "../site/search";
import { useTabs } from "./console-context";

const isOfTest = ({ href }: Tab): boolean => href.includes("menu_id=");

/**
 * The test that the address of a tab names, as the list of tests has it; null: it names none, or the list has not come,
 * which is asked for where a tab names one.
 */
export function useTestAt(): (href: string) => TestCard | null {
  const { data } = useCall("menuList", {}, { enabled: useTabs((tabs) => selectTabs(tabs).some(isOfTest)) });
  const tests = useMemo(
    () => new Map((data?.list ?? []).flatMap((family) => family.tests).map((test) => [test.menu_id, test])),
    [data],
  );
  return (href) => tests.get(plainSearch.parseSearch(href.split("?")[1] ?? "")["menu_id"] ?? "") ?? null;
}
