import { CloudOff } from "lucide-react";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import { Sheet } from "./Sheet";

interface UnreachedSheetProps {
  readonly onRetry: () => void;
  readonly onLeave: () => void;
}

/** The server does not answer; requests are repeated automatically. */
export function UnreachedSheet({ onRetry, onLeave }: UnreachedSheetProps) {
  const t = useMessage();
  return (
    <Sheet
      icon={CloudOff}
      title={t("exam.unreached.title")}
      actions={
        <>
          <ActionButton onClick={onRetry}>{t("exam.unreached.retry")}</ActionButton>
          <ActionButton variant="quiet" onClick={onLeave}>
            {t("exam.failed.leave")}
          </ActionButton>
        </>
      }
    >
      <p role="status">{t("exam.unreached.text")}</p>
      <p>{t("exam.failed.safe")}</p>
    </Sheet>
  );
}
