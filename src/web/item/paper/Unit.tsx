import type { Localized } from "../../../contract/item/content";
import { localized, useLanguage } from "../../i18n/language";

/** The unit after a number, in the reader's language. */
export function Unit({ unit }: { readonly unit: Localized | undefined }) {
  const language = useLanguage();
  return unit === undefined ? null : <span>{localized(unit, language)}</span>;
}
