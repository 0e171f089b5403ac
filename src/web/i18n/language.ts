import { useIntl } from "react-intl";
import type { Language, Localized } from "../../contract/content";

export const languageNames: Readonly<Record<Language, string>> = { zh: "中文", en: "English" };
export const defaultLanguage: Language = "zh";

export const isLanguage = (value: string | null): value is Language => value === "zh" || value === "en";

/** The language that the person reads now. */
export const useLanguage = (): Language => {
  const { locale } = useIntl();
  return isLanguage(locale) ? locale : defaultLanguage;
};

/** A text in the language asked for, or in the other one where only that exists. */
export const localized = (text: Localized, language: Language): string => text[language] ?? text.zh ?? text.en ?? "";
