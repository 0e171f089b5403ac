import { Link } from "@tanstack/react-router";
import { isWarned, selectVisitorToken } from "../../../machines/visitor/visitor.selectors";
import { useMessage } from "../i18n/use-message";
import { AccountFrame } from "../site/AccountFrame";
import { useVisitor } from "../site/visitor-context";
import { Button } from "../ui/Button";

/** `/visitor`: whether the invitation holds, and where to go. */
export function VisitorPage() {
  const t = useMessage();
  const isOver = useVisitor(isWarned);
  const isInvited = useVisitor((now) => selectVisitorToken(now) !== null);
  return (
    <AccountFrame
      title={t("title.visitor")}
      lead={isOver ? t("visitor.expired") : isInvited ? t("visitor.welcome") : t("visitor.uninvited")}
    >
      <Button asChild size="lg" width="full">
        <Link to="/">{t("app.toHome")}</Link>
      </Button>
    </AccountFrame>
  );
}
