import { chakra } from "@chakra-ui/react/styled-system";
import { LogOut } from "lucide-react";
import { useState } from "react";
import type { Attempt } from "../../../contract/attempt";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import { ConfirmDialog } from "../../ui/ConfirmDialog";

interface LeaveButtonProps {
  readonly attempt: Pick<Attempt, "deadline" | "stage_deadline">;
  readonly onLeave: () => void;
}

/** Leaves the screen; the sitting stays open and can be resumed. Where a clock runs on, it says so first. */
export function LeaveButton({ attempt, onLeave }: LeaveButtonProps) {
  const t = useMessage();
  const [isAsking, setAsking] = useState(false);
  const runsOn = attempt.deadline !== null || attempt.stage_deadline !== null;
  return (
    <>
      <ActionButton
        variant="quiet"
        px="12"
        gap="8"
        aria-label={t("exam.leave")}
        title={t("exam.leave")}
        onClick={() => (runsOn ? setAsking(true) : onLeave())}
      >
        <LogOut size={20} aria-hidden />
        <chakra.span display={{ base: "none", md: "inline" }}>{t("exam.leave")}</chakra.span>
      </ActionButton>
      {isAsking ? (
        <ConfirmDialog
          title={t("exam.leave.title")}
          lines={[t("exam.leave.text")]}
          confirm={t("exam.leave")}
          cancel={t("exam.leave.stay")}
          onConfirm={onLeave}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
