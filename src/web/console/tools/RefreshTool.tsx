import { RotateCw } from "lucide-react";
import { useMessage } from "../../i18n/use-message";
import { useReload } from "../commands/use-reload";
import { HeaderTool } from "./HeaderTool";

/** Reloads the page on screen; disabled where that is not allowed. */
export function RefreshTool() {
  const t = useMessage();
  const reload = useReload();
  return (
    <HeaderTool
      label={t("tools.reload")}
      hint={reload === null ? t("tools.reloadHeld") : t("tools.reload")}
      Icon={RotateCw}
      aria-disabled={reload === null || undefined}
      onClick={() => reload?.()}
    />
  );
}
