import { useIntl } from "react-intl";
import type { Language, Localized } from "../../contract/item/content";

export const languageNames: Readonly<Record<Language, string>> = { zh: "中文", en: "English" };
/** The offer to switch to a language, in that language, while the page is in another. */
export const languageOffers: Readonly<Record<Language, { readonly told: string; readonly stay: string }>> = {
  en: { told: "This page is in Chinese.", stay: "Stay with Chinese" },
  zh: { told: "此页面为英文。", stay: "继续用英文" },
};
export const defaultLanguage: Language = "zh";

export const isLanguage = (value: string | null): value is Language => value === "zh" || value === "en";

/** The current language. */
export const useLanguage = (): Language => {
  const { locale } = useIntl();
  return isLanguage(locale) ? locale : defaultLanguage;
};

/** A text in the requested language, or in the other one if only that exists. */
export const localized = (text: Localized, language: Language): string => text[language] ?? text.zh ?? text.en ?? "";
