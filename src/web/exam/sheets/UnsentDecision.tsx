import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import type { Decision } from "./unsent-work";

/** The choice between waiting for answers that do not reach the server, and closing the stage without them. */
export function UnsentDecision({ onWait, onLeave }: Decision) {
  const t = useMessage();
  return (
    <>
      <ActionButton onClick={onWait}>{t("exam.submitting.wait")}</ActionButton>
      <ActionButton variant="quiet" onClick={onLeave}>
        {t("exam.submitting.without")}
      </ActionButton>
    </>
  );
}
