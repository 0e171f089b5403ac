import { Languages } from "lucide-react";
import { useMessage } from "../../i18n/use-message";
import { MenuButton } from "../../ui/MenuButton";
import { ToolButton } from "./HeaderTool";
import { useLanguageEntries } from "./use-language-entries";

export function LanguageTool() {
  const t = useMessage();
  const entries = useLanguageEntries();
  return (
    <MenuButton
      Trigger={ToolButton}
      entries={entries}
      menuLabel={t("tools.language")}
      aria-label={t("tools.language")}
      title={t("tools.language")}
    >
      <Languages size={18} aria-hidden="true" />
    </MenuButton>
  );
}
