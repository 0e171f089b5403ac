import { RotateCw } from "lucide-react";
import { useMessage } from "../../i18n/use-message";
import { useReload } from "../commands/use-reload";
import { HeaderTool } from "./HeaderTool";

/** Loads the page on screen anew; stands still where that must not be. */
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
