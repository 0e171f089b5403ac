import { Link } from "@tanstack/react-router";
import { CircleSlash2, CloudOff, RotateCcw, WifiOff } from "lucide-react";
import { isPassing, type Fault } from "../../../machines/support/fault";
import { useMessage } from "../i18n/use-message";
import { Button } from "./Button";
import { useFaultText } from "./fault-text";
import { StateCard } from "./StateCard";
import { useOnline } from "./use-online";

interface FaultCardProps {
  readonly fault: Fault;
  /** It is retried automatically until it succeeds. */
  readonly heals?: boolean;
  readonly onRetry: () => void;
}

/** An error, a statement of which data is safe, and one action: retry, or the way home if the server has refused. */
export function FaultCard({ fault, heals = false, onRetry }: FaultCardProps) {
  const t = useMessage();
  const faultText = useFaultText();
  const online = useOnline();
  if (typeof fault.code === "number" && !isPassing(fault)) {
    return (
      <StateCard
        heading="h1"
        Icon={CircleSlash2}
        title={faultText(fault)}
        action={
          <Button asChild>
            <Link to="/">{t("app.toHome")}</Link>
          </Button>
        }
      />
    );
  }
  return (
    <StateCard
      Icon={online ? CloudOff : WifiOff}
      title={online ? t("state.failed") : t("state.offline")}
      action={
        <Button onClick={onRetry}>
          <RotateCcw size={16} aria-hidden="true" />
          {t("state.retry")}
        </Button>
      }
    >
      {heals ? (
        <p role="status">{t(online ? "state.heals" : "state.healsOnline")}</p>
      ) : (
        <p>{online ? faultText(fault) : t("state.offlineDetail")}</p>
      )}
      <p>{t("state.safe")}</p>
    </StateCard>
  );
}
