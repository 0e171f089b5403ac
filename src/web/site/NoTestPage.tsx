import { Link } from "@tanstack/react-router";
import { MousePointerClick } from "lucide-react";
import { useSitterHome } from "../contexts/sitter-home";
import { useMessagePart } from "../contexts/use-message-part";
import { useMessage } from "../i18n/use-message";
import { Button } from "../ui/Button";
import { StatePage } from "./StatePage";

/** In place of a test's page if the address names no test: explains where to start. */
export function NoTestPage() {
  const t = useMessage();
  const hasWords = useMessagePart("sittings");
  const home = useSitterHome();
  if (!hasWords) return null;
  return (
    <StatePage
      Icon={MousePointerClick}
      title={t("noTest.title")}
      action={
        <Button asChild>
          <Link to={home}>{t("noTest.toTests")}</Link>
        </Button>
      }
    >
      {t("noTest.text")}
    </StatePage>
  );
}
