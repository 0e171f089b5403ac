import { useCallback } from "react";
import { createIntl } from "react-intl";
import type { Language } from "../../../contract/item/content";
import { useLanguage } from "../../i18n/language";
import { readMessages } from "../../i18n/read-messages";
import { useMessage, type Translate } from "../../i18n/use-message";
import { useLoaded } from "./use-loaded";

const otherLanguage: Readonly<Record<Language, Language>> = { zh: "en", en: "zh" };

/** The language that is not on screen. */
export const useOtherLanguage = (): Language => otherLanguage[useLanguage()];

async function loadWords(language: Language): Promise<Translate> {
  const parts = await Promise.all([readMessages("app", language), readMessages("console", language)]);
  const intl = createIntl({
    locale: language,
    messages: Object.assign({}, ...parts) as Record<string, string>,
    onError: () => undefined,
  });
  return (id, values) => intl.formatMessage({ id }, values);
}

const loads: Readonly<Record<Language, () => Promise<Translate>>> = {
  zh: () => loadWords("zh"),
  en: () => loadWords("en"),
};

interface Titles {
  readonly title: string;
  readonly others: readonly string[];
}

/** Returns a title in the language on screen, and in the other one once its messages are loaded. */
export function useTitles(): (say: (t: Translate) => string) => Titles {
  const t = useMessage();
  const other = useLoaded(loads[useOtherLanguage()]);
  return useCallback((say) => ({ title: say(t), others: other === null ? [] : [say(other)] }), [t, other]);
}
