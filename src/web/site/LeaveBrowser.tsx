import { Flex } from "@chakra-ui/react/flex";
import { LogOut } from "lucide-react";
import { useMessagePart } from "../contexts/use-message-part";
import { useMessage } from "../i18n/use-message";
import { Button } from "../ui/Button";

function Offer() {
  const t = useMessage();
  if (!useMessagePart("invigilated")) return null;
  return (
    <Flex
      className="no-print"
      mb="16"
      gap="12"
      align="center"
      wrap="wrap"
      bg="accent.tint"
      borderRadius="control"
      p="12"
    >
      {t("invigilated.browser.done")}
      <Button minH="44" asChild>
        <a href="/seb/quit">
          <LogOut size={16} aria-hidden="true" />
          {t("invigilated.browser.quit")}
        </a>
      </Button>
    </Flex>
  );
}

/** In Safe Exam Browser the way out of it, once the test is handed in. */
export const LeaveBrowser = () => ("SafeExamBrowser" in window ? <Offer /> : null);
