import { families } from "../../../contract/families";
import type { Language } from "../../../contract/item/content";
import type { FamilyMenu, TestCard } from "../../../contract/tests";
import { localized } from "../../i18n/language";
import { plainSearch } from "../../site/search";
import type { MenuEntry } from "./menu";

const leafOf = (test: TestCard, language: Language): MenuEntry => {
  const href = families[test.family].pages.detail + plainSearch.stringifySearch({ menu_id: test.menu_id });
  return {
    key: href,
    title: { text: localized(test.title, language) },
    icon: "file-text",
    href,
    isExternal: false,
    hasDot: test.state.open_attempt !== null,
    attempt: test.state.open_attempt,
    children: [],
  };
};

/**
 * The tests of a person as menu entries, each linked to its page. A family with several tests is a group, unless it is
 * the only family.
 */
export function testEntries(families: readonly FamilyMenu[], language: Language): MenuEntry[] {
  const filled = families.filter(({ tests }) => tests.length > 0);
  return filled.flatMap(({ family, title, tests }): MenuEntry[] => {
    const children = tests.map((test) => leafOf(test, language));
    if (filled.length === 1 || children.length === 1) return children;
    return [
      {
        key: `tests ${family}`,
        title: { text: localized(title, language) },
        icon: "clipboard-list",
        href: children[0]?.href ?? "/",
        isExternal: false,
        hasDot: false,
        children,
      },
    ];
  });
}
