import { Bug } from "lucide-react";
import { useMessage } from "../../i18n/use-message";
import { openOverlay } from "../overlay";
import { Badge } from "./Badge";
import { HeaderTool } from "./HeaderTool";
import { useErrorLog } from "./use-error-log";

/** Opens the error log; shown only while the log has entries. */
export function ErrorLogTool() {
  const t = useMessage();
  const count = useErrorLog().length;
  if (count === 0) return null;
  return (
    <HeaderTool
      label={t("errors.count", { count })}
      Icon={Bug}
      aria-haspopup="dialog"
      onClick={() => openOverlay("errors")}
    >
      <Badge count={count} />
    </HeaderTool>
  );
}
