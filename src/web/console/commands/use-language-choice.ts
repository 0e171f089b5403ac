import type { Language } from "../../../contract/item/content";
import { useSwitchLanguage } from "../../i18n/MessagesProvider";
import { showToast } from "../../ui/toasts";

/** Shows everything in another language; says so where its words cannot be had. */
export function useLanguageChoice(): (language: Language) => void {
  const switchTo = useSwitchLanguage();
  return (language) => void switchTo(language).catch(() => showToast("warning", { fault: { code: "network" } }));
}
