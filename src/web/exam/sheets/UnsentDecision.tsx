import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import type { Decision } from "./unsent-work";

/** Waits on for answers that do not arrive, or closes the stage without them. */
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
