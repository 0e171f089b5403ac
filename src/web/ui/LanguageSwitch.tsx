import { Languages } from "lucide-react";
import { languageNames, useLanguage } from "../i18n/language";
import { useSwitchLanguage } from "../i18n/MessagesProvider";
import { Button } from "./Button";
import { showToast } from "./toasts";

/** A button that switches to the other language, labelled in that language. */
export function LanguageSwitch() {
  const other = useLanguage() === "zh" ? "en" : "zh";
  const switchTo = useSwitchLanguage();
  return (
    <Button
      variant="quiet"
      size="sm"
      lang={other}
      onClick={() => void switchTo(other).catch(() => showToast("warning", { fault: { code: "network" } }))}
    >
      <Languages size={16} aria-hidden="true" />
      {languageNames[other]}
    </Button>
  );
}
