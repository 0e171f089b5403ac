import { Maximize, Minimize } from "lucide-react";
import { useMessage } from "../../i18n/use-message";
import { toggleFullScreen, useIsFullScreen } from "../commands/full-screen";
import { HeaderTool } from "./HeaderTool";

export function FullScreenTool() {
  const t = useMessage();
  const isFull = useIsFullScreen();
  return (
    <HeaderTool
      label={isFull ? t("tools.leaveFullScreen") : t("tools.fullScreen")}
      Icon={isFull ? Minimize : Maximize}
      onClick={() => void toggleFullScreen()}
    />
  );
}
