import { chakra } from "@chakra-ui/react/styled-system";
import { useRouter, type RouterHistory } from "@tanstack/react-router";
import { LogOut } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Attempt } from "../../../contract/attempt/attempt";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import { ConfirmDialog } from "../../ui/ConfirmDialog";

type HistoryPlace = RouterHistory["location"];

interface LeaveButtonProps {
  readonly attempt: Pick<Attempt, "deadline" | "stage_deadline">;
  readonly onLeave: () => void;
}

/** Number of history entries between two locations of the browser. */
const stepsBetween = (from: HistoryPlace, to: HistoryPlace): number => to.state.__TSR_index - from.state.__TSR_index;

/**
 * Leaves the screen; the attempt stays open and can be resumed. Where a clock keeps running, a dialog warns of it
 * first, also before the browser goes back or forward.
 */
export function LeaveButton({ attempt, onLeave }: LeaveButtonProps) {
  const t = useMessage();
  const { history } = useRouter();
  const button = useRef<HTMLButtonElement>(null);
  /** History steps that the browser was about to go, while the dialog asks; 0: the button was pressed. */
  const [steps, askAbout] = useState<number | null>(null);
  const runsOn = attempt.deadline !== null || attempt.stage_deadline !== null;
  useEffect(() => {
    if (!runsOn) return undefined;
    return history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action, currentLocation, nextLocation }) => {
        const isOfBrowser = action !== "PUSH" && action !== "REPLACE";
        // under a cover the button is inert, so no dialog is shown
        if (!isOfBrowser || button.current?.closest("[inert]") !== null) return false;
        askAbout(stepsBetween(currentLocation, nextLocation));
        return true;
      },
    });
  }, [history, runsOn]);
  return (
    <>
      <ActionButton
        ref={button}
        variant="quiet"
        px="12"
        gap="8"
        aria-label={t("exam.leave")}
        title={t("exam.leave")}
        onClick={() => (runsOn ? askAbout(0) : onLeave())}
      >
        <LogOut size={20} aria-hidden />
        <chakra.span display={{ base: "none", md: "inline" }}>{t("exam.leave")}</chakra.span>
      </ActionButton>
      {steps === null ? null : (
        <ConfirmDialog
          title={t("exam.leave.title")}
          lines={[t("exam.leave.text")]}
          confirm={t("exam.leave")}
          cancel={t("exam.leave.stay")}
          onConfirm={() => {
            askAbout(null);
            if (steps === 0) onLeave();
            else history.go(steps, { ignoreBlocker: true });
          }}
          onCancel={() => askAbout(null)}
        />
      )}
    </>
  );
}
