import type { Language } from "../../../contract/item/content";
import { useSwitchLanguage } from "../../i18n/MessagesProvider";
import { showToast } from "../../ui/toasts";

/** Switches the language; shows a message where its texts cannot be loaded. */
export function useLanguageChoice(): (language: Language) => void {
  const switchTo = useSwitchLanguage();
  return (language) => void switchTo(language).catch(() => showToast("warning", { fault: { code: "network" } }));
}
