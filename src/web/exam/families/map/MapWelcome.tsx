import { chakra } from "@chakra-ui/react/styled-system";
import { useMessage } from "../../../i18n/use-message";
import { ActionButton } from "../../../ui/ActionButton";
import { Sheet } from "../../sheets/Sheet";

interface MapWelcomeProps {
  /** The test's title. */
  readonly title: string;
  readonly onBegin: () => void;
}

/** Before the first item: what is different about a test that adjusts itself. */
export function MapWelcome({ title, onBegin }: MapWelcomeProps) {
  const t = useMessage();
  return (
    <Sheet
      title={title}
      actions={
        <ActionButton size="lg" onClick={onBegin}>
          {t("exam.welcome.start")}
        </ActionButton>
      }
    >
      <chakra.ul display="flex" flexDirection="column" gap="12" listStyleType="none">
        <li>{t("exam.welcome.one")}</li>
        <li>{t("exam.welcome.two")}</li>
        <li>{t("exam.welcome.three")}</li>
      </chakra.ul>
    </Sheet>
  );
}
