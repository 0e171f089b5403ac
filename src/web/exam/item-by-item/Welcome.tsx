import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import type { Attempt } from "../../../contract/attempt/attempt";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import { Sheet, SheetPage } from "../sheets/Sheet";
import { LeaveHome } from "../tools/LeaveHome";

interface WelcomeProps {
  readonly attempt: Attempt;
  /** List items that explain how an adaptive test differs. */
  readonly children: ReactNode;
  readonly onBegin: () => void;
}

/** The screen before the first item of an adaptive test. */
export function Welcome({ attempt, children, onBegin }: WelcomeProps) {
  const t = useMessage();
  return (
    <SheetPage>
      <Sheet
        title={localized(attempt.title, useLanguage())}
        actions={
          <>
            <ActionButton size="lg" onClick={onBegin}>
              {t("exam.welcome.start")}
            </ActionButton>
            <LeaveHome attempt={attempt} />
          </>
        }
      >
        <chakra.ul display="flex" flexDirection="column" gap="12" listStyleType="none">
          {children}
        </chakra.ul>
      </Sheet>
    </SheetPage>
  );
}
