import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { languageNames, useLanguage } from "../../i18n/language";
import { useSwitchLanguage } from "../../i18n/MessagesProvider";
import { useMessage } from "../../i18n/use-message";
import { showToast } from "../../ui/toasts";
import { PersonalPart } from "./PersonalPart";

const Choice = chakra("label", {
  base: { display: "flex", alignItems: "center", gap: "8", minH: "44", cursor: "pointer" },
});

/** The language of the site on this device. */
export function PersonalLanguage() {
  const t = useMessage();
  const name = useId();
  const present = useLanguage();
  const switchTo = useSwitchLanguage();
  return (
    <PersonalPart title={t("personal.language")} note={t("personal.languageNote")}>
      <Flex role="radiogroup" aria-label={t("personal.languageChoice")} gap="24" wrap="wrap">
        {(["zh", "en"] as const).map((language) => (
          <Choice key={language} lang={language}>
            <input
              type="radio"
              name={name}
              value={language}
              checked={language === present}
              onChange={() => void switchTo(language).catch(() => showToast("warning", { fault: { code: "network" } }))}
            />
            {languageNames[language]}
          </Choice>
        ))}
      </Flex>
    </PersonalPart>
  );
}
