import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import { Sheet, SheetPage } from "../sheets/Sheet";

interface WelcomeProps {
  /** The test's title. */
  readonly title: string;
  /** What is different about a test that adjusts itself: list items. */
  readonly children: ReactNode;
  readonly onBegin: () => void;
}

/** Before the first item of a test that chooses by the answers. */
export function Welcome({ title, children, onBegin }: WelcomeProps) {
  const t = useMessage();
  return (
    <SheetPage>
      <Sheet
        title={title}
        actions={
          <ActionButton size="lg" onClick={onBegin}>
            {t("exam.welcome.start")}
          </ActionButton>
        }
      >
        <chakra.ul display="flex" flexDirection="column" gap="12" listStyleType="none">
          {children}
        </chakra.ul>
      </Sheet>
    </SheetPage>
  );
}
