import { useIntl } from "react-intl";
import type { Language, Localized } from "../../contract/item/content";

export const languageNames: Readonly<Record<Language, string>> = { zh: "中文", en: "English" };
/** How a language is offered to whoever reads it, while the page is in another. */
export const languageOffers: Readonly<Record<Language, { readonly told: string; readonly stay: string }>> = {
  en: { told: "This page is in Chinese.", stay: "Stay with Chinese" },
  zh: { told: "此页面为英文。", stay: "继续用英文" },
};
export const defaultLanguage: Language = "zh";

export const isLanguage = (value: string | null): value is Language => value === "zh" || value === "en";

/** The language that the person reads now. */
export const useLanguage = (): Language => {
  const { locale } = useIntl();
  return isLanguage(locale) ? locale : defaultLanguage;
};

/** A text in the language asked for, or in the other one where only that exists. */
export const localized = (text: Localized, language: Language): string => text[language] ?? text.zh ?? text.en ?? "";
