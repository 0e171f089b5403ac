import type { Language } from "../../../contract/item/content";
import { languageNames, useLanguage } from "../../i18n/language";
import type { MenuChoice } from "../../ui/MenuRow";
import { useLanguageChoice } from "../commands/use-language-choice";

/** The languages as menu items, each in its own language. */
export function useLanguageEntries(): readonly MenuChoice[] {
  const current = useLanguage();
  const choose = useLanguageChoice();
  return (Object.keys(languageNames) as Language[]).map((language) => ({
    key: language,
    label: languageNames[language],
    lang: language,
    isChecked: language === current,
    onSelect: () => choose(language),
  }));
}
