import { Link, useRouteContext } from "@tanstack/react-router";
import { isSessionBusy, isSignedIn, selectSessionFault } from "../../../../machines/session/session.selectors";
import { useSession } from "../../contexts/session-context";
import { useMessage } from "../../i18n/use-message";
import { AccountFrame } from "../../site/AccountFrame";
import { Button } from "../../ui/Button";
import { useFaultText } from "../../ui/fault-text";

/** The page to which a sign-in provider redirects people back. */
export function CallbackPage() {
  const t = useMessage();
  const faultText = useFaultText();
  const { returned } = useRouteContext({ from: "/callback" });
  const isOnTheWay = useSession((now) => isSessionBusy(now) || isSignedIn(now));
  const fault = useSession(selectSessionFault);
  if (isOnTheWay) return <AccountFrame title={t("account.signingIn")} lead={t("account.confirming")} />;
  const reasons = {
    expected: fault === null ? t("account.notExpected") : faultText(fault),
    unexpected: t("account.notExpected"),
    declined: t("account.declined"),
  };
  return (
    <AccountFrame title={t("account.notSignedIn")} lead={reasons[returned]}>
      <Button asChild size="lg" width="full">
        <Link to="/">{t("account.toSignIn")}</Link>
      </Button>
    </AccountFrame>
  );
}
