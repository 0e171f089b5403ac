import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, type ReactNode } from "react";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import { useBriefed } from "../briefed-context";
import { LoadingSheet } from "../sheets/LoadingSheet";
import { Sheet, SheetPage } from "../sheets/Sheet";

interface WelcomeProps {
  /** The test's title. */
  readonly title: string;
  /** What is different about a test that adjusts itself: list items. */
  readonly children: ReactNode;
  readonly onBegin: () => void;
}

/** Before the first item of a test that chooses by the answers; read already by whoever comes from its page. */
export function Welcome({ title, children, onBegin }: WelcomeProps) {
  const t = useMessage();
  const isBriefed = useBriefed();
  useEffect(() => {
    if (isBriefed) onBegin();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isBriefed]);
  if (isBriefed) return <LoadingSheet />;
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
