import { selectProfile } from "../../../../machines/session/session.selectors";
import { useSession } from "../../contexts/session-context";
import { useCall } from "../../effects/use-call";
import { usePages } from "../../effects/use-pages";
import { localized, useLanguage } from "../../i18n/language";
import { check } from "../../permissions/check";
import type { ChooserOption } from "../../ui/options";

export interface OfferedTests {
  /** The published tests of the person. */
  readonly mine: readonly ChooserOption<string>[];
  /** The other tests of the site, each after the name of its family. */
  readonly others: readonly ChooserOption<string>[];
  /** The only test that the person has published, once all of them are known; absent: there are none or several. */
  readonly only?: string;
}

/** All tests that the person can give to a class. */
export function useOfferedTests(isAsked: boolean): OfferedTests {
  const language = useLanguage();
  const profile = useSession(selectProfile);
  const writes = profile !== null && check(["item.write"], profile);
  const own = usePages("studioTests", {}, { enabled: isAsked && writes });
  const menu = useCall("menuList", {}, { enabled: isAsked }).data?.list ?? [];
  const mine = own.pages
    .flatMap(({ tests }) => tests)
    .filter(({ edition, phase }) => edition > 0 && phase !== "withdrawn")
    .map(({ test_id: value, title }) => ({ value, label: localized(title, language) }));
  const known = new Set(mine.map(({ value }) => value));
  const others = menu.flatMap(({ title, tests }) =>
    tests
      .filter(({ menu_id: menuId }) => !known.has(menuId))
      .map((test) => ({
        value: test.menu_id,
        label: `${localized(title, language)}: ${localized(test.title, language)}`,
      })),
  );
  const [first, second] = mine;
  const only = own.isComplete && second === undefined ? first?.value : undefined;
  return { mine, others, ...(only === undefined ? {} : { only }) };
}
