import { chakra } from "@chakra-ui/react/styled-system";
import { Timer } from "lucide-react";
import type { Attempt } from "../../../contract/attempt/attempt";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { AccommodationTermsNote } from "../../ui/AccommodationTermsNote";
import { ActionButton } from "../../ui/ActionButton";
import { wholeMinutes } from "../../ui/times";
import { Sheet } from "../sheets/Sheet";
import { followingSection } from "./following-section";

interface ReadySheetProps {
  readonly attempt: Attempt;
  readonly canRepeat: boolean;
  readonly onBegin: () => void;
  readonly onRepeat: () => void;
}

/** Names the section that comes next and its length; its clock starts when Begin is pressed. */
export function ReadySheet({ attempt, canRepeat, onBegin, onRepeat }: ReadySheetProps) {
  const t = useMessage();
  const language = useLanguage();
  const next = followingSection(attempt);
  if (next === null) return null;
  const { items, time_limit_ms: limit } = next;
  return (
    <chakra.div display="grid" minHeight="100%" p="16">
      <Sheet
        icon={Timer}
        title={t("sections.readyTitle", { title: localized(next.title, language) })}
        actions={
          <>
            <ActionButton size="lg" onClick={onBegin}>
              {t("sections.begin")}
            </ActionButton>
            {canRepeat && (
              <ActionButton variant="quiet" onClick={onRepeat}>
                {t("sections.repeat")}
              </ActionButton>
            )}
          </>
        }
      >
        <chakra.ul display="flex" flexDirection="column" gap="12" listStyleType="none">
          <li>
            {limit === null
              ? t("sections.readyUntimed", { items })
              : t("sections.readyCount", { items, minutes: wholeMinutes(limit) })}
          </li>
          <li>{t(limit === null ? "sections.readyMove" : "sections.readyMoveTimed")}</li>
          <li>{t("sections.readyGuess")}</li>
        </chakra.ul>
        <AccommodationTermsNote isBrief terms={attempt.accommodation} />
      </Sheet>
    </chakra.div>
  );
}
